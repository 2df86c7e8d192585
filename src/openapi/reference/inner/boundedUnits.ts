import { ownerOfHeading } from '../../../model/addressShard.ts'
import type { OperationView, SchemaView } from '../../../model/apiView.ts'
import { pushAll } from '../../../model/pushAll.ts'
import { addressOf } from '../anchors.ts'
import type { GroupHead } from '../groupParts.ts'
import type { Opening } from '../opening.ts'
import { idsIn, type PageUnit } from '../pageUnit.ts'
import { isSmall, type Origin } from './continuations.ts'
import { fitPage } from './fitPage.ts'
import { liftFields } from './liftFields.ts'
import { shortSchema } from './shortBody.ts'
import { shortHead, shortOpening } from './shortOpening.ts'
import { shortOperation } from './shortOperation.ts'

/** A part of the reference that fits on a page, and the pages that continue it, each with its ids. */
type BoundedUnits<T> = { main: PageUnit<T>; places: PageUnit<SchemaView>[] }

// With the list of contents and the frame of the page, which are not counted, this stays below 3,000.
const MOST_ELEMENTS = 2300

/** The introduction, whose description, servers and security schemes are continued on other pages if they are very long. */
export function openingUnits(unit: PageUnit<Opening>, href: string, partOf: string): BoundedUnits<Opening> {
  if (isSmall(unit)) return { main: unit, places: [] }
  const origin: Origin = { id: 'section-about', href, title: unit.view.title, partOf }
  const { view, places } = fitPage(unit.view, origin, shortOpening, 0)
  return unitsOf(unit, view, places)
}

/** The head of a tag, whose description may be very long, and so may the list of operations that have the tag, too. */
export function headUnits(unit: PageUnit<GroupHead>, partOf: string): BoundedUnits<GroupHead> {
  if (isSmall(unit)) return { main: unit, places: [] }
  const { id, href, title } = unit.view
  const { view, places } = fitPage(unit.view, { id, href, title, partOf }, shortHead, 0)
  return unitsOf(unit, view, places)
}

/** What is inside the largest fields of an operation has pages of its own, and so has what is still too long. */
export function operationUnits(unit: PageUnit<OperationView>, partOf: string): BoundedUnits<OperationView> {
  if (isSmall(unit)) return { main: unit, places: [] }
  const { id, title } = unit.view
  const origin: Origin = { id, href: addressOf(id), title, partOf }
  const { view, lifted } = liftFields(unit.view, MOST_ELEMENTS, partOf)
  const main = fitPage(view, origin, shortOperation, 0)
  return unitsOf(unit, main.view, [...placesOf(lifted, origin, main.places.length), ...main.places])
}

export function schemaUnits(unit: PageUnit<SchemaView>, partOf: string): BoundedUnits<SchemaView> {
  if (isSmall(unit)) return { main: unit, places: [] }
  const { id, name } = unit.view
  const { view, places } = fitPage(unit.view, { id, href: addressOf(id), title: name, partOf }, shortSchema, 0)
  return unitsOf(unit, view, places)
}

function placesOf(lifted: SchemaView[], origin: Origin, taken: number): SchemaView[] {
  const places: SchemaView[] = []
  const more: SchemaView[] = []
  for (const place of lifted) {
    const fitted = fitPage(place, origin, shortSchema, taken + more.length)
    places.push(fitted.view)
    pushAll(more, fitted.places)
  }
  return [...places, ...more]
}

/** Each id belongs to the page that has its element. */
function unitsOf<T>(unit: PageUnit<T>, view: T, places: SchemaView[]): BoundedUnits<T> {
  if (places.length === 0) return { main: unit, places: [] }
  const known = new Set(unit.ids)
  const headings = unit.ids.filter((id) => id !== ownerOfHeading(id))
  const taken = new Set<string>()
  const take = (ids: string[]): string[] => {
    const free = ids.filter((id) => !taken.has(id))
    for (const id of free) taken.add(id)
    return free
  }
  const units = places
    // A long text stands on a page of its own, and its headings with it.
    .toSorted((one, other) => Number(other.description !== undefined) - Number(one.description !== undefined))
    .map((place): [SchemaView, PageUnit<SchemaView>] => {
      const inside = new Set(idsIn(place).filter((id) => known.has(id)))
      const own = headings.filter(
        (id) => inside.has(ownerOfHeading(id)) || place.description?.html.includes(`id="${id}"`),
      )
      return [place, { ...unit, view: place, ids: [place.id, ...take([...inside, ...own])] }]
    })
  const unitOf = new Map(units)
  return {
    main: { ...unit, view, ids: unit.ids.filter((id) => !taken.has(id)) },
    places: places.flatMap((place) => unitOf.get(place) ?? []),
  }
}
