import { at, isObject, type Json } from '../../read/json.ts'
import { printed } from './printed.ts'

type Function = (args: Json[]) => Json | undefined

/** Functions of lists; in most of them, the list is the last argument. https://gohugo.io/functions/collections/ */
export const LIST_FUNCTIONS: { readonly [name: string]: Function } = {
  index: ([list, ...keys]) => keys.flat().reduce(entryOf, list),
  append: (args) => partOf(args.at(-1), (list) => withinLimit([...list, ...args.slice(0, -1).flat()])),
  first: ([count, list]) => partOf(list, (each) => each.slice(0, Number(count))),
  last: ([count, list]) => partOf(list, (each) => each.slice(Math.max(0, each.length - Number(count)))),
  after: ([count, list]) => partOf(list, (each) => each.slice(Number(count))),
  where: ([list, key, ...test]) => partOf(list, (each) => selected(each, String(key), test)),
  sort: ([list, key, order]) => partOf(list, (each) => sorted(each, key, order)),
}

/** A list that is put into itself again and again doubles. */
const MOST_ENTRIES = 10_000
const withinLimit = (list: Json[]): Json[] | undefined => (list.length > MOST_ENTRIES ? undefined : list)

function entryOf(value: Json | undefined, key: Json): Json | undefined {
  if (Array.isArray(value) && typeof key === 'number') return value[key] ?? null
  if (!isObject(value) || typeof key !== 'string') return undefined
  return Object.entries(value).find(([name]) => name === key)?.[1] ?? null
}

/** Nothing is a list without entries. */
const partOf = (list: Json | undefined, part: (list: Json[]) => Json[] | undefined): Json | undefined =>
  list === null ? [] : Array.isArray(list) ? part(list) : undefined

const valueAt = (entry: Json, path: string): Json => at(entry, ...path.replace(/^\./, '').split('.')) ?? null

/** `where LIST KEY VALUE` and `where LIST KEY OPERATOR VALUE` */
function selected(list: Json[], key: string, test: Json[]): Json[] | undefined {
  const [operator = '==', value = null] = test.length > 1 ? test : ['==', ...test]
  const holds = OPERATORS.get(String(operator))
  return holds && list.filter((each) => holds(valueAt(each, key), value))
}

type Operator = (a: Json, b: Json) => boolean
const isSame: Operator = (a, b) => printed(a) === printed(b)
const isOneOf: Operator = (a, b) => Array.isArray(b) && b.some((each) => isSame(a, each))

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...['=', '==', 'eq'].map((name): [string, Operator] => [name, isSame]),
  ...['!=', '<>', 'ne'].map((name): [string, Operator] => [name, (a, b) => !isSame(a, b)]),
  ['in', isOneOf],
  ['not in', (a, b) => !isOneOf(a, b)],
])

function sorted(list: Json[], key: Json = 'value', order: Json = 'asc'): Json[] {
  const keyOf = (each: Json): Json => (key === 'value' ? each : valueAt(each, String(key)))
  const rising = list.toSorted((a, b) => compared(keyOf(a), keyOf(b)))
  return order === 'desc' ? rising.toReversed() : rising
}

function compared(a: Json, b: Json): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first, second] = [printed(a) ?? '', printed(b) ?? '']
  return first < second ? -1 : Number(first > second)
}
