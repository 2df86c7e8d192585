import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MARK, type Placeholder, readOpenedBlock, readPlaceholder, splitAtMarks } from '../../model/html.ts'
import type { LocalParts, Part } from '../../model/parts.ts'
import type { PartWatch } from '../own/watchParts.ts'

/** The markup that a part draws around the slots of a block. */
export type Frame = (string | Placeholder | { kind: 'slot'; index: number })[]

/** The frame of a block, by its opening mark. */
export type FrameOf = (opened: string) => Frame

/** Enough for the callouts, tabs and code blocks of a large site, which repeat a few forms again and again. */
const REMEMBERED = 1000

/** Draws each block once with the parts of a theme in a language: the same props and slots have the same frame. */
export function framesOf(parts: LocalParts, watch?: PartWatch): FrameOf {
  const known = new Map<string, Frame>()
  const draw = (opened: string): string => drawBlock(opened, parts, watch?.directives)
  const drawNew = watch ? (opened: string) => watch.once(opened, () => watch.guard(() => draw(opened))) : draw
  return (opened) => {
    const remembered = known.get(opened)
    if (remembered) {
      watch?.recall(opened)
      return remembered
    }
    const frame = readFrame(drawNew(opened))
    if (known.size >= REMEMBERED) known.clear()
    known.set(opened, frame)
    return frame
  }
}

/** Where a part shows markup as text, React has escaped the mark, too. */
function drawBlock(opened: string, parts: LocalParts, directives: PartWatch['directives'] = {}): string {
  const block = readOpenedBlock(unescaped(opened))
  const { name, props } = block.name === 'Directive' ? directiveIn(block.props) : block
  const { slots } = block
  const part = partOf(name, block.name === 'Directive' ? directives : parts)
  return renderToStaticMarkup(createElement(() => part({ ...props, ...slotProps(slots), parts })))
}

/** A directive has its attributes as props. */
function directiveIn({ name, attributes, id }: Record<string, unknown>) {
  return { name: String(name), props: { ...(typeof attributes === 'object' ? attributes : {}), id } }
}

/** Marks are written from data of the part's type, which TypeScript cannot know of those that were read. */
function partOf(name: string, parts: LocalParts | PartWatch['directives']): Part<Record<string, unknown>> {
  const byName: Record<string, unknown> = parts
  const part = byName[name]
  if (typeof part !== 'function') throw new Error(`the theme has no part "${name}" for a block`)
  return (props) => part(props)
}

/** A part gets text for each of its slots; React passes U+0000 through as it is. */
const slotProps = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, MARK + index + MARK]))

/** Attributes without a value are written as HTML may write them. React escapes quotes in text, so that they are found by `=""`. */
function readFrame(markup: string): Frame {
  return splitAtMarks(markup.replaceAll('=""', '')).map((piece, index) => {
    if (index % 2 === 0) return piece
    return /^\d+$/.test(piece) ? { kind: 'slot', index: Number(piece) } : readPlaceholder(unescaped(piece))
  })
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The argument of a placeholder as it was; what fills it in is escaped instead. */
const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (each) => ENTITIES[each] ?? '')
