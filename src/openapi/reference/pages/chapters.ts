import type { ApiView, ContentsGroup, ContentsItem, SchemaView } from '../../../model/apiView.ts'
import { addressOf } from '../anchors.ts'
import type { ApiParts, GroupParts } from '../apiParts.ts'
import type { PageUnit } from '../pageUnit.ts'

/** A section of the reference that gets a page of its own if the reference does not fit on one page. */
export type Chapter = {
  is: 'operations' | 'schemas'
  /** The names that its address is made from. */
  path: string[]
  contents: ContentsGroup
  /** The ids of its head. */
  ids: string[]
  units: PageUnit<unknown>[]
  /** All units on one page, ... */
  all: Shown
  /** ... none, where each has a page, ... */
  head: Shown
  /** ... and one on its own page. */
  showOne(index: number): Shown
}

export type Shown = Pick<ApiView, 'groups' | 'schemas' | 'schemasTitle'>

export const SCHEMAS = { id: 'section-schemas', href: addressOf('section-schemas'), text: 'Schemas' }

export const NOTHING_SHOWN: Shown = { groups: [], schemas: [], schemasTitle: SCHEMAS }

/** The operations of one tag. */
export function groupChapter({ contents, head, operations }: GroupParts): Chapter {
  return {
    is: 'operations',
    path: [contents.label],
    contents,
    ids: head.ids,
    units: operations,
    all: { ...NOTHING_SHOWN, groups: [{ ...head.view, operations: operations.map(({ view }) => view) }] },
    head: { ...NOTHING_SHOWN, groups: [{ ...head.view, operations: [] }] },
    showOne(index) {
      const shown = operations.slice(index, index + 1).map(({ view }) => view)
      return { ...NOTHING_SHOWN, groups: [{ ...head.view, description: undefined, facts: [], operations: shown }] }
    },
  }
}

type SchemaParts = NonNullable<ApiParts['schemas']>

/** The schemas whose names begin with one letter. */
export function schemaChapters({ contents, units }: SchemaParts): Chapter[] {
  const byInitial = new Map<string, { items: ContentsItem[]; units: PageUnit<SchemaView>[] }>()
  for (const [index, item] of contents.items.entries()) {
    const initial = /[\p{L}\p{N}]/u.exec(item.label)?.[0].toLowerCase() ?? '_'
    const chapter = byInitial.get(initial) ?? { items: [], units: [] }
    byInitial.set(initial, chapter)
    chapter.items.push(item)
    chapter.units.push(...units.slice(index, index + 1))
  }
  return [...byInitial].map(([initial, chapter]) => schemaChapter(initial, chapter.items, chapter.units))
}

/** All schemas. */
export const schemasChapter = ({ contents, units }: SchemaParts): Chapter =>
  chapterOf(SCHEMAS, [SCHEMAS.text], contents, units)

function schemaChapter(initial: string, items: ContentsItem[], units: PageUnit<SchemaView>[]): Chapter {
  const id = `${SCHEMAS.id}-${initial}`
  const title = { id, href: addressOf(id), text: `${SCHEMAS.text}: ${initial.toUpperCase()}` }
  const contents = { id, href: title.href, label: title.text, level: 0, items }
  return chapterOf(title, [SCHEMAS.text, initial], contents, units)
}

const chapterOf = (
  title: Shown['schemasTitle'],
  path: string[],
  contents: ContentsGroup,
  units: PageUnit<SchemaView>[],
): Chapter => ({
  is: 'schemas',
  path,
  contents,
  ids: [title.id],
  units,
  all: { ...NOTHING_SHOWN, schemasTitle: title, schemas: units.map(({ view }) => view) },
  head: { ...NOTHING_SHOWN, schemasTitle: title },
  showOne: (index) => ({
    ...NOTHING_SHOWN,
    schemasTitle: title,
    schemas: units.slice(index, index + 1).map(({ view }) => view),
  }),
})
