import type { SpecText } from '../read/text.ts'

// Rendered, a portion is a fraction of a page. No text that people write by hand is as long.
const LONGEST = 100_000

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*\S/

/**
 * Divides a very long text before headings and paragraphs, so that it can stand on several pages. Each portion has the
 * definitions of all links.
 */
export function portionsOf(text: SpecText): SpecText[] {
  if (text.markdown.length <= LONGEST) return [text]
  const lines = text.markdown.split('\n')
  const definitions = lines.filter((line) => DEFINITION.test(line))
  const ends = [...dividersIn(lines), lines.length]
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0
    const some = lines.slice(start, end).join('\n')
    const markdown = [some, ...(index === ends.length - 1 ? [] : ['', ...definitions])].join('\n')
    const place = text.flat || start === 0 ? text.place : { ...text.place, line: text.place.line + start }
    return { ...text, text: some, markdown, place }
  })
}

/** The lines before which a text is divided. */
function dividersIn(lines: string[]): number[] {
  const dividers: number[] = []
  let fence = ''
  let length = 0
  for (const [index, line] of lines.entries()) {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const isStart = fence === '' && (/^#{1,3} /.test(line) || (/^\S/.test(line) && lines[index - 1] === ''))
    const isHeading = line.startsWith('#')
    // A portion that is nearly full ends before a heading, and one that is full before any paragraph.
    if (isStart && length > (isHeading ? 0.6 : 0.9) * LONGEST) {
      dividers.push(index)
      length = 0
    }
    length += line.length + 1
  }
  return dividers
}
