/** Code points from the first to the last. */
export type Range = [from: number, to: number]

export const ALL: Range = [0, 0x10ffff]

// https://tc39.es/ecma262/#sec-compiletocharset, in the order of their code points.
export const DIGITS: Range[] = [[0x30, 0x39]]
export const WORD: Range[] = [...DIGITS, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]
export const LINE_ENDS: Range[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]
export const SPACES: Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]

/** All other code points. The given ranges are sorted. */
export function complement(ranges: Range[]): Range[] {
  const gaps: Range[] = []
  let next = 0
  for (const [from, to] of ranges) {
    if (from > next) gaps.push([next, from - 1])
    next = to + 1
  }
  if (next <= ALL[1]) gaps.push([next, ALL[1]])
  return gaps
}

/** The characters of a property, such as `\p{L}`; undefined for one that is not known. */
export type UnicodeProperties = (written: string) => Range[] | undefined

/** Looks properties up in the tables of the platform, each once. */
export function unicodeProperties(): UnicodeProperties {
  const known = new Map<string, Range[] | undefined>()
  let texts: string[] | undefined
  const lookUp = (written: string): Range[] | undefined => {
    const expression = compiled(`${written}+`)
    texts ??= BLOCKS.map(allOf)
    return expression && texts.flatMap((text) => runsIn(text, expression))
  }
  return (written) => {
    if (!known.has(written)) known.set(written, lookUp(written))
    return known.get(written)
  }
}

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'gu')
  } catch {
    return undefined
  }
}

/** Within each of these ranges, no two surrogates form a pair, and all characters have the same length. */
const BLOCKS: Range[] = [
  [0, 0xd7ff],
  [0xd800, 0xdbff],
  [0xdc00, 0xdfff],
  [0xe000, 0xffff],
  [0x10000, 0x10ffff],
]

const allOf = ([first, last]: Range): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

function runsIn(text: string, expression: RegExp): Range[] {
  const first = text.codePointAt(0) ?? 0
  const unitsEach = first > 0xffff ? 2 : 1
  return [...text.matchAll(expression)].map(({ 0: run, index }) => {
    const from = first + index / unitsEach
    return [from, from + run.length / unitsEach - 1]
  })
}
