/**
 * An address as a header, and a line of a list of redirects, can hold it. White space would end it there, a line break begin
 * another line, and other characters than those of ASCII be refused.
 */
export function asciiAddress(written: string): string {
  const [, origin = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(written.trim()) ?? []
  return asciiOrigin(origin) + encoded(rest)
}

/** Names of hosts have a spelling of their own. */
function asciiOrigin(origin: string): string {
  if (/^[!-~]*$/.test(origin) || !URL.canParse(origin)) return encoded(origin)
  return new URL(origin).href.replace(/\/$/, '')
}

const encoded = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd').replace(/[^!-~]/gu, encodeURIComponent)
