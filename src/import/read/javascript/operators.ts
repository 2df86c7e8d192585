import { isObject, type Json } from '../json.ts'
import { LONGEST_TEXT } from './scope.ts'

const isText = (value: Json): value is string | number => typeof value === 'string' || typeof value === 'number'

/** What an operator between two values gives; undefined for one that is not known for such values. */
export function binaryValue(operator: string, left: Json, right: Json): Json | undefined {
  if (operator === '===' || operator === '!==') {
    if (isList(left) || isList(right)) return undefined
    return (left === right) === (operator === '===')
  }
  // Values of one type are compared without a conversion.
  if ((operator === '==' || operator === '!=') && typeof left === typeof right)
    return binaryValue(`${operator}=`, left, right)
  if (operator === 'in') return isObject(right) && isText(left) ? Object.hasOwn(right, String(left)) : undefined
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string')) return joinedText(left, right)
  return typeof left === 'number' && typeof right === 'number' ? ARITHMETIC.get(operator)?.(left, right) : undefined
}

const isList = (value: Json): boolean => typeof value === 'object' && value !== null

function joinedText(left: Json, right: Json): string | undefined {
  if (!isText(left) || !isText(right)) return undefined
  const text = `${left}${right}`
  return text.length > LONGEST_TEXT ? undefined : text
}

const ARITHMETIC: ReadonlyMap<string, (left: number, right: number) => Json> = new Map<
  string,
  (left: number, right: number) => Json
>([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['<', (left, right) => left < right],
  ['>', (left, right) => left > right],
  ['<=', (left, right) => left <= right],
  ['>=', (left, right) => left >= right],
])

export function unaryValue(operator: string, value: Json): Json | undefined {
  if (operator === '-' && typeof value === 'number') return -value
  if (operator === 'typeof') return value === null ? undefined : typeof value
  return operator === '!' ? !value : undefined
}

/** Whether the left side of `||`, `&&` or `??` is the value. */
export function endsAt(operator: string, left: Json): boolean {
  if (operator === '??') return left !== null
  return Boolean(left) === (operator === '||')
}
