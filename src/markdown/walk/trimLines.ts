/** Spaces and tabs around line ends mean nothing in Markdown. */
export function trimLines(text: string): string {
  if (!/[\r\n]/.test(text)) return text
  const parts = text.split(/(\r?\n|\r)/)
  const last = parts.length - 1
  return parts.map((part, index) => (index % 2 === 0 ? trimLine(part, index > 0, index < last) : part)).join('')
}

function trimLine(line: string, atStart: boolean, atEnd: boolean): string {
  let from = 0
  let to = line.length
  while (atStart && from < to && isIndent(line, from)) from++
  while (atEnd && to > from && isIndent(line, to - 1)) to--
  return line.slice(from, to)
}

const isIndent = (text: string, at: number): boolean => text[at] === ' ' || text[at] === '\t'
