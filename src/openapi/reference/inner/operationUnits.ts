import type { OperationView, SchemaBody, SchemaView } from '../../../model/apiView.ts'
import type { PageUnit } from '../pageUnit.ts'
import { liftFields } from './liftFields.ts'

/** An operation, and the places of what is inside its largest fields, each with its ids. */
export type OperationUnits = { operation: PageUnit<OperationView>; places: PageUnit<SchemaView>[] }

// With the list of contents and the frame of the page, which are not counted, this stays below 3,000.
const MOST_ELEMENTS = 2300

export function operationUnits(unit: PageUnit<OperationView>, partOf: string): OperationUnits {
  const { view, lifted } = liftFields(unit.view, MOST_ELEMENTS, partOf)
  if (lifted.length === 0) return { operation: unit, places: [] }
  const places = lifted.map((place) => {
    const inside = new Set(idsIn(place.body))
    return { ...unit, view: place, ids: [place.id, ...unit.ids.filter((id) => inside.has(ownerOf(id)))] }
  })
  const gone = new Set(places.flatMap(({ ids }) => ids))
  return { operation: { ...unit, view, ids: unit.ids.filter((id) => !gone.has(id)) }, places }
}

/** The field that a heading in a description belongs to; the id of a field as it is. */
const ownerOf = (id: string): string => id.replace(/^about-(.*)~.*$/, '$1')

const idsIn = ({ fields, choices }: SchemaBody): string[] => [
  ...fields.flatMap(({ id, body }) => [...(id === undefined ? [] : [id]), ...(body ? idsIn(body) : [])]),
  ...choices.flatMap(({ options }) => options.flatMap(({ body }) => (body ? idsIn(body) : []))),
]
