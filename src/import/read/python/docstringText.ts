const LITERAL = /^([a-z]*)("""|'''|"|')([\s\S]*)\2$/i
const ESCAPE = /\\(\n|[\\'"nt])/g
const ESCAPED: { [written: string]: string } = { '\n': '', n: '\n', t: '\t' }

/** The text of a literal as `inspect.cleandoc` gives it: without the margin that all lines but the first share. */
export function docstringText(literal: string): string | undefined {
  const [, prefix = '', , inner = ''] = LITERAL.exec(literal.trim()) ?? []
  if (/[bf]/i.test(prefix)) return undefined
  const text = /r/i.test(prefix)
    ? inner
    : inner.replace(ESCAPE, (_escape, written: string) => ESCAPED[written] ?? written)
  const [first = '', ...rest] = text.replaceAll('\t', '        ').split('\n')
  const margin = sharedMargin(rest)
  const lines = [first.trim(), ...rest.map((line) => line.slice(margin).trimEnd())]
  return lines.join('\n').trim()
}

/** How many characters all lines that are not blank are indented by. */
export function sharedMargin(lines: readonly string[]): number {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  return margins.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
}
