import type { ApiView, ContentsGroup } from '../../../model/apiView.ts'
import type { Texts } from '../../../model/texts/texts.ts'
import { addressOf } from '../anchors.ts'
import type { PageUnit } from '../pageUnit.ts'

/** A section of the reference that gets a page of its own if the reference does not fit on one page. */
export type Chapter = {
  is: 'operations' | 'schemas'
  /** The names that its address is made from. */
  path: string[]
  contents: ContentsGroup
  /** What its page is called; the contents may be shorter. */
  title: string
  /** The ids of its head. */
  ids: string[]
  units: PageUnit<unknown>[]
  /** The pages that continue its head. */
  more: ChapterPart[]
  /** All units on one page, ... */
  all: Shown
  /** ... none, where each has a page, ... */
  head: Shown
  /** ... and what is on each of several pages; asked for only where all do not fit on one. */
  parts: () => ChapterPart[]
}

/** A page with one unit of a chapter, or with some. */
export type ChapterPart = {
  title: string
  is: 'section' | 'element'
  /** The end of its address, a name for each folder. */
  path: string[]
  units: PageUnit<unknown>[]
  /** The ids of what it shows, or belongs to, in the contents. */
  listed: string[]
  shown: Shown
}

export type Shown = Pick<ApiView, 'groups' | 'schemas' | 'schemasTitle'> & Partial<Pick<ApiView, 'directory'>>

/** The id of all schemas, and the name that their address is made from. */
export const SCHEMAS = { id: 'section-schemas', path: 'schemas' }

export const titleOf = ({ reference: { schemas: text } }: Texts): Shown['schemasTitle'] => ({
  id: SCHEMAS.id,
  href: addressOf(SCHEMAS.id),
  text,
})

export const nothingShown = (texts: Texts): Shown => ({ groups: [], schemas: [], schemasTitle: titleOf(texts) })
