import { linesOf } from '../convert/lines.ts'

/** Each line of an expression is a piece that is put together with the others. */
const PER_LINE = 50

/** An expression is parsed at each brace that may close it, and in vain as often as the page has braces after it. */
export function expressionWork(text: string): number {
  const lines = linesOf(text)
  const braces = lines.reduce((sum, line) => sum + (line.inCode ? 0 : line.text.split('}').length - 1), 0)
  return braces * (text.length + PER_LINE * lines.length)
}
