import { createHash } from 'node:crypto'
import type { InlineStyle } from '../../model/output.ts'

/**
 * Only the site's own files, and what stands in the page by its hash. Pictures may come from elsewhere over https, where
 * the site's text shows one. `frame-ancestors` is left to the header: browsers ignore it in a meta tag.
 */
export function contentSecurityPolicy(inlineScripts: string[], inlineStyles: string): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    `style-src 'self' ${inlineStyles}`.trimEnd(),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** How a policy names styles that stand in a page. */
export const styleSources = (styles: InlineStyle[]): string => styles.map(({ hash }) => `'sha256-${hash}'`).join(' ')
