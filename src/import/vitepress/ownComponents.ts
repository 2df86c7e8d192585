import { pushAll } from '../../model/pushAll.ts'
import { treatmentOf } from '../convert/components.ts'
import type { Edit } from '../convert/edits.ts'
import { indented, marginAt } from '../convert/lines.ts'
import { type Components, componentHtml } from '../markup/componentHtml.ts'
import { contentsEdits, type Element } from '../markup/contentsEdits.ts'
import { DEFAULT, filled } from '../markup/slots.ts'
import { vueProps } from '../markup/vueHtml.ts'
import type { Page } from './page.ts'
import { slotRanges, slotTexts } from './slotContents.ts'

/** The site's own components, which the page imports, or the theme makes known under the names of their files. */
export function componentEdits(page: Page, others: Edit[]): Edit[] {
  const { tags, closings, scope, conversion, note } = page
  const edits: Edit[] = []
  const components: Components = {
    modules: conversion.modules,
    address: (to) => conversion.linkTo(to) ?? to,
    leavesStyle: (file) => conversion.tally.noteOnce(`<style> of ${file}`, { file, line: 1 }),
  }
  // Those inside of others come first: what is for a slot may be moved.
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index]
    if (!tag || tag.kind === 'close' || !/[A-Z-]/.test(tag.name)) continue
    if (treatmentOf(tag.name, {}, '', conversion.components).kind !== 'left') continue
    const props = vueProps(tag.attributes, scope)
    const path = fileOf(tag.name, page)
    const slots = path && props && slotRanges(index, page)
    if (!slots) continue
    const html = componentHtml(path, 'default', props, { ...components, slots: new Set(slots.keys()) })
    if (html === undefined) continue
    const element = { open: tag, close: closings.get(tag) }
    const isPlain = [...slots.keys()].every((slot) => slot === DEFAULT)
    const texts = isPlain ? undefined : slotTexts(slots, page.text, [...others, ...edits])
    const made = texts ? placedEdits(element, filled(html, texts), page) : contentsEdits(element, html)
    if (!made) continue
    note(`<${tag.name}>`, tag.start)
    pushAll(edits, made)
  }
  return edits
}

/** Puts a component with its contents in the place of both. */
function placedEdits({ open, close }: Element, html: string | undefined, { text }: Page): Edit[] | undefined {
  const { margin } = marginAt(text, open.start, text.lastIndexOf('\n', open.start - 1) + 1)
  if (html === undefined) return undefined
  return [{ start: open.start, end: close?.end ?? open.end, text: indented(html.trim(), margin) }]
}

function fileOf(name: string, { scope, conversion }: Page): string | undefined {
  const { modules, source } = conversion
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import' ? modules.resolve(source, binding.from) : modules.named(`${name}.vue`)
}
