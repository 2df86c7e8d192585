import type { ConditionView, Word, Words } from '../../../model/apiView.ts'
import { effectOf } from '../../read/schema/effect.ts'
import type { Alternatives, Schema } from '../../read/schema/schema.ts'
import { limitsOf } from './factWords.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { joinWords, listWords, typeWords } from './typeWords.ts'

const code = (text: string): Word => ({ kind: 'code', text })

/** `if`, `then` and `else` in sentences. */
export function conditionView(links: SchemaLinks, { keywords }: Schema): ConditionView {
  return {
    when: whenWords(links, keywords.schema('if')),
    demands: demands(links, keywords.schema('then')),
    otherwise: demands(links, keywords.schema('else')),
  }
}

function whenWords(links: SchemaLinks, schema: Schema | undefined): Words {
  const { fields, values, required, forbidden } = effectOf(schema)
  const parts: Words[] = [
    ...[...values].map(([name, allowed]): Words => [code(name), ' is ', ...orWords(allowed)]),
    ...fields
      .filter(({ name }) => !values.has(name))
      .map((field): Words => fieldWords(links, field.name, field.schema)),
    ...[...required]
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name): Words => [code(name), ' is there']),
    ...[...forbidden].map((name): Words => [code(name), ' is not there']),
  ]
  if (parts.length > 0) return listWords(parts, ' and ')
  return schema ? ['the value is ', ...typeWords(links, schema)] : ['the value is any value']
}

const orWords = (values: string[]): Words =>
  listWords(
    values.map((value) => [code(value)]),
    ' or ',
  )

/** What a schema demands of the fields, a sentence each. */
export function demands(links: SchemaLinks, schema: Schema | undefined): Words[] {
  const { fields, values, required, forbidden, closed } = effectOf(schema)
  const restricted = fields.filter(({ name }) => !values.has(name))
  return [
    ...[...required].map((name): Words => [code(name), ' is required']),
    ...[...forbidden].map((name): Words => [code(name), ' is not allowed']),
    ...[...values].map(([name, allowed]): Words => joinWords([code(name), ' is ', ...orWords(allowed)])),
    ...restricted.map((field) => fieldWords(links, field.name, field.schema)).filter((words) => words.length > 1),
    ...(closed ? [['no other fields are allowed']] : []),
  ]
}

function fieldWords(links: SchemaLinks, name: string, schema: Schema): Words {
  const facts = limitsOf(links, schema.keywords).map(({ label, value }): Words => [`${label.toLowerCase()} `, ...value])
  const type = typeWords(links, schema)
  const hasType = !(type.length === 1 && type[0] === 'any value')
  const parts = [...(hasType ? [type] : []), ...facts]
  return parts.length === 0 ? [code(name)] : joinWords([code(name), ' is ', ...listWords(parts, ', ')])
}

/** Alternatives that only name properties: "at least one of a, b". Undefined for other alternatives. */
export function requiredOneOf({ kind, schemas }: Alternatives): Words | undefined {
  const groups = schemas.map(({ keywords, reference }) =>
    reference === undefined && keywords.hasOnly('required', 'type', 'title', 'description') ? keywords.required : [],
  )
  if (groups.some((names) => names.length === 0)) return undefined
  const words = groups.map((names) =>
    listWords(
      names.map((name): Words => [code(name)]),
      ' with ',
    ),
  )
  return [
    kind === 'oneOf' ? 'Exactly one of these is required: ' : 'At least one of these is required: ',
    ...listWords(words, ' or '),
  ]
}
