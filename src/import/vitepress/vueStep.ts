import { EXPRESSION } from '../convert/braces.ts'
import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, placesIn } from '../convert/places.ts'

const TAG = /<[A-Za-z][\w.-]*(?:\s+[^\s=>/"'<]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*\s*\/?>/g
const DIRECTIVE =
  /(?<!\s)\s+(?:v-[\w:.-]+|[@#][\w:.[\]-]+|:(?:class|style|key)(?=[\s=]))(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/g

const PROGRAM = /\s(?:v-(?:for|if|else|else-if|show|html|text|model|on:[\w.-]+)|@[\w:.-]+)(?=[\s=/>])/

/** `:src="withBase('/a.png')"` and `:title="'A'"`, whose values are known. */
const BOUND = /(?<!\s)\s+(?::|v-bind:)([\w-]+)="(?:\$?withBase\()?'([^'"]*)'\)?"/g

/** A line that begins so is HTML, in which backticks are text. */
const HTML_BLOCK =
  /^[ \t]*<(?:article|aside|center|dd|details|div|dl|dt|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)\b/i

/** Directives of Vue on tags (`v-if`, `@click`, `#slot`) and the looks that they compute go: with some of them a tag would be text. */
export const vueStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  const code = codeIn(conversion.parse(text))
  const placeAt = placesIn(text)
  const edits = [...text.matchAll(TAG)].flatMap(({ index, 0: tag }): Edit[] => {
    const plain = tag.replace(BOUND, ' $1="$2"').replace(DIRECTIVE, '')
    if (plain === tag || isIn(index, code)) return []
    const { line, lineStart } = placeAt(index)
    // What is shown under a condition, or made by a program, is not what readers saw.
    const isLost = PROGRAM.test(tag) && !/^<[A-Z]/.test(tag)
    const outcome = isLost ? 'left' : 'converted'
    conversion.tally.note('directives of Vue', outcome, { file: conversion.source, line: lines[line] ?? 1 })
    const written = /\sv-pre\b/.test(tag) ? (/^[^<]*/.exec(text.slice(index + tag.length))?.[0] ?? '') : ''
    const before = text.slice(lineStart, index + tag.length)
    const shown = written.replace(new RegExp(EXPRESSION, 'g'), HTML_BLOCK.test(before) ? '<code>$&</code>' : '`$&`')
    return [{ start: index, end: index + tag.length + written.length, text: plain + shown }]
  })
  return applyEdits(edited, edits)
}
