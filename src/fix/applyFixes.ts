import type { Problem } from '../model/problem.ts'
import { LINE_END } from './lineEnd.ts'

/** A text after its fixes, and the problems that were fixed. */
type Fixed = { text: string; fixed: Problem[] }

const BLANK_LINE = /(?:\r\n|\r(?!\n)|\n)[ \t>]*[\r\n]/

type Edit = { start: number; end: number; replacement: string; problem: Problem }

/**
 * Applies the certain suggestions to the text of a file; all other bytes are unchanged. A link is skipped if its
 * address is not in the text as it was parsed, for example because it contains a variable.
 */
export function applyFixes(text: string, problems: Problem[]): Fixed {
  const lineStarts = startsOf(text)
  const edits = problems.flatMap((problem) => editOf(text, lineStarts, problem) ?? [])
  const apart = withoutOverlaps(edits)
  const pieces = apart.map(
    ({ start, replacement }, index) => text.slice(apart[index - 1]?.end ?? 0, start) + replacement,
  )
  const rest = text.slice(apart.at(-1)?.end ?? 0)
  const applied = new Set(apart)
  return {
    text: pieces.join('') + rest,
    fixed: edits.filter((edit) => applied.has(edit)).map(({ problem }) => problem),
  }
}

/** In the order of the text. What lies in the text of another fix can be fixed once that is. */
function withoutOverlaps(edits: Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start))
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
  return kept
}

function editOf(text: string, lineStarts: number[], problem: Problem): Edit | undefined {
  const { target, replacement, line, column } = problem
  if (!target || replacement === undefined || replacement === target) return undefined
  const from = (lineStarts[line - 1] ?? text.length) + column - 1
  const exact = exactly(text, from, problem)
  if (exact !== undefined) return { start: exact, end: exact + target.length, replacement, problem }
  for (const written of new Set([target, encodeURI(target)])) {
    const start = inLink(text, from, written) ?? inDefinition(text, written)
    if (start === undefined) continue
    const end = start + written.length
    return { start, end, replacement: spelled(replacement, text[start - 1]), problem }
  }
  return undefined
}

/** Finds what is not an address: a directive or a link that is no link at its place, a mark or a label in its line. */
function exactly(text: string, from: number, { rule, target = '' }: Problem): number | undefined {
  const isAtPlace = rule === 'unknown-directive' || rule === 'doubtful-link'
  if (isAtPlace && text.startsWith(target, from)) return from
  const before = rule === 'unknown-mark' ? ' ' : rule === 'undefined-reference' ? '][' : undefined
  if (before === undefined) return undefined
  const [line = ''] = text.slice(from).split(LINE_END, 1)
  const at = line.indexOf(before + target + (rule === 'unknown-mark' ? '=' : ']'))
  return at < 0 ? undefined : from + at + before.length
}

/** Returns the offset of each line. A byte order mark before the first does no harm: a search begins there. */
function startsOf(text: string): number[] {
  return [0, ...[...text.matchAll(LINE_END)].map(({ 0: end, index }) => index + end.length)]
}

/** Finds the address of the link that begins at an offset. The address is in the same paragraph and is a whole word. */
function inLink(text: string, from: number, address: string): number | undefined {
  const end = text.slice(from).search(BLANK_LINE)
  const paragraph = text.slice(0, end === -1 ? undefined : from + end)
  for (let at = paragraph.indexOf(address, from); at !== -1; at = paragraph.indexOf(address, at + 1)) {
    const after = paragraph.slice(at + address.length, at + address.length + 2)
    // `](` ends the text of a link; a single `]` ends a list in YAML, and a single `(` begins what is said in brackets.
    if (/[\s"'<=[]$|\]\($/.test(paragraph.slice(Math.max(0, at - 2), at)) && /^(?:$|[\s)"'>,}]|\](?!\())/.test(after))
      return at
  }
  return undefined
}

/** Finds the address of a definition, `[label]: address`. */
function inDefinition(text: string, address: string): number | undefined {
  for (const { 0: opening, index } of text.matchAll(/^[ \t>]*\[[^\]\n]+\]:[ \t]*<?/gm)) {
    const start = index + opening.length
    if (text.startsWith(address, start) && /[\s>]|^$/.test(text[start + address.length] ?? '')) return start
  }
  return undefined
}

/** An address without angle brackets ends at a space or at the bracket around it, so these are escaped. */
const spelled = (address: string, before: string | undefined): string =>
  before === '(' ? address.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29') : address
