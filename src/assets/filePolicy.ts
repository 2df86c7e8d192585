/** Nothing in an HTML file of the site runs or is sent elsewhere, unless the configuration allows it for the file. */
export const FILE_POLICY = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline' https:",
  "font-src 'self' data: https:",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

const START = /^\uFEFF?(?:\s|<!--[\s\S]*?-->)*(?:<!doctype[^>]*>)?/i

/** Puts the policy in front of everything that could run; browsers move it into the head of the document. */
export const withPolicy = (html: string): string =>
  html.replace(START, (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${FILE_POLICY}">`)
