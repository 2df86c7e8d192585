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
  const { fields, values, required, forbidden } = effectOf(schema)
  const parts: InlineContent[] = [
    ...[...values].map(([name, allowed]): InlineContent => [code(name), ' is ', ...orContent(allowed)]),
    ...fields
      .filter(({ name }) => !values.has(name))
      .map((field): InlineContent => fieldContent(links, field.name, field.schema)),
    ...[...required]
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name): InlineContent => [code(name), ' is there']),
    ...[...forbidden].map((name): InlineContent => [code(name), ' is not there']),
  ]
  if (parts.length > 0) return listContent(parts, ' and ')
  return schema ? ['the value is ', ...typeContent(links, schema)] : ['the value is any value']
}

const orContent = (values: string[]): InlineContent =>
  listContent(
    values.map((value) => [code(value)]),
    ' or ',
  )

/** The constraints of a schema on its fields, one sentence each. */
export function demands(links: SchemaLinks, schema: Schema | undefined): InlineContent[] {
  const { fields, values, required, forbidden, closed } = effectOf(schema)
  const restricted = fields.filter(({ name }) => !values.has(name))
  return [
    ...[...required].map((name): InlineContent => [code(name), ' is required']),
    ...[...forbidden].map((name): InlineContent => [code(name), ' is not allowed']),
    ...[...values].map(([name, allowed]): InlineContent => joinContent([code(name), ' is ', ...orContent(allowed)])),
    ...restricted.map((field) => fieldContent(links, field.name, field.schema)).filter((words) => words.length > 1),
    ...(closed ? [['no other fields are allowed']] : []),
  ]
}

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
