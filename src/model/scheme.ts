/** Schemes that are allowed in every site. */
export const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Schemes that run code or imitate the site; `links.allowSchemes` cannot allow them. */
export const NEVER_ALLOWED_SCHEMES: readonly string[] = ['javascript', 'vbscript', 'data', 'file', 'blob']
