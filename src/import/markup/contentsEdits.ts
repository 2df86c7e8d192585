import type { Edit } from '../convert/edits.ts'
import type { Range } from '../convert/places.ts'
import { SLOT } from './htmlText.ts'

/** The opening tag of an element, and the closing one if it has contents. */
export type Element = { open: Range; close: Range | undefined }

/** Puts the HTML of a component in the place of its tags, around its contents; undefined where these would not be Markdown. */
export function contentsEdits({ open, close }: Element, html: string): Edit[] | undefined {
  const [before = '', after, ...more] = html.split(SLOT)
  if (after === undefined) return [{ start: open.start, end: close?.end ?? open.end, text: html }]
  // Contents inside a tag would be in an attribute.
  if (more.length > 0 || /<[^<>]*$/.test(before)) return undefined
  if (!close) return [{ start: open.start, end: open.end, text: before + after }]
  return [
    { start: open.start, end: open.end, text: before },
    { start: close.start, end: close.end, text: after },
  ]
}
