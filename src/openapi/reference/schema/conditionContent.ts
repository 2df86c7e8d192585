import type { ConditionView, Inline, InlineContent } from '../../../model/apiView.ts'
import { effectOf } from '../../read/schema/effect.ts'
import type { Alternatives, Schema } from '../../read/schema/schema.ts'
import { limitsOf } from './factContent.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { joinContent, listContent, typeContent } from './typeContent.ts'

const code = (text: string): Inline => ({ kind: 'code', text })

/** `if`, `then` and `else` in sentences. */
export function conditionView(links: SchemaLinks, { keywords }: Schema): ConditionView {
  return {
    when: whenContent(links, keywords.schema('if')),
    demands: demands(links, keywords.schema('then')),
    otherwise: demands(links, keywords.schema('else')),
  }
}

function whenContent(links: SchemaLinks, schema: Schema | undefined): InlineContent {
  if (!schema) return ['the value is any value']
  const parts = whenParts(links, schema, '')
  return parts.length > 0 ? listContent(parts, ' and ') : ['the value is ', ...typeContent(links, schema)]
}

/** The constraints of a schema and of the objects in it, whose fields are named by their path. */
function whenParts(links: SchemaLinks, schema: Schema, path: string): InlineContent[] {
  const { fields, values, required, forbidden } = effectOf(schema)
  const parts: InlineContent[] = [
    ...[...values].map(([name, allowed]): InlineContent => [code(path + name), ' is ', ...orContent(allowed)]),
    ...fields
      .filter(({ name }) => !values.has(name))
      .flatMap((field): InlineContent[] => {
        const inner = isWrittenHere(field.schema) ? whenParts(links, field.schema, `${path}${field.name}.`) : []
        return inner.length > 0 ? inner : [fieldContent(links, path + field.name, field.schema)]
      }),
    ...[...required]
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name): InlineContent => [code(path + name), ' is there']),
    ...[...forbidden].map((name): InlineContent => [code(path + name), ' is not there']),
  ]
  const choice = choiceContent(links, schema.keywords.schemas('anyOf'), path)
  if (choice.length === 0) return parts
  return [...parts, parts.length > 0 ? joinContent(['either ', ...choice]) : choice]
}

/** `anyOf`, when each alternative has constraints on fields. */
function choiceContent(links: SchemaLinks, alternatives: Schema[], path: string): InlineContent {
  const groups = alternatives.map((each) => (isWrittenHere(each) ? whenParts(links, each, path) : []))
  if (groups.some((parts) => parts.length === 0)) return []
  return listContent(
    groups.map((parts) => listContent(parts, ' and ')),
    ' or ',
  )
}

/** What a reference leads to has a section of its own, and may contain itself. */
const isWrittenHere = ({ reference }: Schema): boolean => reference === undefined

const orContent = (values: string[]): InlineContent =>
  listContent(
    values.map((value) => [code(value)]),
    ' or ',
  )

/** The constraints of a schema on its fields, one sentence each. */
export function demands(links: SchemaLinks, schema: Schema | undefined, path = ''): InlineContent[] {
  const { fields, values, required, forbidden, closed } = effectOf(schema)
  const restricted = fields.filter(({ name }) => !values.has(name))
  return [
    ...[...required].map((name): InlineContent => [code(path + name), ' is required']),
    ...[...forbidden].map((name): InlineContent => [code(path + name), ' is not allowed']),
    ...[...values].map(
      ([name, allowed]): InlineContent => joinContent([code(path + name), ' is ', ...orContent(allowed)]),
    ),
    ...restricted.flatMap((field): InlineContent[] => {
      const inner = isWrittenHere(field.schema) ? demands(links, field.schema, `${path}${field.name}.`) : []
      const words = fieldContent(links, path + field.name, field.schema)
      if (inner.length > 0) return inner
      return words.length > 1 ? [words] : []
    }),
    ...(closed ? [closedContent(path)] : []),
  ]
}

const closedContent = (path: string): InlineContent =>
  path === '' ? ['no other fields are allowed'] : ['no other fields are allowed in ', code(path.slice(0, -1))]

function fieldContent(links: SchemaLinks, name: string, schema: Schema): InlineContent {
  const facts = limitsOf(links, schema.keywords).map(
    ({ label, value }): InlineContent => [`${label.toLowerCase()} `, ...value],
  )
  const type = typeContent(links, schema)
  const hasType = !(type.length === 1 && type[0] === 'any value')
  const parts = [...(hasType ? [type] : []), ...facts]
  return parts.length === 0 ? [code(name)] : joinContent([code(name), ' is ', ...listContent(parts, ', ')])
}

/** Alternatives that only name properties: "at least one of a, b". Undefined for other alternatives. */
export function requiredOneOf({ kind, schemas }: Alternatives): InlineContent | undefined {
  const groups = schemas.map(({ keywords, reference }) =>
    reference === undefined && keywords.hasOnly('required', 'type', 'title', 'description') ? keywords.required : [],
  )
  if (groups.some((names) => names.length === 0)) return undefined
  const words = groups.map((names) =>
    listContent(
      names.map((name): InlineContent => [code(name)]),
      ' with ',
    ),
  )
  return [
    kind === 'oneOf' ? 'Exactly one of these is required: ' : 'At least one of these is required: ',
    ...listContent(words, ' or '),
  ]
}
