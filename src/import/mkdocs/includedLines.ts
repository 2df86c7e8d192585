/**
 * The lines of a file that are included; undefined if it has no such section.
 * @param tag the line that includes it
 * @param part the lines or the section, if it is not all of them
 */
export function includedLines(text: string, tag: string, part: string | undefined): string[] | undefined {
  const whole = tag.includes('{%') ? marked(text, tag) : text
  return partOf(whole.replace(/\n$/, '').split('\n'), part)?.filter((each) => !MARK_OF_SECTION.test(each))
}

/** What `start`, `end` and `heading-offset` of `{% include-markdown %}` leave of a file. */
function marked(text: string, tag: string): string {
  const given = (name: string): string | undefined => {
    const [, double, single, number] = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|(-?\\d+))`).exec(tag) ?? []
    return (double ?? single ?? number)?.replaceAll('\\n', '\n')
  }
  const [start, end] = [given('start') ?? '', given('end')]
  const from = start === '' ? 0 : text.indexOf(start)
  const inside = from < 0 ? '' : text.slice(from + start.length)
  const to = end ? inside.indexOf(end) : -1
  const offset = Number(given('heading-offset') ?? 0)
  const kept = (to < 0 ? inside : inside.slice(0, to)).trim()
  return offset > 0
    ? kept.replace(/^#{1,6}(?=[ \t])/gm, (marks) => '#'.repeat(Math.min(6, marks.length + offset)))
    : kept
}

const MARK_OF_SECTION = /-8<-+[ \t]*\[[ \t]*(?:start|end)[ \t]*:/

/** `4:6` are lines, also `1:2,4:6`, and `name` is a section between `--8<-- [start:name]` and `[end:name]`. */
function partOf(lines: string[], part: string | undefined): string[] | undefined {
  if (part === undefined) return lines
  const ranges = part.split(',').map((range) => /^(\d*)(?::(\d*))?$/.exec(range.trim()))
  if (ranges.every((range) => range !== null))
    return ranges.flatMap(([, from, to]) => lines.slice(Number(from || 1) - 1, Number(to || lines.length)))
  const start = lines.findIndex((line) => line.includes(`[start:${part}]`))
  const end = lines.findIndex((line) => line.includes(`[end:${part}]`))
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? lines.length : end)
}
