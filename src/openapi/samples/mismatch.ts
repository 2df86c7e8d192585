import type { ErrorObject } from 'ajv'
import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { kindOf, typesIn } from '../read/kindWords.ts'
import { entriesOf, scalarText } from '../read/nodes.ts'
import { pointerOf } from '../read/reference.ts'
import { violationWords } from '../read/violationWords.ts'
import type { FittingValue } from './fittingValue.ts'
import { typeFix } from './typeFix.ts'
import { violationFix } from './violationFix.ts'

/** Reports an error of an example at the place of the invalid value. `what` names the whole example in messages. */
export function mismatch(
  example: YamlNode,
  errors: ErrorObject[],
  what: string,
  fitting: FittingValue = () => undefined,
): Problem {
  // The validator reports the errors of each alternative and then the choice; only the choice is certain.
  const last = errors.at(-1)
  const error = last && ['oneOf', 'anyOf', 'if'].includes(last.keyword) && errors.length > 2 ? last : errors[0]
  if (!error) throw new Error('an example without errors is no mismatch')
  const { node, name } = nodeAlong(example, pointerOf(`#${error.instancePath}`) ?? [], what)
  const key = textParameter(error, 'additionalProperty') ?? textParameter(error, 'unevaluatedProperty')
  const place = entriesOf(node).find((entry) => entry.key === key)?.keyPlace ?? node.place
  return warning('example-mismatch', place, describe(error, node, { name, key, fitting }))
}

function nodeAlong(root: YamlNode, pointer: string[], what: string): { node: YamlNode; name: string } {
  let node = root
  let name = what
  for (const key of pointer) {
    const child = childOf(node, key)
    if (!child) break
    name = node.kind === 'list' ? `item ${Number(key) + 1} of ${name}` : `"${key}"`
    node = child
  }
  return { node, name }
}

const textParameter = ({ params }: ErrorObject, key: string): string | undefined => {
  const value: unknown = params[key]
  return typeof value === 'string' ? value : undefined
}

type Found = { name: string; key: string | undefined; fitting: FittingValue }

function describe(error: ErrorObject, node: YamlNode, { name, key, fitting }: Found) {
  if (error.propertyName !== undefined) {
    const message = `${name} has the property "${error.propertyName}", whose name is not allowed`
    return { message, fix: violationFix({ ...error, keyword: 'propertyNames' }) }
  }
  switch (error.keyword) {
    case 'required': {
      const missing = String(error.params['missingProperty'])
      return { message: `${name} has no "${missing}"`, fix: `add "${missing}", or remove it from "required"` }
    }
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { message: `"${key}" is not allowed in ${name}`, fix: `remove it, or add it to the schema` }
    case 'type': {
      const types: unknown = error.params['type']
      return { message: `${name} must be ${typesIn(types)}, not ${kindOf(node)}`, fix: typeFix(node, types) }
    }
    case 'enum': {
      const listed: unknown = error.params['allowedValues']
      const values = Array.isArray(listed) ? listed.map(shownValue) : []
      const written = scalarText(node) ?? kindOf(node)
      const fix =
        didYouMean(written, values) ??
        `write ${values.length === 1 ? '' : 'one of '}${values.map((value) => `"${value}"`).join(', ')}`
      return { message: `"${written}" is not an allowed value of ${name}`, fix }
    }
    case 'const':
      return {
        message: `${name} must be ${JSON.stringify(error.params['allowedValue'])}`,
        fix: violationFix(error),
      }
    default:
      return { message: `${name} ${violationWords(error)}`, fix: violationFix(error, fitting(error)) }
  }
}

/** As in a document: texts without quotes, lists and mappings as JSON. */
const shownValue = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
