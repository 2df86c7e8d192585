import { type Tokenizer, WORD } from '../../src/search/wire/tokenize.ts'
import type { Marked } from './answer.ts'

/** The part of a text that the query matches. */
type Mark = { from: number; to: number }

/** The words of a text, or the parts of them, that are among the terms. */
export function marksIn(text: string, terms: ReadonlySet<string>, { wordOf }: Tokenizer): Mark[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const { whole, parts } = wordOf(written)
    if (terms.has(whole)) return [{ from: index, to: index + written.length }]
    const named = parts.filter(({ term }) => terms.has(term))
    return named.map(({ from, to }) => ({ from: index + from, to: index + to }))
  })
}

/** A text in marked and other segments; marks that touch are one. */
export function marked(text: string, marks: Mark[], from = 0, to = text.length): Marked {
  const segments: Marked = []
  let end = from
  for (const mark of marks) {
    if (mark.to <= end || mark.from >= to) continue
    const start = Math.max(mark.from, end)
    if (start > end) segments.push({ text: text.slice(end, start), marked: false })
    const latest = segments.at(-1)
    end = Math.min(mark.to, to)
    if (latest?.marked) latest.text += text.slice(start, end)
    else segments.push({ text: text.slice(start, end), marked: true })
  }
  if (end < to) segments.push({ text: text.slice(end, to), marked: false })
  return segments
}

const EXCERPT = 120

/** Of them, before the first mark. */
const BEFORE = 30

/** About 120 characters with as many different marks as can be, cut between words. */
export function excerpt(text: string, marks: Mark[]): Marked {
  if (text.length <= EXCERPT) return marked(text, marks)
  const best = bestMark(text, marks)
  const from =
    best === undefined ? 0 : wordStart(text, Math.max(0, Math.min(best.from - BEFORE, text.length - EXCERPT)))
  const to = wordEnd(text, Math.min(text.length, from + EXCERPT))
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...marked(text, marks, from, to),
    ...(to < text.length ? [{ text: ' …', marked: false }] : []),
  ]
}

/** The mark after which the most different words are marked, as close together as can be. */
function bestMark(text: string, marks: Mark[]): Mark | undefined {
  let best: { mark: Mark; words: number; span: number } | undefined
  for (const [index, mark] of marks.entries()) {
    const words = new Set<string>()
    let span = 0
    for (let next = index; next < marks.length; next++) {
      const other = marks[next]
      if (!other || other.to > mark.from + EXCERPT - BEFORE) break
      const word = text.slice(other.from, other.to).toLowerCase()
      if (!words.has(word)) span = other.to - mark.from
      words.add(word)
    }
    if (!best || words.size > best.words || (words.size === best.words && span < best.span)) {
      best = { mark, words: words.size, span }
    }
  }
  return best?.mark
}

/** Words of texts are short; without spaces the cut is where it is. */
const LONGEST_WORD = 25

function wordStart(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return at === 0 || at - space > LONGEST_WORD ? at : space + 1
}

function wordEnd(text: string, at: number): number {
  const space = text.indexOf(' ', at - 1)
  const end = space < 0 ? text.length : space
  return end - at > LONGEST_WORD ? at : end
}
