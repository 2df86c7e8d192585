/**
 * An address as a header, and a line of a list of redirects, can hold it. White space would end it there, a line break begin
 * another line, and other characters than those of ASCII be refused.
 */
export const asciiAddress = (written: string): string =>
  withAsciiHost(written.trim())
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[^!-~]/gu, encodeURIComponent)

/** Names of hosts have a spelling of their own. One with a variable is left as it is. */
export function withAsciiHost(address: string): string {
  const [origin = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/is.exec(address) ?? []
  if (/^[!-~]*$|\{/.test(origin) || !URL.canParse(origin)) return address
  return new URL(origin).href.replace(/\/$/, '') + address.slice(origin.length)
}
