import { type Line, linesOf } from '../../convert/lines.ts'

/** Documentation of a program that a plugin writes from its sources, with options below. */
export const GENERATED = /^([ \t>]*)(#{1,6}[ \t]+)?:::[ \t]+([\w.:-]+)[ \t]*$/

export type Generated = {
  name: string
  /** 0 for a line that is no heading. */
  level: number
  margin: string
  /** The YAML below it. */
  yaml: string
  start: number
  end: number
  /** The index of its line. */
  index: number
}

/** The lines `::: package.Name` of a text that are not in code. */
export function generatedIn(text: string): Generated[] {
  if (!text.includes(':::')) return []
  const lines = linesOf(text)
  return lines.flatMap((line, index): Generated[] => {
    const [, margin, marks = '', name = ''] = (line.inCode ? null : GENERATED.exec(line.text)) ?? []
    if (margin === undefined) return []
    const below = optionsBelow(lines, index + 1, margin)
    const last = below.at(-1) ?? line
    const yaml = below.map((each) => each.text.slice(margin.length)).join('\n')
    return [
      { name, level: marks.trim().length, margin, yaml, start: line.start, end: last.start + last.text.length, index },
    ]
  })
}

/** The lines with more of a margin, without blank ones at the end. */
function optionsBelow(lines: Line[], from: number, margin: string): Line[] {
  let end = from
  for (let index = from; index < lines.length; index += 1) {
    const { text = '' } = lines[index] ?? {}
    if (text.trim() === '') continue
    if (!text.startsWith(`${margin}    `)) break
    end = index + 1
  }
  return lines.slice(from, end)
}
