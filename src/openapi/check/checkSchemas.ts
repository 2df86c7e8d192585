import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { YamlNode } from '../../yaml/node.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { kindOf } from '../read/kindWords.ts'
import { textOf } from '../read/nodes.ts'
import { XML_KINDS } from '../read/schema/xml.ts'
import { type KeywordShape, type SchemaFault, TYPES, type WrongShape } from '../read/schemaFaults.ts'

const SHAPES: Record<KeywordShape, string> = {
  schema: 'a schema',
  schemasByName: 'a mapping of names to schemas',
  schemasByPattern: 'a mapping of patterns to schemas',
  schemas: 'a list of schemas',
  names: 'a list of names',
  namesByName: 'a mapping of names to lists of names',
  name: 'a name',
  values: 'a list of values',
  mapping: 'a mapping',
  number: 'a number',
  positive: 'a number above 0',
  count: 'a whole number of 0 or more',
  text: 'a string',
  truth: 'true or false',
}

/**
 * Reports keywords with invalid values. The schema of OpenAPI 3.0 checks these itself; since 3.1 it does not cover
 * schemas.
 */
export const checkSchemas = (document: ApiDocument): Problem[] =>
  document.version === '3.0' ? [] : document.schemaFaults().map(problemOf)

function problemOf(fault: SchemaFault): Problem {
  switch (fault.kind) {
    case 'wrongShape':
      return wrongShape(fault)
    case 'misspelt':
      return warning('invalid-spec', fault.place, {
        message: `"${fault.keyword}" is not a keyword of JSON Schema`,
        fix: `did you mean "${fault.meant}"?`,
      })
    case 'noAlternatives': {
      const message = `"${fault.keyword}" has no schema`
      return warning('invalid-spec', fault.place, { message, fix: `add one, or remove "${fault.keyword}"` })
    }
    case 'unknownType':
      return unknownName(fault, 'a type of JSON Schema', TYPES)
    case 'unknownXmlType':
      return unknownName(fault, 'a type of XML node', XML_KINDS)
  }
}

function unknownName({ place, name }: UnknownName, what: string, known: readonly string[]): Problem {
  const written = name === undefined ? 'a list or mapping' : `"${name}"`
  const fix = didYouMean(name ?? '', known) ?? `write one of ${known.join(', ')}`
  return warning('invalid-spec', place, { message: `${written} is not ${what}`, fix })
}

type UnknownName = Extract<SchemaFault, { name: string | undefined }>

function wrongShape(fault: WrongShape): Problem {
  const message = `"${fault.keyword}" must be ${SHAPES[fault.expected]}, not ${kindOf(fault.value)}`
  const fix = fixOf(fault)
  return warning('invalid-spec', fault.value.place, fix === undefined ? { message } : { message, fix })
}

/** In drafts of JSON Schema before the fourth, a property was required by `true` inside it. */
export const LIST_REQUIRED = 'list the names beside "properties", for example "required: [id]"'

/** What other versions of OpenAPI, or other languages of schemas, write there. */
function fixOf({ keyword, isName, expected, value }: WrongShape): string | undefined {
  const text = textOf(value)
  if (expected === 'schema' && text !== undefined && TYPES.includes(text)) return `write "{ type: ${text} }"`
  if (expected === 'names' && text !== undefined) return `write "[${text}]"`
  return isName ? undefined : fixOfKeyword(keyword, value)
}

function fixOfKeyword(keyword: string, value: YamlNode): string | undefined {
  const text = textOf(value)
  if (keyword === 'items' && value.kind === 'list') return 'rename it to "prefixItems" if each item has its own schema'
  if (keyword === 'discriminator' && text !== undefined) return `write "{ propertyName: ${text} }"`
  if (keyword === 'required') return LIST_REQUIRED
  const isSwitch = value.kind === 'scalar' && typeof value.value === 'boolean'
  if (keyword.startsWith('exclusive') && isSwitch) return `write the limit itself, in the place of "${plain(keyword)}"`
  return undefined
}

const plain = (keyword: string): string => keyword.replace('exclusiveM', 'm')
