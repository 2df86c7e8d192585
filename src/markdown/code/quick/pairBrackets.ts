import type { Word } from './reading.ts'

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const CLOSE = new Set(Object.values(CLOSING))

/** Examples are never nested as deep. Deeper code could overflow the stack. */
const MAX_DEPTH = 100

/** Notes at each bracket which one belongs to it. Returns whether all have one, and are not nested too deep. */
export function pairBrackets(words: readonly Word[]): boolean {
  const open: number[] = []
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'mark') continue
    if (word.text in CLOSING) {
      if (open.push(at) > MAX_DEPTH) return false
    } else if (CLOSE.has(word.text)) {
      const opening = open.pop() ?? -1
      const other = words[opening]
      if (!other || CLOSING[other.text] !== word.text) return false
      other.pair = at
      word.pair = opening
    }
  }
  return open.length === 0
}
