import type { LocatedText } from './call.ts'

type Comment = '//' | '#'

/** The end of the string, comment, bracketed expression or character that begins at an offset. */
function skip(code: string, at: number, comment: Comment): number {
  let depth = 0
  let end = at
  do {
    const character = code[end] ?? ''
    if (/[([{]/.test(character)) depth += 1
    else if (/[)\]}]/.test(character)) depth -= 1
    end = skipPiece(code, end, comment)
  } while (depth > 0 && end < code.length)
  return end
}

/** The end of a string, a comment or a character. */
function skipPiece(code: string, at: number, comment: Comment): number {
  if (code.startsWith(comment, at)) return endOf(code, '\n', at)
  if (comment === '//' && code.startsWith('/*', at)) return endOf(code, '*/', at + 2) + 2
  return /["'`]/.test(code[at] ?? '') ? skipString(code, at) : at + 1
}

// Longer calls are not read: nested calls are read repeatedly, which would take quadratic time.
const LONGEST_ARGUMENTS = 10_000

/** Calls of what a pattern names, with what stands in their brackets; not those in strings and comments. */
export function* callsOf(
  code: string,
  callee: RegExp,
  comment: Comment,
): Generator<{ match: RegExpExecArray; args: LocatedText }> {
  const bare = withoutTexts(code, comment)
  const closing = closingBrackets(bare)
  for (const match of bare.matchAll(callee)) {
    const open = match.index + match[0].length - 1
    const close = closing.get(open)
    if (close === undefined || close - open > LONGEST_ARGUMENTS) continue
    yield { match, args: { text: code.slice(open + 1, close), at: open + 1 } }
  }
}

/** The same length, with spaces for strings and comments. */
function withoutTexts(code: string, comment: Comment): string {
  let bare = ''
  for (let at = 0; at < code.length; ) {
    const end = Math.min(skipPiece(code, at, comment), code.length)
    bare += end === at + 1 ? code[at] : ' '.repeat(end - at)
    at = end
  }
  return bare
}

function closingBrackets(bare: string): Map<number, number> {
  const closing = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < bare.length; at += 1) {
    if (/[([{]/.test(bare[at] ?? '')) open.push(at)
    else if (/[)\]}]/.test(bare[at] ?? '')) closing.set(open.pop() ?? -1, at)
  }
  return closing
}

function skipString(code: string, at: number): number {
  const quote = code[at] ?? ''
  const triple = quote.repeat(3)
  if (quote !== '`' && code.startsWith(triple, at)) return endOf(code, triple, at + 3) + 3
  for (let index = at + 1; index < code.length; index += 1) {
    if (code[index] === '\\') index += 1
    else if (code[index] === quote || (code[index] === '\n' && quote !== '`')) return index + 1
  }
  return code.length
}

function endOf(code: string, text: string, from: number): number {
  const end = code.indexOf(text, from)
  return end === -1 ? code.length : end
}

/** The parts between separators, brackets and strings kept whole, comments left out. */
export function splitAt(code: string, separator: string, comment: Comment, offset = 0): LocatedText[] {
  const parts: LocatedText[] = []
  let start = 0
  let text = ''
  const finish = (): void => {
    const before = text.length - text.trimStart().length
    if (text.trim() !== '') parts.push({ text: text.trim(), at: offset + start + before })
  }
  for (let at = 0; at < code.length; ) {
    const end = skip(code, at, comment)
    const isComment = code.startsWith(comment, at) || (comment === '//' && code.startsWith('/*', at))
    if (code[at] === separator) {
      finish()
      start = end
      text = ''
    } else text += isComment ? ' '.repeat(end - at) : code.slice(at, end)
    at = end
  }
  finish()
  return parts
}

/** What stands in the brackets that open at an offset. */
function insideOf(code: string, open: number, comment: Comment): LocatedText {
  return { text: code.slice(open + 1, skip(code, open, comment) - 1), at: open + 1 }
}

/** The entries of an object or dictionary literal; undefined when the text is none. `isWhole` unless something is spread in. */
export function entriesIn(literal: LocatedText, comment: Comment): { entries: Entry[]; isWhole: boolean } | undefined {
  if (!literal.text.startsWith('{')) return undefined
  const parts = splitAt(insideOf(literal.text, 0, comment).text, ',', comment, literal.at + 1)
  const entries = parts.flatMap(({ text, at }): Entry[] => {
    const [key, value] = splitAt(text, ':', comment, at)
    const name = key && (/^(["'])(.*)\1$/s.exec(key.text)?.[2] ?? /^[\w$-]+$/.exec(key.text)?.[0])
    if (!key || name === undefined) return []
    return [
      { name: { text: name, at: key.at }, value: value ? { text: text.slice(value.at - at), at: value.at } : key },
    ]
  })
  return { entries, isWhole: entries.length === parts.length }
}

export type Entry = { name: LocatedText; value: LocatedText }

/** The value assigned to a name in the same text, if it is a literal in braces. */
export function literalOf(name: string, code: string, comment: Comment): LocatedText | undefined {
  const match = new RegExp(`(?:^|[;\\n{]\\s*|\\b(?:const|let|var)\\s+)${name}\\s*=\\s*(?=\\{)`).exec(code)
  if (!match) return undefined
  const at = match.index + match[0].length
  return { text: code.slice(at, skip(code, at, comment)), at }
}
