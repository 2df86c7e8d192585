import { pushAll } from '../../model/pushAll.ts'

/** Which part of a file is included. */
export type ExcerptRange = { lines: string | undefined; region: string | undefined }

/** A part of a file, or what is wrong with it. */
type Excerpt = { text: string } | { message: string; fix: string }

/** Returns the named lines or the region of a text, without what all lines have as indentation. */
export function excerptOf(text: string, file: string, { lines: range, region }: ExcerptRange): Excerpt {
  const lines = text.replace(/\n$/, '').split('\n')
  if (region !== undefined && range !== undefined)
    return { message: '"lines" and "region" exclude each other', fix: 'remove one of the two' }
  if (region !== undefined) return regionOf(lines, file, region)
  if (range === undefined) return { text: lines.filter((line) => !isMark(line)).join('\n') }
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

/** A mark of a region as editors, VitePress, mdBook and MkDocs write it. */
const MARK = /#(?:pragma[ \t])?(end[ \t]?)?region\b|(?:ANCHOR(_END)?:|--8<--[ \t]*\[(start|end):)[ \t]*([\w.-]+)/i

/** The same in a comment of editors that need no "#"; the name is one word, or else it could be any comment. */
const BARE_MARK = /^[ \t]*(?:\/\/|\/\*|#|--|;|%|<!--)[ \t]*(end)?region(?:[ \t]+([\w.-]+))?[ \t]*(?:-->|\*\/)?$/

type Mark = { isEnd: boolean; name: string }

const isMark = (line: string): boolean => markIn(line) !== undefined

function markIn(line: string): Mark | undefined {
  const mark = MARK.exec(line)
  if (!mark) return bareMarkIn(line)
  const [written, endOfRegion, endOfAnchor, side, section] = mark
  const isEnd = Boolean(endOfRegion ?? endOfAnchor) || side?.toLowerCase() === 'end'
  return { isEnd, name: section ?? nameAfter(line.slice(mark.index + written.length)) }
}

function bareMarkIn(line: string): Mark | undefined {
  const [written, end, name = ''] = BARE_MARK.exec(line.trimEnd()) ?? []
  return written === undefined || (!end && name === '') ? undefined : { isEnd: end !== undefined, name }
}

/** The name of a region is the rest of its comment, in quotation marks or not. */
function nameAfter(rest: string): string {
  const name = rest
    .trim()
    .replace(/(?:-->|\*\/)$/, '')
    .trim()
  return /^"[^"]*"$/.test(name) ? name.slice(1, -1) : name
}

function regionOf(lines: string[], file: string, region: string): Excerpt {
  const marks = lines.map(markIn)
  const fix = `mark it with comments "#region ${region}" and "#endregion ${region}"`
  const start = startOf(marks, ({ name }) => name === region) ?? startOf(marks, ({ name }) => isNamed(name, region))
  if (start === undefined) return { message: `"${file}" has no region "${region}"`, fix }
  const end = endOf(marks, start, region)
  if (end < 0) return { message: `the region "${region}" of "${file}" has no end`, fix }
  return { text: dedented(lines.slice(start + 1, end).filter((line) => !isMark(line))) }
}

function startOf(marks: readonly (Mark | undefined)[], isMeant: (mark: Mark) => boolean): number | undefined {
  const start = marks.findIndex((mark) => mark && !mark.isEnd && isMeant(mark))
  return start < 0 ? undefined : start
}

/** A name may be followed by words about the region. */
const isNamed = (name: string, region: string): boolean => name === region || name.startsWith(`${region} `)

/** An end without a name is that of the innermost region. */
function endOf(marks: readonly (Mark | undefined)[], start: number, region: string): number {
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

const hasNamedEnd = (marks: readonly (Mark | undefined)[], name: string): boolean =>
  marks.some((mark) => mark?.isEnd && mark.name !== '' && mark.name === name)

function dedented(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const indent = indents.reduce((least, each) => Math.min(least, each), indents[0] ?? 0)
  return lines.map((line) => line.slice(indent)).join('\n')
}
