import type { ConditionView, Word, Words } from '../../../model/apiView.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { itemsOf, textOf } from '../../read/document.ts'
import { effectOf } from '../../read/schema/effect.ts'
import type { Alternatives } from '../../read/schema/flatten.ts'
import { readSchema, type Schema } from '../../read/schema/schema.ts'
import { factsOf } from './factWords.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { joinWords, listWords, typeWords } from './typeWords.ts'

const code = (text: string): Word => ({ kind: 'code', text })

/** `if`, `then` and `else` in sentences. */
export function conditionView(links: SchemaLinks, { keywords }: Schema): ConditionView {
  return {
    when: whenWords(links, keywords.get('if')),
    demands: demands(links, keywords.get('then')),
    otherwise: demands(links, keywords.get('else')),
  }
}

function whenWords(links: SchemaLinks, node: YamlNode | undefined): Words {
  const { fields, values, required, forbidden } = effectOf(links.document, node)
  const parts: Words[] = [
    ...[...values].map(([name, allowed]): Words => [code(name), ' is ', ...orWords(allowed)]),
    ...fields.filter(({ name }) => !values.has(name)).map((field): Words => fieldWords(links, field.name, field.node)),
    ...[...required]
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name): Words => [code(name), ' is there']),
    ...[...forbidden].map((name): Words => [code(name), ' is not there']),
  ]
  if (parts.length > 0) return listWords(parts, ' and ')
  return node ? ['the value is ', ...typeWords(links, node)] : ['the value is any value']
}

const orWords = (values: string[]): Words =>
  listWords(
    values.map((value) => [code(value)]),
    ' or ',
  )

/** What a schema demands of the fields, a sentence each. */
export function demands(links: SchemaLinks, node: YamlNode | undefined): Words[] {
  const { fields, values, required, forbidden, closed } = effectOf(links.document, node)
  const restricted = fields.filter(({ name }) => !values.has(name))
  return [
    ...[...required].map((name): Words => [code(name), ' is required']),
    ...[...forbidden].map((name): Words => [code(name), ' is not allowed']),
    ...[...values].map(([name, allowed]): Words => joinWords([code(name), ' is ', ...orWords(allowed)])),
    ...restricted.map((field) => fieldWords(links, field.name, field.node)).filter((words) => words.length > 1),
    ...(closed ? [['no other fields are allowed']] : []),
  ]
}

function fieldWords(links: SchemaLinks, name: string, node: YamlNode): Words {
  const schema = readSchema(links.document, node)
  const facts = factsOf(links, schema.keywords)
    .filter(({ label }) => !label.startsWith('Example'))
    .map(({ label, value }): Words => [`${label.toLowerCase()} `, ...value])
  const type = typeWords(links, node)
  const hasType = !(type.length === 1 && type[0] === 'any value')
  const parts = [...(hasType ? [type] : []), ...facts]
  return parts.length === 0 ? [code(name)] : joinWords([code(name), ' is ', ...listWords(parts, ', ')])
}

/** Alternatives that only name fields: "at least one of a, b". Undefined when they say more. */
export function requiredOneOf({ kind, schemas }: Alternatives, links: SchemaLinks): Words | undefined {
  const groups = schemas.map((node) => {
    const { keywords, reference } = readSchema(links.document, node)
    const only = [...keywords.keys()].every((key) => ['required', 'type', 'title', 'description'].includes(key))
    const names = itemsOf(keywords.get('required')).flatMap((each) => textOf(each) ?? [])
    return only && reference === undefined ? names : []
  })
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
