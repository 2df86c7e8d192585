import type { ErrorObject } from 'ajv'
import { type Place, type Problem, type ProblemDetails, warning } from '../../model/problem.ts'
import { didYouMean, nearest } from '../../model/suggestion.ts'
import { childOf, textOfScalar, type YamlNode } from '../../yaml/node.ts'
import { SCHEMA_KEYWORDS } from '../read/grammar.ts'
import { kindOf, typesIn } from '../read/kindWords.ts'
import { entriesOf, scalarText } from '../read/nodes.ts'
import { pointerOf } from '../read/reference.ts'
import { violationWords } from '../read/violationWords.ts'
import { LIST_REQUIRED } from './checkSchemas.ts'
import { allowedValues, knownKeys, missingProperties, unexpectedKey } from './errorParams.ts'

/** Converts an error of the validator to a problem at the place of the value; none for objects that are explained. */
export function structureProblem(root: YamlNode, each: ErrorObject, explained: ReadonlySet<YamlNode>): Problem[] {
  const pointer = pointerOf(`#${each.instancePath}`) ?? []
  const { node, owner, name } = nodeAlong(root, pointer)
  if (explained.has(node) || explained.has(owner) || isPointer(each, node) || isJudgedElsewhere(each, name)) return []
  const isByStatus = name === 'responses' && pointer.length > COMPONENT_RESPONSES.length
  const key = unexpectedKey(each) ?? named(each.params['propertyName']) ?? (isByStatus ? firstStatus(node) : undefined)
  const place = keyPlace(node, key) ?? node.place
  const details = isByStatus && key !== undefined ? wrongStatus(key) : describe(each, node, name, key)
  return [warning('invalid-spec', place, details)]
}

/** The names of the responses there are chosen by the author. */
const COMPONENT_RESPONSES = ['components', 'responses']

const firstStatus = (responses: YamlNode): string | undefined =>
  entriesOf(responses).find(({ key }) => !key.startsWith('x-'))?.key

function wrongStatus(key: string): ProblemDetails {
  const range = key.toUpperCase()
  const fix = /^[1-5]XX$/.test(range) && range !== key ? `write "${range}"` : 'write a code such as "200", or "default"'
  return { message: `"${key}" is not a status code`, fix }
}

/** The specification itself writes braces of paths unencoded in an `operationRef`. */
const isPointer = ({ keyword, params }: ErrorObject, node: YamlNode): boolean =>
  keyword === 'format' && params['format'] === 'uri-reference' && (scalarText(node) ?? '').includes('#/')

/** Patterns are judged elsewhere with the reason, and parameters that are there twice with their name. */
const isJudgedElsewhere = ({ keyword, params }: ErrorObject, name: string): boolean =>
  (keyword === 'format' && params['format'] === 'regex') || (keyword === 'uniqueItems' && name === 'parameters')

/** Follows a pointer as far as the document goes. The name is the last key, with the indexes below it. */
function nodeAlong(root: YamlNode, pointer: string[]): { node: YamlNode; owner: YamlNode; name: string } {
  let node = root
  let owner = root
  let name = ''
  for (const key of pointer) {
    const child = childOf(node, key)
    if (!child) break
    name = node.kind === 'list' ? `${name}[${key}]` : key
    owner = node
    node = child
  }
  return { node, owner, name }
}

const keyPlace = (node: YamlNode, key: string | undefined): Place | undefined =>
  entriesOf(node).find((entry) => entry.key === key)?.keyPlace

function describe(each: ErrorObject, node: YamlNode, name: string, key: string | undefined): ProblemDetails {
  const where = name === '' ? 'the document' : `"${name}"`
  switch (each.keyword) {
    case 'required':
      if (name === 'responses') return { message: '"responses" is empty', fix: 'add a response, such as "200"' }
      return missing(missingProperties(each), node, where)
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unexpected(key ?? '', where, knownKeys(each))
    case 'propertyNames':
      return {
        message: `"${key}" is not a valid name in ${where}`,
        fix:
          name === 'additionalOperations'
            ? `write it as "${key?.toLowerCase()}" beside "additionalOperations", which is for other methods`
            : 'use letters, digits, ".", "-" and "_"',
      }
    case 'type':
      return wrongType(where, node, each.params['type'])
    case 'enum':
    case 'const':
      return notPossible(each, node, where)
    case 'pattern':
      if (name === '$self') return withoutFragment(scalarText(node) ?? '')
      return { message: `${where} ${FORMS.get(name) ?? violationWords(each)}` }
    case 'format':
      return FORMS.has(name) ? { message: `${where} ${FORMS.get(name)}` } : notAddress(where, scalarText(node) ?? '')
    case 'minProperties':
    case 'maxProperties':
      if (name === 'content') return { message: '"content" of a parameter or header must have exactly one media type' }
      break
    case 'contains':
      if (name === 'parameters') return { message: 'an operation can have only one "querystring" parameter' }
      break
    case 'not':
      if (name === 'parameters')
        return { message: '"query" parameters cannot be combined with a "querystring" parameter' }
      break
  }
  return { message: `${where} ${violationWords(each)}` }
}

