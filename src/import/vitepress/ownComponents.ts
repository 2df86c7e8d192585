import { lastIndexWhile } from '../../model/lastIndexWhile.ts'
import { pushAll } from '../../model/pushAll.ts'
import { treatmentOf } from '../convert/components.ts'
import type { Conversion } from '../convert/dialect.ts'
import type { Edit } from '../convert/edits.ts'
import { indented, marginAt } from '../convert/lines.ts'
import { givesMore } from '../convert/lostTexts.ts'
import { placesIn } from '../convert/places.ts'
import type { Tag } from '../convert/tags.ts'
import { componentHtml } from '../markup/componentHtml.ts'
import type { Components } from '../markup/components.ts'
import { contentsEdits, type Element } from '../markup/contentsEdits.ts'
import { DEFAULT, filled } from '../markup/slots.ts'
import { vueProps } from '../markup/vueAttributes.ts'
import type { Page } from './page.ts'
import { slotRanges, slotTexts } from './slotContents.ts'

/** The site's own components, which the page imports, or the theme makes known under the names of their files. */
export function componentEdits(page: Page, others: Edit[]): Edit[] {
  const { text, tags, closings, scope, conversion, note } = page
  const edits: Edit[] = []
  const sorted = others.toSorted((a, b) => a.start - b.start)
  const placeAt = placesIn(text)
  const components: Components = {
    modules: conversion.modules,
    address: (to) => conversion.linkTo(to) ?? to,
    leaves: (what, file) => conversion.tally.noteOnce(`${what} of ${file}`, { file, line: 1 }),
  }
  // Those inside of others come first: what is for a slot may be moved.
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index]
    if (!tag || tag.kind === 'close' || !/[A-Z-]/.test(tag.name)) continue
    if (isKnown(tag, conversion)) continue
    const props = vueProps(tag.attributes, scope)
    const path = fileOf(tag.name, page)
    const slots = path && props && slotRanges(index, page)
    if (!slots) continue
    const own = { ...components, slots: new Set(slots.keys()) }
    const html = componentHtml('default', { file: path, props, components: own, depth: 0 })
    if (html === undefined) continue
    const element = { open: tag, close: closings.get(tag) }
    const isPlain = [...slots.keys()].every((slot) => slot === DEFAULT)
    const inside = isPlain ? [] : [...within(element, sorted), ...latestIn(element, edits)]
    const { margin } = marginAt(text, tag.start, placeAt(tag.start).lineStart)
    const made = isPlain
      ? contentsEdits(element, html)
      : placedEdits(element, filled(html, slotTexts(slots, text, inside)), margin)
    if (!made) continue
    note(`<${tag.name}>`, tag.start)
    pushAll(edits, made)
  }
  return edits
}

/** Whether a component is mapped by the team, or named as one that is known and given nothing else than that shows. */
function isKnown({ name, attributes }: Tag, { components }: Conversion): boolean {
  const treatment = treatmentOf(name, attributes, '', components)
  const isGivenMore = givesMore(attributes, Object.values(treatment).join('\n'))
  return components.has(name) || (treatment.kind !== 'left' && !isGivenMore)
}

/** The edits between the tags of an element, of all in the order of their places. */
function within({ open, close = open }: Element, sorted: readonly Edit[]): Edit[] {
  const startsBefore = (offset: number): number => lastIndexWhile(sorted, ({ start }) => start < offset) + 1
  return sorted.slice(startsBefore(open.end), startsBefore(close.start))
}

/** Those that were made last, since the components inside of an element come right before it. */
const latestIn = ({ open, close = open }: Element, edits: readonly Edit[]): Edit[] =>
  edits.slice(edits.findLastIndex(({ start }) => start >= close.start) + 1)

/** Puts a component with its contents in the place of both. */
const placedEdits = ({ open, close = open }: Element, html: string | undefined, margin: string): Edit[] | undefined =>
  html === undefined ? undefined : [{ start: open.start, end: close.end, text: indented(html.trim(), margin) }]

function fileOf(name: string, { scope, conversion }: Page): string | undefined {
  const { modules, source } = conversion
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import' ? modules.resolve(source, binding.from) : modules.named(`${name}.vue`)
}
