import { pushAll } from '../../model/pushAll.ts'
import { treatmentOf } from '../convert/components.ts'
import type { Conversion } from '../convert/dialect.ts'
import type { Edit } from '../convert/edits.ts'
import type { Tag } from '../convert/tags.ts'
import { type Components, componentHtml } from '../markup/componentHtml.ts'
import { contentsEdits } from '../markup/contentsEdits.ts'
import { vueProps } from '../markup/vueHtml.ts'
import type { Scope } from '../read/javascript/scope.ts'
import type { Outcome } from '../tally.ts'

/** A page whose expressions and components are read: its tags outside of code and scripts. */
export type Page = {
  text: string
  tags: Tag[]
  closings: ReadonlyMap<Tag, Tag>
  scope: Scope
  conversion: Conversion
  note: (construct: string, offset: number, outcome?: Outcome) => void
}

/** The site's own components, which the page imports, or the theme makes known under the names of their files. */
export function componentEdits(page: Page): Edit[] {
  const { tags, closings, scope, conversion, note } = page
  const edits: Edit[] = []
  const components: Components = {
    modules: conversion.modules,
    address: (to) => conversion.linkTo(to) ?? to,
    leavesStyle: (file) => conversion.tally.noteOnce(`<style> of ${file}`, { file, line: 1 }),
  }
  for (const tag of tags) {
    if (tag.kind === 'close' || !/[A-Z-]/.test(tag.name)) continue
    if (treatmentOf(tag.name, {}, '', conversion.components).kind !== 'left') continue
    const props = vueProps(tag.attributes, scope)
    const path = fileOf(tag.name, page)
    const html = path && props && componentHtml(path, 'default', props, components)
    const made = html === undefined ? undefined : contentsEdits({ open: tag, close: closings.get(tag) }, html)
    if (!made) continue
    note(`<${tag.name}>`, tag.start)
    pushAll(edits, made)
  }
  return edits
}

function fileOf(name: string, { scope, conversion }: Page): string | undefined {
  const { modules, source } = conversion
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import' ? modules.resolve(source, binding.from) : modules.named(`${name}.vue`)
}
