import type { ApiView, ContentsGroup, ContentsItem, SchemaView } from '../../../model/apiView.ts'
import { addressOf } from '../anchors.ts'
import type { ApiParts, GroupParts } from '../apiParts.ts'
import type { PageUnit } from '../pageUnit.ts'

/** A section of the reference that gets a page of its own if the reference does not fit on one page. */
export type Chapter = {
  /** The names that its address is made from. */
  path: string[]
  contents: ContentsGroup
  /** The ids of its head. */
  ids: string[]
  units: PageUnit<unknown>[]
  /** The units from one index to another, as they are shown. */
  show(from: number, to: number): Shown
}

export type Shown = Pick<ApiView, 'groups' | 'schemas' | 'schemasTitle'>

export const SCHEMAS = { id: 'section-schemas', href: addressOf('section-schemas'), text: 'Schemas' }

export const NOTHING_SHOWN: Shown = { groups: [], schemas: [], schemasTitle: SCHEMAS }

/** The operations of one tag. */
export function groupChapter({ contents, head, operations }: GroupParts): Chapter {
  return {
    path: [contents.label],
    contents,
    ids: head.ids,
    units: operations,
    show: (from, to) => {
      const shown = operations.slice(from, to).map(({ view }) => view)
      return { ...NOTHING_SHOWN, groups: [{ ...head.view, operations: shown }] }
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

function schemaChapter(initial: string, items: ContentsItem[], units: PageUnit<SchemaView>[]): Chapter {
  const id = `${SCHEMAS.id}-${initial}`
  const title = { id, href: addressOf(id), text: `${SCHEMAS.text}: ${initial.toUpperCase()}` }
  return {
    path: [SCHEMAS.text, initial],
    contents: { id, href: title.href, label: title.text, level: 0, items },
    ids: [id],
    units,
    show: (from, to) => ({
      ...NOTHING_SHOWN,
      schemasTitle: title,
      schemas: units.slice(from, to).map(({ view }) => view),
    }),
  }
}
