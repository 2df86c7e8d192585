import { hash } from 'node:crypto'
import type { PolicyNeeds } from '../../model/headEntry.ts'
import type { InlineStyle } from '../../model/output.ts'

const OTHERS = ['connect-src', 'font-src', 'frame-src', 'manifest-src'] as const

/**
 * Only the site's own files, and what stands in the page by its hash. Pictures may come from elsewhere over https, where
 * the site's text shows one. What the configuration adds to the head asks for more. `frame-ancestors` is left to the header: browsers ignore it in a meta tag.
 */
export function contentSecurityPolicy(inlineScripts: string[], inlineStyles: string, needs: PolicyNeeds = {}): string {
  const hashes = inlineScripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  // Without a directive of their own, these may only come from the site.
  const others = OTHERS.flatMap((name) => (needs[name] ? [[name, "'self'", ...needs[name]].join(' ')] : []))
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...(needs['script-src'] ?? [])].join(' '),
    ['style-src', "'self'", inlineStyles, ...(needs['style-src'] ?? [])].filter((part) => part !== '').join(' '),
    ...others,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** How a policy names styles that stand in a page. */
export const styleSources = (styles: InlineStyle[]): string => styles.map(({ hash }) => `'sha256-${hash}'`).join(' ')
