/** Schemes that an address may have in every site. */
export const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Schemes that run code, or show what the reader takes for a part of the site: `links.allowSchemes` cannot permit them. */
export const NEVER_ALLOWED_SCHEMES: readonly string[] = ['javascript', 'vbscript', 'data', 'file', 'blob']
