import { isObject, type Json } from '../json.ts'

type Builtin = (args: readonly Json[]) => Json | undefined

const ofText =
  (read: (text: string) => Json | undefined): Builtin =>
  ([value]) =>
    typeof value === 'string' || typeof value === 'number' ? read(String(value)) : undefined

/** Half of a character has no code in an address. */
const encodedBy = (encode: (text: string) => string): Builtin =>
  ofText((text) => (text.isWellFormed() ? encode(text) : undefined))

const ofNumbers =
  (read: (...numbers: number[]) => number): Builtin =>
  (args) => {
    const numbers = args.flatMap((each) => (typeof each === 'number' ? [each] : []))
    return numbers.length === args.length ? read(...numbers) : undefined
  }

const ofObject =
  (read: (value: { [key: string]: Json }) => Json): Builtin =>
  ([value]) =>
    isObject(value) ? read(value) : undefined

/** Functions of the language whose results follow from their arguments alone. */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['Object.keys', ofObject((value) => Object.keys(value))],
  ['Object.values', ofObject((value) => Object.values(value))],
  ['Object.entries', ofObject((value) => Object.entries(value))],
  ['Object.fromEntries', ([list]) => (Array.isArray(list) ? objectOf(list) : undefined)],
  ['Array.isArray', ([value]) => Array.isArray(value)],
  [
    'JSON.stringify',
    ([value, , space]) => (value === undefined ? undefined : JSON.stringify(value, null, numberOf(space))),
  ],
  ['String', ofText(String)],
  ['Number', ofText(Number)],
  ['parseInt', ofText((text) => Number.parseInt(text, 10))],
  ['Number.parseInt', ofText((text) => Number.parseInt(text, 10))],
  ['parseFloat', ofText(Number.parseFloat)],
  ['Boolean', ([value]) => Boolean(value)],
  ['encodeURIComponent', encodedBy(encodeURIComponent)],
  ['encodeURI', encodedBy(encodeURI)],
  ['Math.max', ofNumbers(Math.max)],
  ['Math.min', ofNumbers(Math.min)],
  ['Math.round', ofNumbers(Math.round)],
  ['Math.floor', ofNumbers(Math.floor)],
  ['Math.ceil', ofNumbers(Math.ceil)],
  ['Math.abs', ofNumbers(Math.abs)],
])

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)

function objectOf(list: readonly Json[]): Json | undefined {
  const entries = list.flatMap((each): [string, Json][] => {
    const [key, value] = Array.isArray(each) ? each : []
    return typeof key === 'string' && value !== undefined ? [[key, value]] : []
  })
  return entries.length === list.length ? Object.fromEntries(entries) : undefined
}
