import { codeIn } from './codeIn.ts'
import type { Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'
import { indented, isLast, marginAt } from './lines.ts'
import { isIn, nextMatches, placesIn, type Range } from './places.ts'

/**
 * `$$…$$`, `\\(…\\)` and `\\[…\\]`, also with two backslashes, and `$…$` in one line with no space inside its marks. One backslash
 * before a bracket within a line only escapes it. What begins with a digit is an amount of money, unless it has marks of TeX.
 */
const FORMULA =
  /\$\$[^$]+\$\$|(\\{1,2}\()|(\\{2}\[)|(\\\[)(?<=^[ \t>]*\\\[)|(?<![\\$\w])\$(?=[^\s$\d]|\d[^$\n]*[\\^{])[^$\n]*[^\s\\$]\$(?![\w$])/gm

/** Formulas are not Markdown: braces and carets in them are part of them. */
export function formulasIn(text: string): Range[] {
  if (!/[$\\]/.test(text)) return []
  // What ends one is looked for once, not from each mark on that is not closed.
  const ends = [/\\{1,2}\)/, /\\{2}\]/, /\\\](?=[ \t]*$)/m].map((end) => nextMatches(text, end))
  const found: Range[] = []
  const search = new RegExp(FORMULA)
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const [written, ...marks] = match
    const kind = marks.findIndex((mark) => mark !== undefined)
    const behind = match.index + written.length
    const end = kind < 0 ? behind : ends[kind]?.(behind + 1)?.end
    search.lastIndex = end ?? match.index + 1
    if (end !== undefined) found.push({ start: match.index, end })
  }
  return found
}

/** `\\(x\\)` and `\\[x\\]` of TeX, also with two backslashes, are written between dollars. */
export const formulaStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  const code = codeIn(conversion.parse(text))
  const placeAt = placesIn(text)
  const edits = formulasIn(text).flatMap(({ start, end }): Edit[] => {
    const [, mark, tex = ''] = /^\\{1,2}([([])([\s\S]*?)\\{1,2}[)\]]$/.exec(text.slice(start, end)) ?? []
    if (mark === undefined || isIn(start, code)) return []
    const { line, lineStart } = placeAt(start)
    conversion.tally.note('\\(formula\\)', 'converted', {
      file: conversion.source,
      line: lines[line] ?? 1,
    })
    const { margin, isFirst } = marginAt(text, start, lineStart)
    const block = isFirst && isLast(text, end) ? indented(`$$\n${tex.trim()}\n$$`, margin) : `$$${tex.trim()}$$`
    return [{ start, end, text: mark === '(' ? `$${tex.trim()}$` : block }]
  })
  return applyEdits(edited, edits)
}
