import { bracesAtEnd } from '../convert/bracesAtEnd.ts'
import { nextMatches, type Range } from '../convert/places.ts'

/** A text in which comments, addresses in angle brackets, ids of headings, attributes of directives and further ranges are blank. */
export const masked = (text: string, further: readonly Range[] = []): string =>
  blanked(blanked(text, commentsIn(text)), further)
    .replace(/<(?:[a-z][a-z\d+.-]*:\/\/[^\s<>]*|mailto:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/gi, blank)
    .replace(/^#{1,6} .*\}[ \t#]*$/gm, withoutId)
    .replace(
      /^([ \t>]*:::(?:\[[^\][\n]{0,300}\]|[^\n{[]){0,300})(\{[^}\n]*\})/gm,
      (_, before: string, braces: string) => before + blank(braces),
    )

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

function withoutId(heading: string): string {
  const line = heading.slice(0, heading.lastIndexOf('}') + 1)
  const braces = bracesAtEnd(line)
  if (!braces?.inside.startsWith('#')) return heading
  return line.slice(0, braces.start) + blank(heading.slice(braces.start))
}

/** A text with ranges that are blank; they are in their order. */
function blanked(text: string, ranges: readonly Range[]): string {
  let at = 0
  const parts = ranges.flatMap(({ start, end }) => {
    const kept = text.slice(at, start)
    at = end
    return [kept, blank(text.slice(start, end))]
  })
  return [...parts, text.slice(at)].join('')
}

function commentsIn(text: string): Range[] {
  const found: Range[] = []
  const endBehind = nextMatches(text, /-->/)
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', found.at(-1)?.end)) {
    const end = endBehind(start + '<!--'.length)?.end
    if (end === undefined) break
    found.push({ start, end })
  }
  return found
}
