/** One candidate of a `srcset`: an address and what it is for (`2x`, `640w`, or nothing). */
type SrcsetCandidate = { address: string; descriptor: string }

/**
 * An address ends at white space, so that it may hold commas (`data:image/png;base64,…`); a comma at its end, or after the
 * descriptor, ends the candidate (https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute).
 */
export function readSrcset(srcset: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = []
  for (let rest = withoutCommas(srcset); rest !== ''; ) {
    const [written = ''] = /^\S+/.exec(rest) ?? []
    const address = written.replace(/(?<!,),+$/, '')
    const afterAddress = rest.slice(written.length)
    const [descriptor = ''] = address === written ? afterAddress.split(',', 1) : ['']
    candidates.push({ address, descriptor: descriptor.trim() })
    rest = withoutCommas(afterAddress.slice(descriptor.length))
  }
  return candidates
}

const withoutCommas = (text: string): string => text.replace(/^[\s,]+/, '')

export const writeSrcset = (candidates: SrcsetCandidate[]): string =>
  candidates.map(({ address, descriptor }) => (descriptor ? `${address} ${descriptor}` : address)).join(', ')
