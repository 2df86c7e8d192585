import { allKnown } from '../allKnown.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { LONGEST_LIST, LONGEST_TEXT } from './scope.ts'

/** A function that is given to a method: what it returns for an item. */
export type Callback = (item: Json, index: number) => Json | undefined

/** The methods that are given one. */
export const TAKING_FUNCTIONS: ReadonlySet<string> = new Set(['map', 'flatMap', 'filter', 'some', 'every', 'find'])

/** What a method of a list or a text returns; undefined for one that is not known. */
export function methodValue(
  object: Json,
  name: string,
  args: Json[],
  callback: Callback | undefined,
): Json | undefined {
  if (Array.isArray(object)) return callback ? eachValue(object, name, callback) : listValue(object, name, args)
  if (typeof object === 'string') return textValue(object, name, args)
  if (isObject(object)) return slotValue(object, name, args)
  return typeof object === 'number' ? numberValue(object, name, args) : undefined
}

function numberValue(value: number, name: string, [first]: Json[]): Json | undefined {
  if (name === 'toString') return first === undefined ? String(value) : undefined
  if (name === 'toFixed') return value.toFixed(typeof first === 'number' ? Math.min(Math.max(first, 0), 100) : 0)
  // Without a language, the one of the computer that builds the site would decide.
  return name === 'toLocaleString' && first === 'en-US' ? value.toLocaleString('en-US') : undefined
}

/** An item that cannot be determined makes the whole list unknown. */
function eachValue(list: Json[], name: string, callback: Callback): Json | undefined {
  const known = allKnown(list.map(callback))
  if (!known) return undefined
  if (name === 'map') return known
  if (name === 'flatMap') return flattened(known)
  if (name === 'filter') return list.filter((_, index) => known[index])
  if (name === 'some') return known.some(Boolean)
  if (name === 'every') return known.every(Boolean)
  return name === 'find' ? (list.find((_, index) => known[index]) ?? null) : undefined
}

/** `Astro.slots.has('name')` and `Astro.slots.render('name')`. */
function slotValue(slots: JsonObject, name: string, [slot, ...more]: Json[]): Json | undefined {
  if (typeof slot !== 'string' || more.length > 0 || Object.hasOwn(slots, name)) return undefined
  if (name === 'has') return Object.hasOwn(slots, slot)
  return name === 'render' && Object.hasOwn(slots, slot) ? slots[slot] : undefined
}

const numbers = (args: Json[]): number[] => args.flatMap((each) => (typeof each === 'number' ? [each] : []))

function listValue(list: Json[], name: string, args: Json[]): Json | undefined {
  const [first] = args
  switch (name) {
    case 'slice':
      return list.slice(...numbers(args))
    case 'concat':
      return flattened([list, ...args])
    case 'reverse':
    case 'toReversed':
      return list.toReversed()
    case 'includes':
      return first !== undefined && list.includes(first)
    case 'at':
      return list.at(numbers(args)[0] ?? 0) ?? null
    case 'flat':
      return flattened(list)
    case 'join':
      return joinedItems(list, typeof first === 'string' ? first : ',')
    default:
      return undefined
  }
}

function joinedItems(list: Json[], between: string): string | undefined {
  if (list.some(isObject) || list.some(Array.isArray)) return undefined
  const texts = list.map((item) => String(item ?? ''))
  const length = texts.reduce((sum, text) => sum + text.length + between.length, -between.length)
  return length > LONGEST_TEXT ? undefined : texts.join(between)
}

function flattened(list: Json[]): Json[] | undefined {
  const length = list.reduce((sum: number, item) => sum + (Array.isArray(item) ? item.length : 1), 0)
  return length > LONGEST_LIST ? undefined : list.flat()
}

function textValue(text: string, name: string, args: Json[]): Json | undefined {
  const [first, second] = args
  switch (name) {
    case 'toUpperCase':
      return text.toUpperCase()
    case 'toLowerCase':
      return text.toLowerCase()
    case 'trim':
      return text.trim()
    case 'toString':
      return text
    case 'slice':
      return text.slice(...numbers(args))
    case 'substring':
      return text.substring(numbers(args)[0] ?? 0, numbers(args)[1])
    case 'charAt':
      return text.charAt(numbers(args)[0] ?? 0)
    case 'endsWith':
      return typeof first === 'string' ? text.endsWith(first) : undefined
    case 'replaceAll':
      return typeof first === 'string' && first !== '' && typeof second === 'string'
        ? joinedItems(text.split(first), second)
        : undefined
    case 'repeat':
      return typeof first === 'number' && first >= 0 && first * text.length <= LONGEST_TEXT
        ? text.repeat(first)
        : undefined
    case 'split':
      return typeof first === 'string' ? text.split(first) : undefined
    case 'startsWith':
      return typeof first === 'string' ? text.startsWith(first) : undefined
    case 'includes':
      return typeof first === 'string' ? text.includes(first) : undefined
    case 'replace':
      return typeof first === 'string' && typeof second === 'string' && text.length + second.length <= LONGEST_TEXT
        ? text.replace(first, () => second)
        : undefined
    default:
      return undefined
  }
}
