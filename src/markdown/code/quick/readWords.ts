import { pairBrackets } from './pairBrackets.ts'
import type { Span, Word } from './reading.ts'

/** What words and marks of a language look like. None of the patterns has a group. */
type Patterns = Record<'space' | 'comment' | 'string' | 'word' | 'number' | 'mark', RegExp>

/** One pattern for whatever comes next: the first one of these that does. */
export const nextOf = ({ space, comment, string, word, number, mark }: Patterns): string =>
  `${space.source}(?:(${[comment, string, word, number, mark].map(({ source }) => source).join(')|(')}))`

export type CodeWords = { words: Word[]; comments: Span[] }

/**
 * The words of code, and its comments as parts; undefined if there is anything else, or if brackets are left open.
 * @param pattern as `nextOf` returns it
 * @param insteadOf reads what begins with a mark but is none, such as a regular expression
 */
export function readWords(
  code: string,
  pattern: string,
  insteadOf: (mark: string, at: number, before: Word | undefined) => string | undefined = () => undefined,
): CodeWords | undefined {
  const next = new RegExp(pattern, 'y')
  const words: Word[] = []
  const comments: Span[] = []
  const end = code.trimEnd().length
  let lineAt = 0
  while (next.lastIndex < end) {
    const found = next.exec(code)
    if (!found) return undefined
    const [kind, text] = kindOf(found)
    const from = next.lastIndex - text.length
    if (kind === 'comment') comments.push({ from, to: next.lastIndex, kind })
    else {
      const other = kind === 'mark' ? insteadOf(text, from, words.at(-1)) : undefined
      next.lastIndex = from + (other ?? text).length
      words.push({
        kind: other ? 'string' : kind,
        text: other ?? text,
        from,
        to: next.lastIndex,
        first: lineAt <= from,
        pair: -1,
      })
      if (lineAt <= from) lineAt = code.indexOf('\n', next.lastIndex) + 1 || code.length + 1
    }
  }
  return pairBrackets(words) ? { words, comments } : undefined
}

function kindOf([, comment, string, word, number, mark = '']: RegExpExecArray): [Word['kind'] | 'comment', string] {
  if (mark !== '') return ['mark', mark]
  if (word !== undefined) return ['word', word]
  if (string !== undefined) return ['string', string]
  return number === undefined ? ['comment', comment ?? ''] : ['number', number]
}
