/** A line of a text with where it starts, and whether it is inside fenced code. */
export type Line = { start: number; text: string; indent: number; inCode: boolean }

/** Cuts a text into lines and follows its fences, also indented ones. */
export const linesOf = (text: string): Line[] => cutLines(text).lines

/** The index of the line with a fence that no other closes. */
export const openFenceIn = (text: string): number | undefined => cutLines(text).open

function cutLines(text: string): { lines: Line[]; open: number | undefined } {
  let start = 0
  let fence: { mark: string; indent: number; index: number } | undefined
  const lines = text.split('\n').map((line, index) => {
    const own = { start, text: line, indent: widthOf(/^[ \t]*/.exec(line)?.[0] ?? '') }
    start += line.length + 1
    if (!fence) {
      const opening = mayBeFence(line) ? OPENING.exec(line) : null
      if (opening) fence = { mark: opening[2] ?? '', indent: columnAfter(opening[1] ?? '', own.indent), index }
      return { ...own, inCode: fence !== undefined }
    }
    const mark = mayBeFence(line) ? FENCE.exec(line) : null
    // Four columns further in, it is a line of the code.
    const closes = mark?.[1]?.startsWith(fence.mark) && mark[2]?.trim() === '' && own.indent < fence.indent + 4
    // Code ends with the block that it is indented in.
    const isOutside = line.trim() !== '' && own.indent < fence.indent && !mark
    if (closes || isOutside) fence = undefined
    return { ...own, inCode: !isOutside }
  })
  return { lines, open: fence?.index }
}

const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)$/

/** The first line of an item of a list may begin code. Info behind backticks has none. */
const OPENING = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})/

/** Lines of a quote begin with its marks, whatever is indented in it. */
const columnAfter = (margin: string, indent: number): number =>
  margin.includes('>') ? indent : widthOf(margin.replace(/\S/g, ' '))

/** Most lines have neither, and all steps of an import cut a page into lines. */
const mayBeFence = (line: string): boolean => line.includes('```') || line.includes('~~~')

function widthOf(white: string): number {
  let width = 0
  for (const each of white) width += each === '\t' ? 4 : 1
  return width
}

/** What stands before the text of a line: marks of quotes and lists. */
export const MARGIN = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/

/** A line may be one long margin with a construct at each character after it. */
const WIDEST = 500

/** What begins the lines of the block that an offset is in, and whether nothing else is before the offset on its line. */
export function marginAt(text: string, offset: number, lineStart: number): { margin: string; isFirst: boolean } {
  const before = text.slice(lineStart, offset)
  const margin = MARGIN.exec(before.slice(0, WIDEST))?.[0] ?? ''
  return { margin: margin.replace(/[^>\s]/g, ' '), isFirst: margin === before }
}

/** Whether nothing but white space is between an offset and the end of its line. */
export const isLast = (text: string, offset: number): boolean => /^[ \t]*(?:\n|$)/.test(text.slice(offset))

/** Begins all lines of a text but the first one; blank lines need the mark of a quote alone. */
export function indented(text: string, margin: string): string {
  if (margin === '') return text
  return text.replace(/\n(?=(.?))/g, (_break, next: string) => `\n${next === '' ? margin.trimEnd() : margin}`)
}

/** Puts a text into the block with a margin; one whose lines are in it already stays as it is. */
export function placedIn(text: string, margin: string): string {
  const [, ...below] = text.split('\n')
  return below.every((line) => line === '' || line.startsWith(margin)) ? text : indented(text, margin)
}
