/** The role of a part of a report, which decides its colour. */
type Tone = 'error' | 'warning' | 'place' | 'quiet'

/** Colours a part of a report. */
export type Paint = (tone: Tone, text: string) => string

/** Select Graphic Rendition: the codes that start and end a colour or weight (ECMA-48, 8.3.117). */
const CODES: Record<Tone, [start: number, end: number]> = {
  error: [31, 39],
  warning: [33, 39],
  place: [1, 22],
  quiet: [2, 22],
}

export const colored: Paint = (tone, text) => {
  const [start, end] = CODES[tone]
  return `\u001b[${start}m${text}\u001b[${end}m`
}

export const uncolored: Paint = (_, text) => text
