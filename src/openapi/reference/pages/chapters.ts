import type { ApiView, ContentsGroup, ContentsItem, SchemaView } from '../../../model/apiView.ts'
import { addressOf } from '../anchors.ts'
import type { ApiParts, GroupParts } from '../apiParts.ts'
import type { Piece } from '../piece.ts'

/** A run of the reference that gets a page of its own when one page is too small for all. */
export type Chapter = {
  /** The names that its address is made from. */
  path: string[]
  contents: ContentsGroup
  /** The ids of its head. */
  ids: string[]
  pieces: Piece<unknown>[]
  /** The pieces from one index to another, as they are shown. */
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
    pieces: operations,
    show: (from, to) => {
      const shown = operations.slice(from, to).map(({ view }) => view)
      return { ...NOTHING_SHOWN, groups: [{ ...head.view, operations: shown }] }
    },
  }
}

type SchemaParts = NonNullable<ApiParts['schemas']>

/** The schemas whose names begin with one letter. */
export function schemaChapters({ contents, pieces }: SchemaParts): Chapter[] {
  const byInitial = new Map<string, { items: ContentsItem[]; pieces: Piece<SchemaView>[] }>()
  for (const [index, item] of contents.items.entries()) {
    const initial = /[\p{L}\p{N}]/u.exec(item.label)?.[0].toLowerCase() ?? '_'
    const chapter = byInitial.get(initial) ?? { items: [], pieces: [] }
    byInitial.set(initial, chapter)
    chapter.items.push(item)
    chapter.pieces.push(...pieces.slice(index, index + 1))
  }
  return [...byInitial].map(([initial, chapter]) => schemaChapter(initial, chapter.items, chapter.pieces))
}

function schemaChapter(initial: string, items: ContentsItem[], pieces: Piece<SchemaView>[]): Chapter {
  const id = `${SCHEMAS.id}-${initial}`
  const title = { id, href: addressOf(id), text: `${SCHEMAS.text}: ${initial.toUpperCase()}` }
  return {
    path: [SCHEMAS.text, initial],
    contents: { id, href: title.href, label: title.text, level: 0, items },
    ids: [id],
    pieces,
    show: (from, to) => ({
      ...NOTHING_SHOWN,
      schemasTitle: title,
      schemas: pieces.slice(from, to).map(({ view }) => view),
    }),
  }
}
