import type { ContentsGroup, ContentsItem, SchemaView } from '../../../model/apiView.ts'
import type { ApiPaging } from '../../../model/config.ts'
import { pushAll } from '../../../model/pushAll.ts'
import { fill, type Texts } from '../../../model/texts/texts.ts'
import { addressOf, entryAddressOf } from '../anchors.ts'
import type { ApiParts } from '../apiParts.ts'
import type { GroupParts } from '../groupParts.ts'
import type { PageUnit } from '../pageUnit.ts'
import { type Chapter, type ChapterPart, nothingShown, SCHEMAS, type Shown, titleOf } from './chapter.ts'
import { headPages, operationPages, schemaPages } from './elementPages.ts'
import { elementsIn, type Listed } from './elementsIn.ts'
import { fitOnPage } from './fitOnPage.ts'

/** More schemas than this, on more than one page, are listed by their initials. */
const MANY_SCHEMAS = 100

/** What the pages of a reference are divided by: its groups, and its schemas together or by their initials. */
export function chaptersOf({ groups, schemas }: ApiParts, paging: ApiPaging, texts: Texts): Chapter[] {
  const closed = groups.map(() => ({ items: [] }))
  return [
    ...groups.map((group, index) => groupChapter(group, belowGroup(groups, index), texts)),
    ...(schemas ? chaptersOfSchemas(schemas, paging, closed, texts) : []),
  ]
}

/** @param contents the other entries of the list of contents, closed */
function chaptersOfSchemas(schemas: SchemaParts, paging: ApiPaging, contents: Listed[], texts: Texts): Chapter[] {
  const listed = elementsIn([...contents, schemas.contents])
  const isOne = paging === 'tags' || schemas.units.length <= MANY_SCHEMAS || fitOnPage(schemas.units, listed)
  return isOne
    ? [schemasChapter(schemas, texts)]
    : schemaChapters(
        schemas,
        (units) => {
          const items = units.map(() => ({ method: undefined }))
          return fitOnPage(units, elementsIn([...contents, { items }]))
        },
        texts,
      )
}

/** The operations of one tag. @param below the contents of the tags below it, which a mere heading lists */
function groupChapter(parts: GroupParts, below: ContentsGroup[], texts: Texts): Chapter {
  const { contents, head: whole, operations } = parts
  const nothing = nothingShown(texts)
  const { main: head, more } = headPages(whole, nothing, texts.facts.partOf)
  return {
    is: 'operations',
    path: [parts.path],
    contents,
    title: contents.label,
    ids: head.ids,
    units: operations,
    more,
    all: isHeading(parts)
      ? { ...nothing, directory: [contents, ...below] }
      : { ...nothing, groups: [{ ...head.view, operations: operations.map(({ view }) => view) }] },
    head: { ...nothing, groups: [{ ...head.view, operations: [] }] },
    parts: () => operations.flatMap((unit) => operationPages(head, unit, nothing, texts.facts.partOf)),
  }
}

const isHeading = ({ head: { view }, operations }: GroupParts): boolean =>
  operations.length === 0 && !view.description && view.facts.length === 0

/** The contents of the groups that stand below one in a tree. */
function belowGroup(groups: GroupParts[], index: number): ContentsGroup[] {
  const level = groups[index]?.contents.level ?? 0
  const below: ContentsGroup[] = []
  for (let at = index + 1; at < groups.length; at++) {
    const contents = groups[at]?.contents
    if (!contents || contents.level <= level) break
    below.push(contents)
  }
  return below
}

type SchemaParts = NonNullable<ApiParts['schemas']>

/** Whether units fit on one page that lists them. */
type Fit = (units: SchemaUnit[]) => boolean

