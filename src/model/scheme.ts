/** Schemes that are allowed in every site. */
export const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Schemes that run code or imitate the site; `links.allowSchemes` cannot allow them. */
export const NEVER_ALLOWED_SCHEMES: readonly string[] = ['javascript', 'vbscript', 'data', 'file', 'blob']

/**
 * Tells whether text is the address of another site that browsers only navigate to. Browsers remove spaces and line breaks
 * before they read the scheme, and so does `URL`.
 */
export function isSafeAddress(href: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(href)) return false
  const scheme = new URL(href).protocol.slice(0, -1)
  return !NEVER_ALLOWED_SCHEMES.includes(scheme) && [...SAFE_SCHEMES, ...allowed].includes(scheme)
}
