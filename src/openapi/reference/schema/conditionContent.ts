import type { ConditionView, Inline, InlineContent } from '../../../model/apiView.ts'
import { withinSentence } from '../../../model/texts/texts.ts'
import { effectOf } from '../../read/schema/effect.ts'
import type { Alternatives, Schema } from '../../read/schema/schema.ts'
import { limitsOf } from './factContent.ts'
import type { SchemaLinks } from './schemaLinks.ts'
import { filledContent, isAny, listContent, oneOfContent, typeContent } from './typeContent.ts'

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
  const { conditions, types } = links.words
  if (!schema) return [conditions.anyValue]
  const parts = whenParts(links, schema, '')
  if (parts.length > 0) return listContent(links.words, parts, types.and)
  return filledContent(conditions.valueIs, { type: typeContent(links, schema) })
}

/** The constraints of a schema and of the objects in it, whose fields are named by their path. */
function whenParts(links: SchemaLinks, schema: Schema, path: string): InlineContent[] {
  const { conditions } = links.words
  const { fields, values, required, forbidden } = effectOf(schema)
  const said = (text: string, name: string): InlineContent => filledContent(text, { field: [code(path + name)] })
  const parts: InlineContent[] = [
    ...[...values].map(([name, allowed]) => isContent(links, path + name, orContent(links, allowed))),
    ...fields
      .filter(({ name }) => !values.has(name))
      .flatMap((field): InlineContent[] => {
        const inner = isWrittenHere(field.schema) ? whenParts(links, field.schema, `${path}${field.name}.`) : []
        return inner.length > 0 ? inner : [fieldContent(links, path + field.name, field.schema)]
      }),
    ...[...required]
      .filter((name) => !fields.some((field) => field.name === name))
      .map((name) => said(conditions.there, name)),
    ...[...forbidden].map((name) => said(conditions.notThere, name)),
  ]
  const choice = choiceContent(links, schema.keywords.schemas('anyOf'), path)
  if (choice.length === 0) return parts
  return [...parts, parts.length > 0 ? filledContent(conditions.either, { conditions: choice }) : choice]
}

/** `anyOf`, when each alternative has constraints on fields. */
function choiceContent(links: SchemaLinks, alternatives: Schema[], path: string): InlineContent {
  const groups = alternatives.map((each) => (isWrittenHere(each) ? whenParts(links, each, path) : []))
  if (groups.some((parts) => parts.length === 0)) return []
  const { words } = links
  return oneOfContent(
    links,
    groups.map((parts) => listContent(words, parts, words.types.and)),
  )
}

/** What a reference leads to has a section of its own, and may contain itself. */
const isWrittenHere = ({ reference }: Schema): boolean => reference === undefined

const orContent = (links: SchemaLinks, values: string[]): InlineContent =>
  oneOfContent(
    links,
    values.map((value) => [code(value)]),
  )

/** That a field is something. */
const isContent = ({ words }: SchemaLinks, name: string, values: InlineContent): InlineContent =>
  filledContent(words.conditions.is, { field: [code(name)], values })

/** The constraints of a schema on its fields, one sentence each. */
export function demands(links: SchemaLinks, schema: Schema | undefined, path = ''): InlineContent[] {
  const { conditions } = links.words
  const { fields, values, required, forbidden, closed } = effectOf(schema)
  const said = (text: string, name: string): InlineContent => filledContent(text, { field: [code(path + name)] })
  const restricted = fields.filter(({ name }) => !values.has(name))
  return [
    ...[...required].map((name) => said(conditions.required, name)),
    ...[...forbidden].map((name) => said(conditions.notAllowed, name)),
    ...[...values].map(([name, allowed]) => isContent(links, path + name, orContent(links, allowed))),
    ...restricted.flatMap((field): InlineContent[] => {
      const inner = isWrittenHere(field.schema) ? demands(links, field.schema, `${path}${field.name}.`) : []
      const words = fieldContent(links, path + field.name, field.schema)
      if (inner.length > 0) return inner
      return words.length > 1 ? [words] : []
    }),
    ...(closed ? [closedContent(links, path)] : []),
  ]
}

const closedContent = ({ words: { conditions } }: SchemaLinks, path: string): InlineContent =>
  path === '' ? [conditions.closed] : filledContent(conditions.closedIn, { field: [code(path.slice(0, -1))] })

/** The limits of a value within a sentence. */
export const limitContents = (links: SchemaLinks, { keywords }: Schema): InlineContent[] =>
  limitsOf(links, keywords).map(
    ({ label, value }): InlineContent => [`${withinSentence(links.words, label)} `, ...value],
  )

function fieldContent(links: SchemaLinks, name: string, schema: Schema): InlineContent {
  const facts = limitContents(links, schema)
  const type = typeContent(links, schema)
  const hasType = !isAny(links.words, type)
  const parts = [...(hasType ? [type] : []), ...facts]
  return parts.length === 0 ? [code(name)] : isContent(links, name, listContent(links.words, parts, links.words.comma))
}

/** Alternatives that only name properties: "at least one of a, b". Undefined for other alternatives. */
export function requiredOneOf(links: SchemaLinks, { kind, schemas }: Alternatives): InlineContent | undefined {
  const { words } = links
  const { conditions } = words
  const groups = schemas.map(({ keywords, reference }) =>
    reference === undefined && keywords.hasOnly('required', 'type', 'title', 'description') ? keywords.required : [],
  )
  if (groups.some((names) => names.length === 0)) return undefined
  const listed = groups.map((names) =>
    listContent(
      words,
      names.map((name): InlineContent => [code(name)]),
      conditions.with,
    ),
  )
  const text = kind === 'oneOf' ? conditions.oneRequired : conditions.someRequired
  return filledContent(text, { fields: oneOfContent(links, listed) })
}
