/**
 * Whether a term is meant by a word with one mistake: a letter added, left out, changed, or swapped with the next. The
 * word may be the beginning of the term, as long as it is being typed.
 * @returns 0 no, 1 the beginning, 2 the whole term
 */
export function mistyped(word: string, term: string): 0 | 1 | 2 {
  const at = firstDifference(word, term, 0, 0)
  const rests = [
    { word: at + 1, term: at + 1 },
    { word: at + 1, term: at },
    { word: at, term: at + 1 },
    ...(word[at] === term[at + 1] && word[at + 1] === term[at] ? [{ word: at + 2, term: at + 2 }] : []),
  ]
  let best: 0 | 1 | 2 = 0
  for (const rest of rests) {
    if (rest.word > word.length || rest.term > term.length) continue
    const same = firstDifference(word, term, rest.word, rest.term)
    if (rest.word + same < word.length) continue
    if (rest.term + same === term.length) return 2
    best = 1
  }
  return best
}

/** How many characters are the same from the given places on. */
function firstDifference(one: string, other: string, from: number, otherFrom: number): number {
  let length = 0
  while (from + length < one.length && one[from + length] === other[otherFrom + length]) length++
  return length
}
