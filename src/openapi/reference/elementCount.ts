import type { OperationView, ValueView } from '../../model/apiView.ts'
import type { Code, Token } from '../../model/code.ts'
import type { Prose } from '../../model/richText.ts'

/**
 * About as many elements as a part of a view has in HTML. Pages are laid out by this number, so a test compares it with the
 * markup of the default theme.
 */
export function elementCount(value: unknown): number {
  if (Array.isArray(value)) return sum(value, elementCount)
  if (!isObject(value)) return 0
  if (isCode(value)) return CODE_BLOCK + sum(value.lines, coloured)
  if (isProse(value)) return 1 + (value.html.match(/<[a-z]/g)?.length ?? 0)
  if (isValue(value)) return value.description === '' ? 1 : 4
  return objectCount(value)
}

function objectCount(value: Readonly<Record<string, unknown>>): number {
  let inside = 0
  let frame: Frame | undefined
  for (const key in value) {
    const own = FRAMES.get(key)
    if (own && (!frame || own.rank < frame.rank)) frame = own
    if (!isAdded(key, value[key])) inside += elementCount(value[key])
  }
  return inside + (frame?.elements ?? 0)
}

/** Whether pages got their addresses without it: a line or two of code for each other media type, a link, what a target says. */
export const isAdded = (key: string, value: unknown): boolean =>
  ADDED.has(key) || (key === 'description' && isObject(value) && value['isOfTarget'] === true)

const ADDED: ReadonlySet<string> = new Set<keyof OperationView>(['calls', 'collection'])

const CODE_BLOCK = 6

type Frame = { elements: number; rank: number }

/** The elements around an object of a view, by a key of its kind. The first key that it has counts. */
const FRAMES: ReadonlyMap<string, Frame> = new Map(
  Object.entries({
    calledBy: 30,
    outcome: 6,
    jsonSchema: 5,
    direction: 5.5,
    generated: 3.5,
    when: 4,
    demands: 5,
    rows: 8,
    cells: 3,
    options: 5,
    conditions: 1,
    examples: 7,
    value: 3,
    description: 3,
    label: 3,
    kind: 1,
  }).map(([key, elements], rank) => [key, { elements, rank }]),
)

/** Views have thousands of objects, of which lists of their entries would be copies. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isProse = (value: object): value is Prose => 'html' in value && 'markdown' in value

export const isCode = (value: object): value is Code => 'lines' in value && 'language' in value

const isValue = (value: object): value is ValueView =>
  'value' in value && 'description' in value && typeof value.value === 'string'

const coloured = (tokens: Token[]): number => tokens.filter(({ kind }) => kind !== '').length

const sum = <T>(values: T[], of: (value: T) => number): number => values.reduce((total, value) => total + of(value), 0)