/** The schemas whose names begin with one letter. */
function schemaChapters({ contents, units }: SchemaParts, fit: Fit, texts: Texts): Chapter[] {
  const byInitial = new Map<string, { items: ContentsItem[]; units: SchemaUnit[] }>()
  for (const [index, item] of contents.items.entries()) {
    const initial = /[\p{L}\p{N}]/u.exec(item.label)?.[0].toLowerCase() ?? '_'
    const chapter = byInitial.get(initial) ?? { items: [], units: [] }
    byInitial.set(initial, chapter)
    chapter.items.push(item)
    pushAll(chapter.units, units.slice(index, index + 1))
  }
  return inOrder(byInitial).map(([initial, { items, units: some }]) => {
    const chapter = schemaChapter(initial, items, some, texts)
    return {
      ...chapter,
      parts: () => groupsByPrefix(some, fit).flatMap((group) => groupPages(group, chapter.head, texts)),
    }
  })
}

/** Readers look for a letter where the alphabet has it, whatever the order of the document. */
const inOrder = <T>(groups: ReadonlyMap<string, T>): [string, T][] =>
  [...groups].sort(([one], [other]) => (one < other ? -1 : 1))

type SchemaUnit = PageUnit<SchemaView>
type PrefixGroup = { prefix: string; units: SchemaUnit[] }

/** Schemas whose names begin with the same letters, as few as are needed for each page to be small enough. */
function groupsByPrefix(units: SchemaUnit[], fit: Fit, length = 2): PrefixGroup[] {
  const byPrefix = new Map<string, SchemaUnit[]>()
  for (const unit of units) {
    const prefix = unit.view.name.slice(0, length)
    const group = byPrefix.get(prefix)
    if (group) group.push(unit)
    else byPrefix.set(prefix, [unit])
  }
  return inOrder(byPrefix).flatMap(([prefix, found]) =>
    found.length === 1 || prefix.length < length || fit(found)
      ? [{ prefix, units: found }]
      : groupsByPrefix(found, fit, length + 1),
  )
}

function groupPages({ prefix, units }: PrefixGroup, head: Shown, { reference, facts }: Texts): ChapterPart[] {
  const [only, ...others] = units
  if (only && others.length === 0) return schemaPages(only, head, facts.partOf)
  const shown = { ...head, schemas: units.map(({ view }) => view) }
  const listed = units.map(({ view }) => view.id)
  const title = fill(reference.schemasWith, { start: spanOf(units) })
  return [{ title, is: 'section', path: [`${prefix}…`], units, listed, shown }]
}

/** All schemas. */
const schemasChapter = (parts: SchemaParts, texts: Texts): Chapter =>
  chapterOf(titleOf(texts), [SCHEMAS.path], parts, texts)

function schemaChapter(initial: string, items: ContentsItem[], units: SchemaUnit[], texts: Texts): Chapter {
  const id = `${SCHEMAS.id}-${initial}`
  const title = { id, href: addressOf(id), text: fill(texts.reference.schemasWith, { start: initial.toUpperCase() }) }
  const contents = { id, href: entryAddressOf(id), label: title.text, level: 0, items }
  const chapter = chapterOf(title, [SCHEMAS.path, initial], { contents, units }, texts)
  return { ...chapter, title: fill(texts.reference.schemasWith, { start: spanOf(units) }) }
}

/** The first and the last name: their initial alone would not identify a page. */
function spanOf(units: SchemaUnit[]): string {
  const names = [units[0], units.at(-1)].flatMap((unit) => unit?.view.name ?? [])
  return [...new Set(names)].join(' – ')
}

function chapterOf(
  title: Shown['schemasTitle'],
  path: string[],
  { contents, units }: SchemaParts,
  texts: Texts,
): Chapter {
  const head = { ...nothingShown(texts), schemasTitle: title }
  return {
    is: 'schemas',
    path,
    contents,
    title: title.text,
    ids: [title.id],
    units,
    more: [],
    all: { ...head, schemas: units.map(({ view }) => view) },
    head,
    parts: () => units.flatMap((unit) => schemaPages(unit, head, texts.facts.partOf)),
  }
}
