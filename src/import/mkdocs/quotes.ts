/** A line of a page, which may have moved. */
export type Numbered = { text: string; line: number }

const QUOTED = /^([ \t]*)>[ ]?(.*)$/

export const isQuoted = ({ text }: Numbered): boolean => QUOTED.test(text)

/** The index after the last line of the quote that begins at `from`. */
export function endOfQuote(lines: Numbered[], from: number): number {
  const end = nextIndex(lines, from + 1, (line) => !isQuoted(line))
  return end < 0 ? lines.length : end
}

/** The index of the first line from `from` on that is as wanted; -1 if there is none. */
export function nextIndex(lines: Numbered[], from: number, isWanted: (line: Numbered) => boolean): number {
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index]
    if (line && isWanted(line)) return index
  }
  return -1
}

/** The lines of a quote, after their contents were converted; as they are written where nothing in them changed. */
export function convertQuote(quote: Numbered[], convert: (inner: Numbered[]) => Numbered[]): Numbered[] {
  const margin = QUOTED.exec(quote[0]?.text ?? '')?.[1] ?? ''
  const inner = quote.map(({ text, line }) => ({ text: QUOTED.exec(text)?.[2] ?? '', line }))
  const converted = convert(inner)
  const isSame = converted.length === inner.length && converted.every(({ text }, index) => text === inner[index]?.text)
  return isSame ? quote : converted.map(({ text, line }) => ({ text: `${margin}> ${text}`.trimEnd(), line }))
}
