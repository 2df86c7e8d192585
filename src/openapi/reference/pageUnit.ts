import type { LeftOut } from '../../model/apiView.ts'
import type { BlockName } from '../../model/blocks.ts'
import type { Code } from '../../model/code.ts'
import { blockMarkIn, MARK, placeholder, readOpenedBlock, readPlaceholder, splitAtMarks } from '../../model/html.ts'
import type { Context } from './context.ts'
import { elementCount, isAdded, isCode, isObject, isProse } from './elementCount.ts'

/** A part of the reference that is never split between pages. */
export type PageUnit<T> = {
  view: T
  /** The ids that it adds to its page. */
  ids: string[]
  /** Its approximate length as HTML, in characters. */
  size: number
  /** About as many elements as it has in HTML. */
  elements: number
}

/** Creates a unit, with the ids in its view and in its texts. */
export function pageUnit<T>({ texts }: Context, make: () => T): PageUnit<T> {
  const before = texts.found().ids.length
  const view = make()
  const inTexts = texts.found().ids.slice(before)
  const ids: string[] = []
  const size = measure(view, ids)
  return { view, ids: [...ids, ...inTexts.map(({ id }) => id)], size, elements: Math.round(elementCount(view)) }
}

/** The units of a page that has one for each of these elements, in as many steps. */
export function* unitsOf<T, View>(
  context: Context,
  elements: T[],
  viewOf: (element: T) => View,
): Generator<void, PageUnit<View>[]> {
  const units: PageUnit<View>[] = []
  for (const element of elements) {
    units.push(pageUnit(context, () => viewOf(element)))
    yield
  }
  return units
}

/** The approximate length of a part of a view as HTML, in characters. */
export const sizeOf = (value: unknown): number => measure(value, [])

/** The ids in a part of a view. Those in its texts are not among them. */
export function idsIn(value: unknown): string[] {
  const ids: string[] = []
  measure(value, ids)
  return ids
}

/**
 * The length of a value as JSON, with code and descriptions as the markup that they become. Adds every `id` in the value
 * to `ids`. Routes of pages depend on these sizes, so data that is not part of the HTML must not count.
 */
function measure(value: unknown, ids: string[]): number {
  if (Array.isArray(value)) {
    let inside = 0
    for (const each of value) inside += measure(each, ids) + 1
    return 1 + Math.max(1, inside)
  }
  if (typeof value === 'string') return lengthOf(asOnePage(value))
  if (!isObject(value)) return String(value ?? null).length
  if (isCode(value)) return codeSize(value)
  if (isProse(value)) return lengthOf(asOnePage(value.html))
  let length = 0
  for (const key in value) {
    const inside = value[key]
    if (inside === undefined || key === LEFT_OUT || isAdded(key, inside)) continue
    if (key === 'id' && typeof inside === 'string') ids.push(inside)
    length += lengthOf(key) + 2 + measure(inside, ids)
  }
  return 1 + Math.max(1, length)
}

/** References that become shorter by what is left out have their pages at the same addresses. */
const LEFT_OUT: keyof LeftOut<'link'> = 'leftOut'

// The markup around the slots of a block, as the default theme draws it, and around a line and a token.
const BLOCKS: Readonly<Record<BlockName, number>> = {
  Callout: 91,
  CodeBlock: 136,
  Tabs: 26,
  Tab: 98,
  Details: 56,
  CardList: 25,
  Card: 24,
  CardLink: 38,
  TableFrame: 85,
  FormulaFrame: 78,
  Hero: 30,
  Exchange: 28,
  Quote: 60,
  Numbers: 27,
  Steps: 25,
  FileTree: 29,
  Diagram: 190,
  Embed: 300,
  Directive: 100,
}
const CODE = 13
const LINE = 30
const TOKEN = 28

const codeSize = ({ language, lines }: Code): number =>
  BLOCKS.CodeBlock + CODE + language.length + sum(lines, (tokens) => LINE + sum(tokens, tokenSize))

/** Some characters are written as entities. */
const tokenSize = ({ text, kind }: Code['lines'][number][number]): number =>
  lengthOf(text) - 2 + entitiesSize(text) + (kind === '' ? 0 : TOKEN + kind.length)

const entitiesSize = (text: string): number =>
  /[&<>]/.test(text) ? 3 * (text.match(/[<>]/g)?.length ?? 0) + 4 * (text.match(/&/g)?.length ?? 0) : 0

/** As if there were one page for all, addresses inside the reference are `#id`; blocks are as long as they are drawn. */
const asOnePage = (text: string): string =>
  text.includes(MARK)
    ? splitAtMarks(text)
        .map((piece, index) => (index % 2 === 0 ? piece : markAsOnePage(piece)))
        .join('')
    : text

function markAsOnePage(mark: string): string {
  const ofBlock = blockMarkIn(mark)
  if (ofBlock) return ofBlock.kind === 'open' ? ' '.repeat(frameSize(mark)) : ''
  const asked = readPlaceholder(mark)
  return asked.kind === 'reference-href' || asked.kind === 'entry-href' ? `#${asked.argument}` : placeholder(asked)
}

function frameSize(mark: string): number {
  const sizes: Readonly<Record<string, number>> = BLOCKS
  return sizes[readOpenedBlock(mark).name] ?? 0
}

/** The length of a text as JSON. Few have anything to escape. */
const lengthOf = (text: string): number => (UNESCAPED.test(text) ? text.length + 2 : JSON.stringify(text).length)

const UNESCAPED = /^[ !#-[\]-\uD7FF\uE000-\uFFFF]*$/

const sum = <T>(values: T[], of: (value: T) => number): number => values.reduce((total, value) => total + of(value), 0)
