import type { Edited } from '../convert/edits.ts'
import { DEFAULT } from '../markup/slots.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, rangeOf, tagsOf } from './context.ts'
import { elementsIn } from './elementsIn.ts'
import type { Tags } from './placeholder.ts'

/** What a page writes inside of a component, by the slots that it is for. */
export type SlotContents = ReadonlyMap<string, Edited>

/** Reads the contents of a component: those of `<Fragment slot="name">` and `<div slot="name">`, and the rest. */
export function slotContents({ node, open, close }: Tags, context: Context): SlotContents {
  const slots = new Map<string, Edited>()
  const add = (name: string, part: Edited): void => {
    const before = slots.get(name)
    if (part.text.trim() !== '') slots.set(name, before ? joined([before, part]) : part)
  }
  let at = open.end
  for (const element of elementsIn(node)) {
    const slot = slotOf(element)
    if (slot === undefined) continue
    const { start, end } = rangeOf(element)
    add(DEFAULT, slice(at, start, context))
    add(slot, contentsOf(element, context))
    at = end
  }
  if (close) add(DEFAULT, slice(at, close.start, context))
  return slots
}

function slotOf({ attributes }: JsxElement): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'slot')
  return typeof found?.value === 'string' ? found.value : undefined
}

/** An element is in the slot that it names, and a fragment only its contents. */
function contentsOf(element: JsxElement, context: Context): Edited {
  const { open, close } = tagsOf(element, context.text)
  if (element.name === 'Fragment') return slice(open.end, close?.start ?? open.end, context)
  const { text, lines } = slice(open.start, close?.end ?? open.end, context)
  return { text: text.replace(/\sslot=(?:"[^"]*"|'[^']*')/, ''), lines }
}

function slice(start: number, end: number, { text, lines, placeAt }: Context): Edited {
  const { line } = placeAt(start)
  const own = text.slice(start, end)
  return { text: own, lines: lines.slice(line, line + own.split('\n').length) }
}

/** Texts one after another, with the lines that they came from. */
export const joined = (parts: readonly Edited[]): Edited => ({
  text: parts.map(({ text }) => text).join(''),
  lines: parts.flatMap(({ lines }, index) => (index === 0 ? lines : lines.slice(1))),
})
