import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { WrittenSchema } from '../read/everySchema.ts'
import { entriesOf, textOf } from '../read/nodes.ts'
import type { Alternatives, FlatSchema, Schema } from '../read/schema/schema.ts'

/** Reports lists without `items`, and names of properties and schemas that nothing describes. */
export function checkProperties(document: ApiDocument): Problem[] {
  const names = new Set(document.schemas.map(({ name }) => name))
  return document
    .everySchema()
    .flatMap((each) => [
      ...(document.version === '3.0' ? withoutItems(each) : []),
      ...unknownDiscriminator(each),
      ...unknownMapped(each, document, names),
      ...unknownRequired(each),
    ])
}

/** JSON Schema, which later versions have, allows any items then. */
function withoutItems({ schema: { types, keywords, place } }: WrittenSchema): Problem[] {
  if (!types.includes('array') || keywords.has('items')) return []
  const fix = 'add "items" with the schema of an item; "items: {}" allows any'
  return [warning('invalid-spec', place, { message: 'this array has no "items"', fix })]
}

function unknownDiscriminator({ schema }: WrittenSchema): Problem[] {
  const name = schema.keywords.discriminator?.propertyName
  const node = schema.keywords.written.get('discriminator')
  if (name === undefined || !node) return []
  const flat = schema.flat()
  const all = new Set([...namesIn(flat), ...flat.alternatives.flatMap(namesInAlternatives)])
  if (all.has(name) || all.size === 0 || isOpen(flat)) return []
  return [
    warning('invalid-spec', node.place, {
      message: `the discriminator "${name}" is not a property`,
      fix: didYouMean(name, all) ?? `add "${name}" to "properties"`,
    }),
  ]
}

/** Addresses of other files were judged when these were read. */
const isFile = (target: string): boolean => !target.startsWith('#') && /[/.#]/.test(target)

function unknownMapped(
  { schema: { keywords } }: WrittenSchema,
  document: ApiDocument,
  names: ReadonlySet<string>,
): Problem[] {
  const mapping = entriesOf(keywords.written.get('discriminator')).find(({ key }) => key === 'mapping')
  return entriesOf(mapping?.value).flatMap(({ key, value }) => {
    const target = textOf(value) ?? ''
    const isAddress = target.startsWith('#')
    if (isFile(target) || (isAddress ? document.schemaAt(target) : names.has(target))) return []
    const known = isAddress ? [...names].map((name) => `#/components/schemas/${name}`) : names
    return [
      warning('invalid-spec', value.place, {
        message: `the discriminator maps "${key}" to "${target}", which is not a schema of this document`,
        fix: didYouMean(target, known) ?? 'define it, or correct the name',
      }),
    ]
  })
}

/** A part may require what the schema around it describes, and the other way round. */
function unknownRequired({ schema, isPart }: WrittenSchema): Problem[] {
  const { keywords } = schema
  if (isPart || !keywords.has('properties') || keywords.required.length === 0) return []
  const flat = schema.flat()
  if (flat.cut || isOpen(flat)) return []
  const known = new Set([...namesIn(flat), ...flat.alternatives.flatMap(namesInAlternatives)])
  const node = keywords.written.get('required')
  return keywords.required.flatMap((name, index) => {
    if (known.has(name)) return []
    const place = (node?.kind === 'list' ? node.items[index] : node)?.place ?? schema.place
    return warning('invalid-spec', place, {
      message: `"${name}" is required, but is not in "properties"`,
      fix: didYouMean(name, known) ?? `add "${name}" to "properties"`,
    })
  })
}

const namesIn = ({ fields }: FlatSchema): string[] => fields.map(({ name }) => name)

// Alternatives within alternatives end somewhere, even when references make them endless.
const MAX_DEPTH = 3

const namesInAlternatives = ({ schemas }: Alternatives): string[] =>
  schemas.flatMap((each) => namesInside(each, MAX_DEPTH))

function namesInside(schema: Schema, depth: number): string[] {
  const flat = schema.flat()
  const inside = depth === 0 ? [] : flat.alternatives.flatMap(({ schemas }) => schemas)
  return [...namesIn(flat), ...inside.flatMap((each) => namesInside(each, depth - 1))]
}

/** Whether it describes properties without naming them, or by conditions. */
const isOpen = ({ keywords, conditions }: FlatSchema): boolean =>
  conditions.length > 0 ||
  keywords.patternProperties.length > 0 ||
  keywords.dependentSchemas.length > 0 ||
  ['keywords', 'true'].includes(keywords.otherProperties?.kind ?? 'false')
