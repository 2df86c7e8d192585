import type { ErrorObject } from 'ajv'
import { type Place, type Problem, type ProblemDetails, warning } from '../../model/problem.ts'
import { didYouMean, nearest } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { kindOf, typesIn } from '../read/kindWords.ts'
import { entriesOf, scalarText } from '../read/nodes.ts'
import { pointerOf } from '../read/reference.ts'
import { violationWords } from '../read/violationWords.ts'
import { allowedValues, knownKeys, unexpectedKey } from './mostSpecificErrors.ts'

/** Converts an error of the validator to a problem at the place of the value. */
export function structureProblem(root: YamlNode, each: ErrorObject): Problem {
  const pointer = pointerOf(`#${each.instancePath}`) ?? []
  const { node, name } = nodeAlong(root, pointer)
  const key = unexpectedKey(each) ?? named(each.params['propertyName'])
  const place = keyPlace(node, key) ?? node.place
  return warning('invalid-spec', place, describe(each, node, name, key))
}

/** Follows a pointer as far as the document goes. The name is the last key, with the indexes below it. */
function nodeAlong(root: YamlNode, pointer: string[]): { node: YamlNode; name: string } {
  let node = root
  let name = ''
  for (const key of pointer) {
    const child = childOf(node, key)
    if (!child) break
    name = node.kind === 'list' ? `${name}[${key}]` : key
    node = child
  }
  return { node, name }
}

const keyPlace = (node: YamlNode, key: string | undefined): Place | undefined =>
  entriesOf(node).find((entry) => entry.key === key)?.keyPlace

function describe(each: ErrorObject, node: YamlNode, name: string, key: string | undefined): ProblemDetails {
  const where = name === '' ? 'the document' : `"${name}"`
  switch (each.keyword) {
    case 'required': {
      const missing = String(each.params['missingProperty'])
      const meant = nearest(
        missing,
        entriesOf(node).map((entry) => entry.key),
      )
      const fix = meant === undefined ? `add "${missing}: …"` : `rename "${meant}" to "${missing}"`
      return { message: `${where} has no "${missing}"`, fix }
    }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unexpected(key ?? '', where, knownKeys(each))
    case 'propertyNames':
      return {
        message: `"${key}" is not a valid name in ${where}`,
        fix: 'use letters, digits, ".", "-" and "_"',
      }
    case 'type':
      return { message: `${where} must be ${typesIn(each.params['type'])}, not ${kindOf(node)}` }
    case 'enum':
    case 'const':
      return notPossible(each, node, where)
    default:
      return { message: `${where} ${violationWords(each)}` }
  }
}

function unexpected(key: string, where: string, known: string[]): ProblemDetails {
  const fix = didYouMean(key, known) ?? (known.length > 0 ? `known keys: ${known.join(', ')}` : undefined)
  const message = `"${key}" is not a known key in ${where}`
  return fix === undefined ? { message } : { message, fix }
}

function notPossible(each: ErrorObject, node: YamlNode, where: string): ProblemDetails {
  const written = scalarText(node) ?? kindOf(node)
  const values = allowedValues(each)
  return {
    message: `"${written}" is not an allowed value of ${where}`,
    fix: didYouMean(written, values) ?? `write one of ${values.map((value) => `"${value}"`).join(', ')}`,
  }
}

const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
