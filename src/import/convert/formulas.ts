import { codeIn } from './codeIn.ts'
import type { Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'
import { indented, isLast, marginAt } from './lines.ts'
import { isIn, nextMatches, placesIn, type Range } from './places.ts'

/**
 * `$$…$$`, `\\(…\\)` and `\\[…\\]`, also with two backslashes, `\begin{align}…\end{align}` on lines of their own, and `$…$` in one
 * line with no space inside its marks. One backslash before a bracket within a line only escapes it. What begins with a digit is
 * an amount of money, unless it has marks of TeX.
 */
const FORMULA =
  /\$\$[^$]+\$\$|(\\{1,2}\()|(\\{2}\[)|(\\\[)(?<=^[ \t>]*\\\[)|(\\begin\{(?:equation|align(?:at)?|gather|multline)\*?\})(?<=^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?\\begin\{\w+\*?\})|(?<![\\$\w])\$(?=[^\s$\d]|\d[^$\n]*[\\^{])[^$\n]*[^\s\\$]\$(?![\w$])/gm

const ENVIRONMENT_END = /\\end\{(?:equation|align(?:at)?|gather|multline)\*?\}(?=[ \t]*$)/m

/** Formulas are not Markdown: braces and carets in them are part of them. */
export function formulasIn(text: string): Range[] {
  if (!/[$\\]/.test(text)) return []
  // What ends one is looked for once, not from each mark on that is not closed.
  const ends = [/\\{1,2}\)/, /\\{2}\]/, /\\\](?=[ \t]*$)/m, ENVIRONMENT_END].map((end) => nextMatches(text, end))
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

/** `\\(x\\)`, `\\[x\\]`, also with two backslashes, and environments of TeX are written between dollars. */
export const formulaStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  const code = codeIn(conversion.parse(text))
  const placeAt = placesIn(text)
  const edits = formulasIn(text).flatMap(({ start, end }): Edit[] => {
    const { line, lineStart } = placeAt(start)
    const { margin, isFirst } = marginAt(text, start, lineStart)
    const formula = texOf(text.slice(start, end).replaceAll(`\n${margin}`, '\n'))
    if (formula === undefined || isIn(start, code)) return []
    const { tex, isInline } = formula
    conversion.tally.note('\\(formula\\)', 'converted', {
      file: conversion.source,
      line: lines[line] ?? 1,
    })
    const block = isFirst && isLast(text, end) ? indented(`$$\n${tex}\n$$`, margin) : `$$${tex}$$`
    return [{ start, end, text: isInline ? `$${tex}$` : block }]
  })
  return applyEdits(edited, edits)
}

/** What is between the marks, or an environment whole; undefined for a formula between dollars. */
function texOf(written: string): { tex: string; isInline: boolean } | undefined {
  if (written.startsWith('\\begin')) return { tex: written, isInline: false }
  const [, backslashes, mark, tex = ''] = /^(\\{1,2})([([])([\s\S]*?)\\{1,2}[)\]]$/.exec(written) ?? []
  if (mark === undefined) return undefined
  // Where a mark has two, Markdown takes one from every pair.
  const own = backslashes === '\\' ? tex : tex.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  return { tex: own.trim(), isInline: mark === '(' }
}
