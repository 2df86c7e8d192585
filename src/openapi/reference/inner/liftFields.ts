import type { FieldView, OperationView, SchemaBody, SchemaView } from '../../../model/apiView.ts'
import { addressOf } from '../anchors.ts'
import { elementCount } from '../elementCount.ts'
import { withFields, withFieldsOf } from './withFields.ts'

/** Something with fields, some of which have what is inside them in a place of their own. */
type Lifted<T> = { view: T; lifted: SchemaView[] }

/**
 * Gives what is inside the largest fields of an operation a place of its own, until the operation has no more than a number
 * of elements. Folds that are opened load it from there; without script they are links.
 */
export function liftFields(operation: OperationView, most: number, partOf: string): Lifted<OperationView> {
  const excess = elementCount(operation) - most
  if (excess <= 0) return { view: operation, lifted: [] }
  const chosen = largest((change) => void withFields(operation, change), excess)
  const view = withFields(operation, (field) => (chosen.has(field) ? linked(field) : field))
  return { view, lifted: [...chosen].flatMap((field) => placesOf(field, { operation, most, partOf }, field.name)) }
}

// A page for less would be mostly frame.
const LEAST = 100

/** The heaviest fields, as many as are needed. */
function largest(visit: (change: (field: FieldView) => FieldView) => void, excess: number): Set<FieldView> {
  const found: { field: FieldView; elements: number }[] = []
  visit((field) => {
    const elements = field.body && field.id !== undefined ? elementCount(field.body) : 0
    if (elements >= LEAST) found.push({ field, elements })
    return field
  })
  const chosen = new Set<FieldView>()
  let left = excess
  for (const { field, elements } of found.toSorted((one, other) => other.elements - one.elements)) {
    if (left <= 0) break
    chosen.add(field)
    left -= elements
  }
  return chosen
}

/** Ids of headings have a `~`, ids of fields do not. */
const placeOf = (id: string): string => `${id}~fields`

const linked = (field: FieldView): FieldView =>
  field.id === undefined
    ? field
    : { ...field, body: undefined, more: { kind: 'link', text: field.name, href: addressOf(placeOf(field.id)) } }

type Within = { operation: OperationView; most: number; partOf: string }

/** The place of what is inside a field, and the places of what is too large for it in turn. */
function placesOf(field: FieldView, within: Within, path: string): SchemaView[] {
  const { operation, most, partOf } = within
  const { id, body } = field
  if (id === undefined || !body) return []
  const excess = elementCount(body) - most
  const chosen = excess > 0 ? largest((change) => void withFieldsOf(body, change), excess) : new Set<FieldView>()
  const light: SchemaBody = withFieldsOf(body, (inner) => (chosen.has(inner) ? linked(inner) : inner))
  return [
    {
      id: placeOf(id),
      name: `${operation.title}: ${path}`,
      title: '',
      type: field.type,
      deprecated: field.deprecated,
      description: undefined,
      facts: [{ label: partOf, value: [{ kind: 'link', text: operation.title, href: addressOf(id) }] }],
      values: { listed: [], folded: false },
      body: light,
      examples: [],
    },
    ...[...chosen].flatMap((inner) => placesOf(inner, within, `${path}.${inner.name}`)),
  ]
}
