import { codeIn, isIn } from './codeIn.ts'
import type { Step } from './dialect.ts'
import { applyEdits, type Edit, lineAt } from './edits.ts'
import { indented, marginAt } from './lines.ts'

export type Formula = Pick<Edit, 'start' | 'end'>

/**
 * `$$…$$`, `\\(…\\)` and `\\[…\\]`, also with two backslashes, and `$…$` in one line with no space inside its marks. One backslash
 * before a bracket within a line only escapes it.
 */
const FORMULA =
  /\$\$[^$]+\$\$|\\{1,2}\([\s\S]+?\\{1,2}\)|\\{2}\[[\s\S]+?\\{2}\]|(?<=^[ \t>]*)\\\[[\s\S]+?\\\](?=[ \t]*$)|(?<![\\$\w])\$(?=[^\s$\d])[^$\n]*[^\s\\$]\$(?![\w$])/gm

/** Formulas are not Markdown: braces and carets in them are part of them. */
export const formulasIn = (text: string): Formula[] =>
  [...text.matchAll(FORMULA)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

/** `\\(x\\)` and `\\[x\\]` of TeX, also with two backslashes, are written between dollars. */
export const formulaStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  const code = codeIn(text)
  const edits = formulasIn(text).flatMap(({ start, end }): Edit[] => {
    const [, mark, tex = ''] = /^\\{1,2}([([])([\s\S]*?)\\{1,2}[)\]]$/.exec(text.slice(start, end)) ?? []
    if (mark === undefined || isIn(start, code)) return []
    conversion.tally.note('\\(formula\\)', 'converted', {
      file: conversion.source,
      line: lines[lineAt(text, start)] ?? 1,
    })
    const block = indented(`$$\n${tex.trim()}\n$$`, marginAt(text, start).margin)
    return [{ start, end, text: mark === '(' ? `$${tex.trim()}$` : block }]
  })
  return applyEdits(edited, edits)
}
