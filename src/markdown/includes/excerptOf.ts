import { pushAll } from '../../model/pushAll.ts'
import { type Mark, marksIn } from './regionMarks.ts'

/** Which part of a file is included. */
export type ExcerptRange = { lines: string | undefined; region: string | undefined }

/** A part of a file, or what is wrong with it. */
type Excerpt = { text: string } | { message: string; fix: string }

/** The mark on each line, where there is one. */
type Marks = readonly (Mark | undefined)[]

/** Returns the named lines or the region of a text, without what all lines have as indentation. */
export function excerptOf(text: string, file: string, { lines: range, region }: ExcerptRange): Excerpt {
  const lines = text.replace(/\n$/, '').split('\n')
  if (region !== undefined && range !== undefined)
    return { message: '"lines" and "region" exclude each other', fix: 'remove one of the two' }
  if (region !== undefined) return regionOf(lines, file, region)
  if (range === undefined) return { text: withoutMarks(lines, marksIn(lines, file)).join('\n') }
  const chosen: string[] = []
  for (const part of range.split(',')) {
    const [, first, dash, last] = /^(\d+)?(?:\s*(-)\s*(\d+)?)?$/.exec(part.trim()) ?? []
    if (first === undefined && last === undefined)
      return { message: `"lines=${range}" is not a range of lines`, fix: 'write it like "lines=10-24"' }
    const from = Number(first ?? 1)
    const to = dash === undefined ? from : Number(last ?? lines.length)
    if (from < 1 || to < from || to > lines.length)
      return { message: `"${file}" has no lines ${part.trim()}`, fix: `it has ${lines.length} lines` }
    pushAll(chosen, lines.slice(from - 1, to))
  }
  return { text: dedented(chosen) }
}

function regionOf(lines: string[], file: string, region: string): Excerpt {
  const marks = marksIn(lines, file)
  const fix = `mark it with comments "#region ${region}" and "#endregion ${region}"`
  const start = startOf(marks, ({ name }) => name === region) ?? startOf(marks, ({ name }) => isNamed(name, region))
  if (start === undefined) return { message: `"${file}" has no region "${region}"`, fix }
  const end = endOf(marks, start, region)
  if (end < 0) return { message: `the region "${region}" of "${file}" has no end`, fix }
  return { text: dedented(withoutMarks(lines.slice(start + 1, end), marks.slice(start + 1, end))) }
}

const withoutMarks = (lines: readonly string[], marks: Marks): string[] =>
  lines.filter((_, index) => marks[index] === undefined)

function startOf(marks: Marks, isMeant: (mark: Mark) => boolean): number | undefined {
  const start = marks.findIndex((mark) => mark && !mark.isEnd && isMeant(mark))
  return start < 0 ? undefined : start
}

/** A name may be followed by words about the region. */
const isNamed = (name: string, region: string): boolean => name === region || name.startsWith(`${region} `)

/** An end without a name is that of the innermost region. */
function endOf(marks: Marks, start: number, region: string): number {
  let depth = 0
  for (let at = start + 1; at < marks.length; at++) {
    const mark = marks[at]
    if (mark?.isEnd && isNamed(mark.name, region)) return at
    if (!mark || (mark.isEnd && mark.name !== '')) continue
    if (!mark.isEnd && !hasNamedEnd(marks, mark.name)) depth++
    else if (mark.isEnd && depth-- === 0) return at
  }
  return -1
}

const hasNamedEnd = (marks: Marks, name: string): boolean =>
  marks.some((mark) => mark?.isEnd && mark.name !== '' && mark.name === name)

function dedented(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const indent = indents.reduce((least, each) => Math.min(least, each), indents[0] ?? 0)
  return lines.map((line) => line.slice(indent)).join('\n')
}
