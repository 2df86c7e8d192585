import { dedent } from '../convert/dedent.ts'
import { applyEdits, type Edit, unedited } from '../convert/edits.ts'
import type { Range } from '../convert/places.ts'
import type { Tag } from '../convert/tags.ts'
import { DEFAULT, type Slots } from '../markup/slots.ts'
import type { Page } from './page.ts'

/** Where a page writes what is for each slot of a component. */
type SlotRanges = ReadonlyMap<string, readonly Range[]>

/**
 * The contents of `<template #name>` inside of a component, and the rest; undefined where a slot gives values to its contents.
 * @param index that of the component's tag
 */
export function slotRanges(index: number, { text, tags, closings }: Page): SlotRanges | undefined {
  const tag = tags[index]
  const slots = new Map<string, Range[]>()
  const close = tag && closings.get(tag)
  if (!close) return slots
  const add = (name: string, start: number, end: number): void => {
    if (text.slice(start, end).trim() !== '') slots.set(name, [...(slots.get(name) ?? []), { start, end }])
  }
  let at = tag.end
  for (let next = index + 1; tags[next] !== close; next += 1) {
    const inner = tags[next]
    if (!inner) break
    const slot = inner.start < at || inner.name !== 'template' ? undefined : slotOf(inner)
    const end = closings.get(inner)
    if (!slot || !end) continue
    if (slot.values !== '') return undefined
    add(DEFAULT, at, inner.start)
    add(slot.name, inner.end, end.start)
    at = end.end
  }
  add(DEFAULT, at, close.start)
  return slots
}

/** `#name`, `v-slot:name` and `v-slot`, with the names of the values that its contents are given. */
function slotOf({ attributes }: Tag): { name: string; values: string } | undefined {
  for (const [written, values] of Object.entries(attributes)) {
    const [whole, name = DEFAULT] = /^(?:#|v-slot(?=$|:):?)([\w-]+)?$/.exec(written) ?? []
    if (whole !== undefined) return { name, values }
  }
  return undefined
}

/** What stands in the ranges after the edits in them. */
export function slotTexts(ranges: SlotRanges, text: string, edits: readonly Edit[]): Slots {
  const edited = (range: Range): string => editedPart(text, range, edits)
  return new Map([...ranges].map(([name, own]): [string, string] => [name, own.map(edited).join('')]))
}

/** Contents with several lines are blocks. */
function editedPart(text: string, { start, end }: Range, edits: readonly Edit[]): string {
  const own = edits.filter((edit) => edit.start >= start && edit.end <= end)
  const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
  const part = applyEdits(unedited(text.slice(start, end), 1), moved).text
  return part.includes('\n') ? `\n\n${dedent(`\n${part.trimEnd()}`).trim()}\n\n` : part
}
