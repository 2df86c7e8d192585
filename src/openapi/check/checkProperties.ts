import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { YamlNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { WrittenSchema } from '../read/everySchema.ts'
import { entriesOf, textOf } from '../read/nodes.ts'
import type { FlatSchema, Schema } from '../read/schema/schema.ts'

/** Reports lists without `items`, and names of properties and schemas that nothing describes. */
export function checkProperties(document: ApiDocument): Problem[] {
  const names = new Set(document.schemas.map(({ name }) => name))
  return document
    .everySchema()
    .flatMap((each) => [
      ...(document.version === '3.0' ? withoutItems(each) : []),
      ...unknownDiscriminator(each),
      ...(document.version === '3.2' ? optionalDiscriminator(each) : []),
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
  const all = namesInAll(flat)
  if (all.has(name) || all.size === 0 || isOpen(flat)) return []
  return [
    warning('invalid-spec', node.place, {
      message: `the discriminator "${name}" is not a property`,
      fix: didYouMean(name, all) ?? `add "${name}" to "properties"`,
    }),
  ]
}

/** Since 3.2, a value without the property has to have a schema, too: https://spec.openapis.org/oas/v3.2.0#optional-discriminating-property */
function optionalDiscriminator({ schema }: WrittenSchema): Problem[] {
  const { discriminator, written } = schema.keywords
  const name = discriminator?.propertyName
  const node = written.get('discriminator')
  if (name === undefined || !node || discriminator?.defaultMapping !== undefined) return []
  const flat = schema.flat()
  const optional = [flat, ...alternativesIn(flat).map((each) => each.flat())].filter(
    ({ fields, required }) => fields.some((field) => field.name === name) && !required.has(name),
  )
  if (optional.length === 0 || flat.required.has(name)) return []
  return [
    warning('invalid-spec', node.place, {
      message: `the discriminator "${name}" is an optional property, and no "defaultMapping" says what a value without it is`,
      fix: `add "${name}" to "required", or "defaultMapping" to the discriminator`,
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
  return mappedIn(keywords.written.get('discriminator')).flatMap(({ what, value }) => {
    const target = textOf(value) ?? ''
    const isAddress = target.startsWith('#')
    if (isFile(target) || (isAddress ? document.schemaAt(target) : names.has(target))) return []
    const shown = document.terms.reference(target)
    const known = isAddress ? [...names].map((name) => document.terms.reference(`#/components/schemas/${name}`)) : names
    return [
      warning('invalid-spec', value.place, {
        message: `the discriminator maps ${what} to "${shown}", which is not a schema of this document`,
        fix: didYouMean(shown, known) ?? 'define it, or correct the name',
      }),
    ]
  })
}

/** The nodes that name the schemas of a discriminator, with what each is for. */
const mappedIn = (discriminator: YamlNode | undefined): { what: string; value: YamlNode }[] =>
  entriesOf(discriminator).flatMap(({ key, value }) => {
    if (key === 'defaultMapping') return [{ what: 'every other value', value }]
    return key === 'mapping' ? entriesOf(value).map((each) => ({ what: `"${each.key}"`, value: each.value })) : []
  })

/** A part may require what the schema around it describes, and the other way round. */
function unknownRequired({ schema, isPart }: WrittenSchema): Problem[] {
  const { keywords } = schema
  if (isPart || !keywords.has('properties') || keywords.required.length === 0) return []
  const flat = schema.flat()
  if (flat.cut || isOpen(flat)) return []
  const known = namesInAll(flat)
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

/** The names in a schema and in its alternatives. Each is read once, however many choices lead to it. */
function namesInAll(flat: FlatSchema): Set<string> {
  const names = new Set(namesIn(flat))
  const read = new Set<Schema>()
  let level = alternativesIn(flat)
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const unread = new Set(level.map(meantBy).filter((each) => !read.has(each)))
    const inside = [...unread].map((each) => each.flat())
    for (const name of inside.flatMap(namesIn)) names.add(name)
    for (const each of unread) read.add(each)
    level = inside.flatMap(alternativesIn)
  }
  return names
}

const alternativesIn = ({ alternatives }: FlatSchema): Schema[] => alternatives.flatMap(({ schemas }) => schemas)

const meantBy = (schema: Schema): Schema => (schema.keywords.hasOnly('$ref') && schema.target()) || schema

/** Whether it describes properties without naming them, or by conditions. */
const isOpen = ({ keywords, conditions }: FlatSchema): boolean =>
  conditions.length > 0 ||
  keywords.patternProperties.length > 0 ||
  keywords.dependentSchemas.length > 0 ||
  ['keywords', 'true'].includes(keywords.otherProperties?.kind ?? 'false')
