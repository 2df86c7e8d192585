import type { Statement } from '@babel/types'
import { EXPRESSION } from '../convert/braces.ts'
import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, nextMatches, placesIn, type Range } from '../convert/places.ts'
import { closingTags, type Tag, tagsIn } from '../convert/tags.ts'
import { withoutChanged } from '../markup/changedNames.ts'
import { htmlText, SLOT } from '../markup/htmlText.ts'
import { scopeOf, statementsIn } from '../markup/scopeOf.ts'
import { vueText, vueValue } from '../markup/vueAttributes.ts'
import { vueHtml } from '../markup/vueHtml.ts'
import { boundEdits } from './boundEdits.ts'
import { componentEdits } from './ownComponents.ts'
import type { Page } from './page.ts'
import { teamEdits } from './team.ts'

/** An element that is longer is left to the steps after this one. */
const LONGEST_ELEMENT = 20_000

/** Elements of one page; each that cannot be determined is read again with those inside. */
const MOST_ELEMENTS = 300

/** Expressions, conditions, lists and components of a page become what they show, where that can be determined without running it. */
export const staticStep: Step = (edited, conversion) => {
  const { text, lines } = edited
  if (!/\{\{|\sv-(?:for|if|text|html)\b|\s:\w|<[A-Z]|<[a-z]\w*-/.test(text)) return edited
  const code = codeIn(conversion.parse(text))
  const scripts = scriptsIn(text, code)
  const outside = (offset: number): boolean => !isIn(offset, code) && !isIn(offset, scripts)
  const program = programOf(text, scripts)
  const tags = tagsIn(text, 0).filter(({ start }) => outside(start))
  const placeAt = placesIn(text)
  const page: Page = {
    text,
    tags,
    closings: closingTags(tags),
    scope: scopeOf(conversion.source, withoutChanged(program, program, text), conversion.names, conversion.modules),
    conversion,
    note: (construct, offset, outcome = 'converted') =>
      conversion.tally.note(construct, outcome, {
        file: conversion.source,
        line: lines[placeAt(offset).line] ?? 1,
      }),
  }
  const shown = elementEdits(page)
  const raw = tags.filter(({ attributes }) => 'v-pre' in attributes).flatMap((tag) => rangeOf(tag, page))
  const expressions = expressionEdits(page, (offset) => !isIn(offset, scripts) && !isIn(offset, raw), code)
  const others = [...shown, ...teamEdits(page), ...boundEdits(page, shown), ...expressions]
  return applyEdits(edited, [...componentEdits(page, others), ...others])
}

function scriptsIn(text: string, code: Range[]): Range[] {
  const nextEnd = nextMatches(text, /<\/script>/)
  return [...text.matchAll(/^<script\b[^<>]*>/gm)].flatMap(({ index, 0: tag }) => {
    const end = isIn(index, code) ? undefined : nextEnd(index + tag.length)
    return end ? [{ start: index, end: end.end }] : []
  })
}

const programOf = (text: string, scripts: Range[]): Statement[] =>
  scripts.flatMap(({ start, end }) =>
    statementsIn(text.slice(start, end).replace(/^<script\b[^<>]*>|<\/script>$/g, '')),
  )

const rangeOf = (tag: Tag, { closings }: Page): Range[] => {
  const end = closings.get(tag)?.end
  return end === undefined ? [] : [{ start: tag.start, end }]
}

/** Elements with `v-for`, `v-if` and those after them, `v-text` or `v-html`; the outermost decide for those inside. */
function elementEdits(page: Page): Edit[] {
  const { text, tags, closings, scope, conversion, note } = page
  const edits: Edit[] = []
  let end = 0
  let tried = 0
  for (const [index, tag] of tags.entries()) {
    if (tried > MOST_ELEMENTS) break
    if (tag.start < end || !['v-for', 'v-if', 'v-text', 'v-html'].some((name) => name in tag.attributes)) continue
    const last = withAlternatives(index, page)
    const range = { start: tag.start, end: closings.get(last)?.end ?? last.end }
    if (range.end - range.start > LONGEST_ELEMENT) continue
    tried += 1
    const html = vueHtml(text.slice(range.start, range.end), scope, { address: (to) => conversion.linkTo(to) ?? to })
    if (html === undefined || html.includes(SLOT)) continue
    note('directives of Vue', tag.start)
    edits.push({ ...range, text: html })
    end = range.end
  }
  return edits
}

/** The last of the elements after one that are shown in its place. */
function withAlternatives(index: number, { text, tags, closings }: Page): Tag {
  let last = tags[index]
  let at = index
  for (let next = at + 1; last && next < tags.length; next += 1) {
    const tag = tags[next]
    const end = closings.get(last)?.end ?? last.end
    if (!tag || tag.start < end) continue
    const isBehind = text.slice(end, tag.start).trim() === ''
    if (!isBehind || !('v-else' in tag.attributes || 'v-else-if' in tag.attributes)) break
    last = tag
    at = next
  }
  return last ?? { start: 0, end: 0, name: '', kind: 'single', attributes: {} }
}

/** VitePress reads expressions in code within a line, too; of those only the known ones are meant. */
function expressionEdits({ text, scope, note }: Page, isRead: (offset: number) => boolean, code: Range[]): Edit[] {
  const own = [...text.matchAll(new RegExp(`(?<!\\\\)${EXPRESSION}`, 'g'))]
  return own.flatMap(({ index, 0: whole, 1: written = '' }): Edit[] => {
    const value = isRead(index) ? vueValue(written, scope) : undefined
    const shown = value === undefined ? undefined : vueText(value)
    const isCode = isIn(index, code)
    if (shown === undefined || (isCode && (shown === '' || /[`\n]/.test(shown) || !isInLine(text, index, code))))
      return []
    note('{{ expression }}', index)
    return [{ start: index, end: index + whole.length, text: isCode ? shown : htmlText(shown) }]
  })
}

/** Whether code is within a line. */
function isInLine(text: string, offset: number, code: Range[]): boolean {
  const range = code.find(({ start, end }) => start <= offset && offset < end)
  return range !== undefined && text[range.start] === '`' && !text.startsWith('```', range.start)
}
