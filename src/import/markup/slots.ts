import { LONGEST_TEXT } from '../read/javascript/scope.ts'
import { SLOT } from './htmlText.ts'

/** The contents of a component by the names of its slots, that of the unnamed one being `default`. */
export type Slots = ReadonlyMap<string, string>

export const DEFAULT = 'default'
const END = '\uE001'

/** Stands where a component shows the contents of a slot. */
export const slotMark = (name: string): string => (name === DEFAULT ? SLOT : `${SLOT}${name}${END}`)

/** Cuts HTML at its slots: texts at even places, and names of slots at odd ones. */
export const cutAtSlots = (html: string): string[] =>
  html.split(/\uE000(?:([\w-]+)\uE001)?/).map((part, index) => (index % 2 === 1 ? (part ?? DEFAULT) : part))

/** The HTML of a component with its contents; undefined if it repeats them too often. */
export function filled(html: string, slots: Slots): string | undefined {
  const parts = cutAtSlots(html).map((part, index) => (index % 2 === 1 ? (slots.get(part) ?? '') : part))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return length > LONGEST_TEXT + html.length ? undefined : parts.join('')
}
