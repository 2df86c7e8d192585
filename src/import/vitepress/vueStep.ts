import type { Nodes } from 'mdast'
import { referenceParser } from '../../markdown/referenceParser.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit, lineAt } from '../convert/edits.ts'

const TAG = /<[A-Za-z][\w.-]*(?:\s+[^\s=>/"'<]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*\s*\/?>/g
const DIRECTIVE = /\s+(?:v-[\w:.-]+|[@#][\w:.[\]-]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/g

/** `:src="withBase('/a.png')"` and `:title="'A'"`, whose values are known. */
const BOUND = /\s+(?::|v-bind:)([\w-]+)="(?:withBase\()?'([^'"]*)'\)?"/g

/** Directives of Vue on tags (`v-if`, `@click`, `#slot`) go: with some of them a tag would be text. */
export const vueStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  const code = codeIn(referenceParser()(text))
  const edits = [...text.matchAll(TAG)].flatMap(({ index, 0: tag }): Edit[] => {
    const plain = tag.replace(BOUND, ' $1="$2"').replace(DIRECTIVE, '')
    if (plain === tag || code.some(({ start, end }) => index >= start && index < end)) return []
    const line = lines[lineAt(text, index)] ?? 1
    conversion.tally.note('directives of Vue', 'converted', { file: conversion.source, line })
    const written = /\sv-pre\b/.test(tag) ? (/^[^<]*/.exec(text.slice(index + tag.length))?.[0] ?? '') : ''
    const shown = written.replace(/\{\{[^}\n]*\}\}/g, '`$&`')
    return [{ start: index, end: index + tag.length + written.length, text: plain + shown }]
  })
  return applyEdits(edited, edits)
}

function codeIn(node: Nodes): { start: number; end: number }[] {
  if (node.type === 'code' || node.type === 'inlineCode')
    return [{ start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }]
  return 'children' in node ? node.children.flatMap(codeIn) : []
}
