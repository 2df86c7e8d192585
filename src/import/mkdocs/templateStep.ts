import type { Conversion, Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const OPENING = /^[ \t]*\{%-?[ \t]*(?:include(?:-markdown)?\b[^%\n]*)?$/
const CODE = /^([ \t]*)\{\*[ \t]+([^\s*{}]+)((?=[\s*])[^{}]*)\*\}[ \t]*$/
/** Longer text in such braces is not a tag. */
const MOST_LINES = 20

/** Tags over several lines are written on one, and `{* file.py ln[1:3] hl[2] *}` becomes the code that it shows. */
export const templateStep: Step = (edited, conversion) => {
  if (!/\{[%*]/.test(edited.text)) return edited
  const lines = linesOf(edited.text)
  const edits = lines.flatMap((line, index): Edit[] => {
    const code = line.inCode ? null : CODE.exec(line.text)
    const at = { file: conversion.source, line: edited.lines[index] ?? index + 1 }
    if (code) {
      const text = codeOf(code, conversion)
      conversion.tally.note('{* file *}', text === undefined ? 'left' : 'converted', at)
      const end = line.start + line.text.length
      return [{ start: line.start, end, text: text ?? `${code[1]}\`${line.text.trim()}\`` }]
    }
    if (line.inCode || !OPENING.test(line.text)) return []
    const rest = lines.slice(index + 1, index + MOST_LINES)
    const last = rest.find(({ text }) => text.includes('%}'))
    if (!last || !/^[^%]*%\}[ \t]*$/.test(last.text)) return []
    const end = last.start + last.text.length
    const tag = edited.text.slice(line.start, end)
    const words = tag.split('\n').map((each) => each.trim())
    return /\{%-?\s*include/.test(tag) ? [{ start: line.start, end, text: words.join(' ') }] : []
  })
  return applyEdits(edited, edits)
}

function codeOf([, margin = '', path = '', rest = '']: RegExpExecArray, { include }: Conversion): string | undefined {
  const file = include(path)
  if (!file) return undefined
  const all = file.text.replace(/\n$/, '').split('\n')
  const [shown, marked] = ['ln', 'hl'].map((name) => {
    const written = new RegExp(`\\b${name}\\[([\\d:,]*)\\]`).exec(rest)?.[1]
    return written === undefined ? undefined : numbersIn(written, all.length)
  })
  const numbers = shown ?? all.map((_, index) => index + 1)
  const lines = (marked ?? []).map((number) => numbers.indexOf(number) + 1).filter((number) => number > 0)
  const title = /\btitle\["([^"\]]*)"\]/.exec(rest)?.[1]
  const info = [
    /\.(\w+)$/.exec(path)?.[1] ?? 'text',
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(lines.length > 0 ? [`{${lines.join(',')}}`] : []),
  ]
  const code = numbers.map((number) => all[number - 1] ?? '')
  return [`\`\`\`${info.join(' ')}`, ...code, '```'].map((line) => margin + line).join('\n')
}

/** `1:3,5` */
function numbersIn(written: string, most: number): number[] {
  const numbers = written.split(',').flatMap((range) => {
    const [from = '', to = from] = range.split(':')
    const [first, last] = [Number(from || 1), Math.min(Number(to || most), most)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  })
  return [...new Set(numbers)].filter((number) => number > 0 && number <= most)
}