/** What patterns and formats mean. */
const FORMS = new Map([
  ['host', 'must be a host such as "api.example.com", without a scheme, a path or braces'],
  ['basePath', 'must begin with "/"'],
  ['name', 'of a parameter in a path cannot have braces'],
  ['openapi', 'must be a version such as "3.1.1"'],
  ['email', 'must be an email address'],
])

/** All other formats are those of addresses. */
function notAddress(where: string, text: string): ProblemDetails {
  const [unsafe] = /[^!-~]|["<>\\^`{|}]/u.exec(text) ?? []
  if (unsafe !== undefined)
    return {
      message: `${where} is not an address: it contains ${unsafe === ' ' ? 'a space' : `"${unsafe}"`}`,
      fix: `remove it, or write it as "${encodeURIComponent(unsafe)}"`,
    }
  return { message: `${where} is not an address`, fix: 'write a whole one, such as "https://example.com/"' }
}

function withoutFragment(address: string): ProblemDetails {
  const document = address.replace(/#.*/s, '')
  const fix = document === '' ? 'remove it, or write the address of the document' : `write "${document}"`
  return { message: '"$self" cannot have a fragment', fix }
}

/** A version such as 1.10 is a number without quotes, and "yes" is a word. */
function wrongType(where: string, node: YamlNode, type: unknown): ProblemDetails {
  const message = `${where} must be ${typesIn(type)}, not ${kindOf(node)}`
  const text = node.kind === 'scalar' ? textOfScalar(node) : undefined
  if (where === '"required"' && type === 'array') return { message, fix: LIST_REQUIRED }
  const truth = type === 'boolean' ? TRUTHS.get(text?.toLowerCase() ?? '') : undefined
  if (truth !== undefined) return { message, fix: `write ${truth}` }
  return type === 'string' && text !== undefined ? { message, fix: `write it in quotes: "${text}"` } : { message }
}

const TRUTHS = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'off'].map((word) => [word, false] as const),
])

function missing(names: string[], node: YamlNode, where: string): ProblemDetails {
  const [name = '', ...others] = names
  if (others.length > 0) {
    return { message: `${where} has neither ${quoted(names).join(' nor ')}`, fix: `add one of them: "${name}: …"` }
  }
  const meant = nearest(
    name,
    entriesOf(node).map((entry) => entry.key),
  )
  // The only value that a parameter in a path may have.
  const value = name === 'required' ? 'true' : '…'
  const fix = meant === undefined ? `add "${name}: ${value}"` : `rename "${meant}" to "${name}"`
  return { message: `${where} has no "${name}"`, fix }
}

// Known to OpenAPI, but not in every parameter or header.
const OF_SOME: ReadonlySet<string> = new Set(['style', 'explode', 'allowReserved', 'allowEmptyValue', 'example'])

// Swagger 2.0 has them beside "in", and whoever writes by hand puts them there.
const OF_SCHEMAS: ReadonlySet<string> = new Set(['type', ...SCHEMA_KEYWORDS])

function unexpected(key: string, where: string, known: string[]): ProblemDetails {
  if (OF_SOME.has(key)) return { message: `"${key}" cannot be used in ${where}`, fix: `remove "${key}"` }
  if (known.includes('schema') && OF_SCHEMAS.has(key))
    return { message: `"${key}" belongs in "schema"`, fix: `move "${key}" into "schema"` }
  const fix = didYouMean(key, known) ?? (known.length > 0 ? `known keys: ${known.join(', ')}` : undefined)
  const message = `"${key}" is not a known key in ${where}`
  return fix === undefined ? { message } : { message, fix }
}

function notPossible(each: ErrorObject, node: YamlNode, where: string): ProblemDetails {
  const written = scalarText(node) ?? kindOf(node)
  const values = allowedValues(each)
  return {
    message: `"${written}" is not an allowed value of ${where}`,
    fix: didYouMean(written, values) ?? `write ${values.length > 1 ? 'one of ' : ''}${quoted(values).join(', ')}`,
  }
}

const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const quoted = (words: string[]): string[] => words.map((word) => `"${word}"`)
