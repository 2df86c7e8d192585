import type { ApiView, ContentsGroup, ContentsItem, OperationView, SchemaView } from '../../../model/apiView.ts'
import { fill, type Texts } from '../../../model/texts/texts.ts'
import { addressOf } from '../anchors.ts'
import type { ApiParts, GroupParts } from '../apiParts.ts'
import { operationUnits } from '../inner/operationUnits.ts'
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
  /** ... and what is on each of several pages. */
  parts: ChapterPart[]
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

export type Shown = Pick<ApiView, 'groups' | 'schemas' | 'schemasTitle'>

/** The id of all schemas, and the name that their address is made from. */
export const SCHEMAS = { id: 'section-schemas', path: 'schemas' }

const titleOf = ({ schemas: text }: Words): Shown['schemasTitle'] => ({
  id: SCHEMAS.id,
  href: addressOf(SCHEMAS.id),
  text,
})

export const nothingShown = (words: Words): Shown => ({ groups: [], schemas: [], schemasTitle: titleOf(words) })

type Words = Texts['reference']

/** The operations of one tag. */
export function groupChapter({ contents, head, operations }: GroupParts, words: Words, partOf: string): Chapter {
  const nothing = nothingShown(words)
  return {
    is: 'operations',
    path: [contents.label],
    contents,
    ids: head.ids,
    units: operations,
    all: { ...nothing, groups: [{ ...head.view, operations: operations.map(({ view }) => view) }] },
    head: { ...nothing, groups: [{ ...head.view, operations: [] }] },
    parts: operations.flatMap((unit) => operationPages(head, unit, nothing, partOf)),
  }
}

/** The page of an operation, and one for each place that has what is inside its largest fields. */
function operationPages(
  head: GroupParts['head'],
  unit: PageUnit<OperationView>,
  nothing: Shown,
  partOf: string,
): ChapterPart[] {
  const { operation, places } = operationUnits(unit, partOf)
  const { id, title } = operation.view
  const group = { ...head.view, description: undefined, facts: [], operations: [operation.view] }
  const page = { ...elementOf(id, title), units: [operation], shown: { ...nothing, groups: [group] } }
  return [
    page,
    ...places.map(({ view, ids }): ChapterPart => {
      const schemasTitle = { id: `${view.id}-of`, href: addressOf(id), text: title }
      return {
        ...page,
        title: view.name,
        path: [...page.path, view.id.slice(id.length + 1).replace(/~.*/, '')],
        units: [{ ...unit, view, ids }],
        shown: { ...nothing, schemasTitle, schemas: [view] },
      }
    }),
  ]
}

const elementOf = (id: string, title: string) => ({
  title,
  is: 'element' as const,
  path: [id.replace(/^[a-z]+-/, '')],
  listed: [id],
})

type SchemaParts = NonNullable<ApiParts['schemas']>

/** Whether units fit on one page that lists them. */
type Fit = (units: SchemaUnit[]) => boolean

/** The schemas whose names begin with one letter. */
export function schemaChapters({ contents, units }: SchemaParts, fit: Fit, words: Words): Chapter[] {
  const byInitial = new Map<string, { items: ContentsItem[]; units: SchemaUnit[] }>()
  for (const [index, item] of contents.items.entries()) {
    const initial = /[\p{L}\p{N}]/u.exec(item.label)?.[0].toLowerCase() ?? '_'
    const chapter = byInitial.get(initial) ?? { items: [], units: [] }
    byInitial.set(initial, chapter)
    chapter.items.push(item)
    chapter.units.push(...units.slice(index, index + 1))
  }
  return [...byInitial].map(([initial, { items, units: some }]) => {
    const chapter = schemaChapter(initial, items, some, words)
    return {
      ...chapter,
      parts: shelves(some, fit).map((shelf) => shelfPart(shelf, chapter.head, words)),
    }
  })
}

type SchemaUnit = PageUnit<SchemaView>
type Shelf = { prefix: string; units: SchemaUnit[] }

/** Schemas whose names begin with the same letters, as few as are needed for each page to be small enough. */
function shelves(units: SchemaUnit[], fit: Fit, length = 2): Shelf[] {
  const byPrefix = new Map<string, SchemaUnit[]>()
  for (const unit of units) {
    const prefix = unit.view.name.slice(0, length)
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), unit])
  }
  return [...byPrefix].flatMap(([prefix, found]) =>
    found.length === 1 || prefix.length < length || fit(found)
      ? [{ prefix, units: found }]
      : shelves(found, fit, length + 1),
  )
}

function shelfPart({ prefix, units }: Shelf, head: Shown, words: Words): ChapterPart {
  const [only, ...others] = units
  const shown = { ...head, schemas: units.map(({ view }) => view) }
  if (only && others.length === 0) return { ...elementOf(only.view.id, only.view.name), units, shown }
  const listed = units.map(({ view }) => view.id)
  return {
    title: fill(words.schemasWith, { start: `${prefix}…` }),
    is: 'section',
    path: [`${prefix}…`],
    units,
    listed,
    shown,
  }
}

/** All schemas. */
export const schemasChapter = ({ contents, units }: SchemaParts, words: Words): Chapter =>
  chapterOf(nothingShown(words), titleOf(words), [SCHEMAS.path], { contents, units })

function schemaChapter(initial: string, items: ContentsItem[], units: SchemaUnit[], words: Words): Chapter {
  const id = `${SCHEMAS.id}-${initial}`
  const title = { id, href: addressOf(id), text: fill(words.schemasWith, { start: initial.toUpperCase() }) }
  const contents = { id, href: title.href, label: title.text, level: 0, items }
  return chapterOf(nothingShown(words), title, [SCHEMAS.path, initial], { contents, units })
}

const chapterOf = (
  nothing: Shown,
  title: Shown['schemasTitle'],
  path: string[],
  { contents, units }: SchemaParts,
): Chapter => ({
  is: 'schemas',
  path,
  contents,
  ids: [title.id],
  units,
  all: { ...nothing, schemasTitle: title, schemas: units.map(({ view }) => view) },
  head: { ...nothing, schemasTitle: title },
  parts: units.map((unit) => ({
    ...elementOf(unit.view.id, unit.view.name),
    units: [unit],
    shown: { ...nothing, schemasTitle: title, schemas: [unit.view] },
  })),
})
