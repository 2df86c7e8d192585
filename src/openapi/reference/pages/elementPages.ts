import type { OperationView, SchemaView } from '../../../model/apiView.ts'
import { addressOf } from '../anchors.ts'
import { elementCount } from '../elementCount.ts'
import type { GroupParts } from '../groupParts.ts'
import { headUnits, operationUnits, schemaUnits } from '../inner/boundedUnits.ts'
import { type PageUnit, sizeOf } from '../pageUnit.ts'
import type { ChapterPart, Shown } from './chapter.ts'

/** The head of a tag, and the pages that continue it. */
export function headPages(
  head: GroupParts['head'],
  nothing: Shown,
  partOf: string,
): { main: GroupParts['head']; more: ChapterPart[] } {
  const { main, places } = headUnits(head, partOf)
  const { id, title } = main.view
  const page = { ...elementOf(id, title), path: [], units: [main], shown: nothing }
  return { main, more: inPages(places).map((some) => continuation(page, { id, title }, some, nothing)) }
}

/** The page of an operation, and one for each place that has what is inside its largest fields. */
export function operationPages(
  head: GroupParts['head'],
  unit: PageUnit<OperationView>,
  nothing: Shown,
  partOf: string,
): ChapterPart[] {
  const { main, places } = operationUnits(unit, partOf)
  const { id, title } = main.view
  const group = { ...head.view, description: undefined, facts: [], operations: [main.view] }
  const page = { ...elementOf(id, title), units: [main], shown: { ...nothing, groups: [group] } }
  return [page, ...inPages(places).map((some) => continuation(page, { id, title }, some, nothing))]
}

// Each has a page of its own until there are more.
const MANY_PLACES = 20

// About two thirds of a page, so that what comes on top has room.
const FULL = { elements: 1600, characters: 350_000 }

type Places = [PageUnit<SchemaView>, ...PageUnit<SchemaView>[]]

/** Many small places share pages, which would be mostly frame otherwise. */
function inPages(places: PageUnit<SchemaView>[]): Places[] {
  const pages: Places[] = []
  let elements = 0
  let characters = 0
  for (const place of places) {
    elements += elementCount(place.view)
    characters += sizeOf(place.view)
    const page = pages.at(-1)
    if (page && places.length > MANY_PLACES && elements <= FULL.elements && characters <= FULL.characters) {
      page.push(place)
      continue
    }
    pages.push([place])
    elements = elementCount(place.view)
    characters = sizeOf(place.view)
  }
  return pages
}

/** A page with what an operation or schema has no room for. */
function continuation(
  page: ChapterPart,
  { id, title }: { id: string; title: string },
  places: Places,
  nothing: Shown,
): ChapterPart {
  const [{ view }] = places
  const last = places.at(-1)?.view.name.slice(title.length + 2) ?? ''
  const schemasTitle = { id: `${view.id}-of`, href: addressOf(id), text: title }
  return {
    ...page,
    title: places.length === 1 ? view.name : `${view.name} – ${last}`,
    path: [...page.path, view.id.slice(id.length + 1).replace(/^(.+)~.*$/, '$1')],
    units: places,
    shown: { ...nothing, schemasTitle, schemas: places.map((place) => place.view) },
  }
}

/** The page of a schema, and those that continue it. */
export function schemaPages(unit: PageUnit<SchemaView>, shown: Shown, partOf: string): ChapterPart[] {
  const { main, places } = schemaUnits(unit, partOf)
  const { id, name } = main.view
  const page = { ...elementOf(id, name), units: [main], shown: { ...shown, schemas: [main.view] } }
  return [page, ...inPages(places).map((some) => continuation(page, { id, title: name }, some, shown))]
}

const elementOf = (id: string, title: string) => ({
  title,
  is: 'element' as const,
  path: [id.replace(/^[a-z]+-/, '')],
  listed: [id],
})
