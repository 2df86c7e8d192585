/** A line of a page, which may have moved. */
export type Numbered = { text: string; line: number }

const QUOTED = /^([ \t]*)>[ ]?(.*)$/

export const isQuoted = ({ text }: Numbered): boolean => QUOTED.test(text)

/** The index after the last line of the quote that begins at `from`. */
export function endOfQuote(lines: Numbered[], from: number): number {
  const end = lines.findIndex((line, index) => index > from && !isQuoted(line))
  return end < 0 ? lines.length : end
}

/** The lines of a quote, after their contents were converted; as they are written where nothing in them changed. */
export function convertQuote(quote: Numbered[], convert: (inner: Numbered[]) => Numbered[]): Numbered[] {
  const margin = QUOTED.exec(quote[0]?.text ?? '')?.[1] ?? ''
  const inner = quote.map(({ text, line }) => ({ text: QUOTED.exec(text)?.[2] ?? '', line }))
  const converted = convert(inner)
  const isSame = converted.length === inner.length && converted.every(({ text }, index) => text === inner[index]?.text)
  return isSame ? quote : converted.map(({ text, line }) => ({ text: `${margin}> ${text}`.trimEnd(), line }))
}
