/** Why an address may not stand on a page. */
export type Judgement = { message: string; fix: string; target: string }

const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel']

/** Run code, or show what the reader takes for the site: these stay out whatever `links.allowSchemes` says. */
const NEVER_ALLOWED = ['javascript', 'vbscript', 'data', 'file', 'blob']

/** What is wrong with an address that leads out of the site, if anything. An empty scheme is that of `//host`. */
export function judgeScheme(address: string, scheme: string, allowSchemes: readonly string[]): Judgement | undefined {
  if (NEVER_ALLOWED.includes(scheme)) {
    return {
      message: `a "${scheme}:" address is not allowed`,
      fix: 'link to a page, a file or https://',
      target: address,
    }
  }
  const known = scheme === '' || SAFE_SCHEMES.includes(scheme) || allowSchemes.includes(scheme)
  if (!known) return unknownScheme(address, scheme)
  return /^(?:https?)?$/.test(scheme) ? judgeCredentials(address) : undefined
}

function unknownScheme(address: string, scheme: string): Judgement {
  const message = `the scheme "${scheme}:" is not allowed in links`
  return { message, fix: `add "${scheme}" to "links.allowSchemes" in content/site.yaml`, target: address }
}

/** A password in a link is given to every reader; it is not repeated in the report either. */
function judgeCredentials(address: string): Judgement | undefined {
  const [, before = '', credentials, after = ''] = /^([a-z]*:?[\\/]*)([^\\/?#]*)@(.*)$/is.exec(address) ?? []
  if (credentials === undefined) return undefined
  const masked = `${before}***@${after}`
  return { message: `"${masked}" holds a user name or password`, fix: `write "${before}${after}"`, target: masked }
}
