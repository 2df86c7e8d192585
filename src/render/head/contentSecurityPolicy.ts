import { createHash } from 'node:crypto'

/**
 * Only the site's own files, and the inline scripts by their hash. Pictures may come from elsewhere over https, where
 * the site's text shows one. `frame-ancestors` is left to the header: browsers ignore it in a meta tag.
 */
export function contentSecurityPolicy(inlineScripts: string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
