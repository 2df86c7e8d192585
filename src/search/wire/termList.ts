/** The length of the prefix shared with the previous term is written as one digit. */
const BASE = 36

/** Writes sorted terms; a prefix shared with the previous term is not repeated. */
export function writeTerms(terms: string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLength(terms[index - 1] ?? '', term)
      return shared.toString(BASE) + term.slice(shared)
    })
    .join(' ')
}

export function readTerms(written: string): string[] {
  let before = ''
  return written.split(' ').map((each) => {
    before = before.slice(0, Number.parseInt(each.charAt(0), BASE)) + each.slice(1)
    return before
  })
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length, BASE - 1)
  let length = 0
  while (length < most && one[length] === other[length]) length++
  return length
}
