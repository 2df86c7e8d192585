import { type Line, linesOf } from '../../convert/lines.ts'
import { closingTags, type Tag, tagsIn } from '../../convert/tags.ts'

/** Elements that show no text, or a text that is there to be copied. */
const CONTROLS = /^(?:button|textarea|script|style|select)$/

/** Elements that show something else beside the code. */
const MEDIA = /^(?:img|picture|video|audio|iframe|object|embed|svg|input)$/

/** A longer text is no title. */
const LONGEST_TITLE = 120

/**
 * The code block alone of a template that only draws one, in markup of the theme and with a button to copy it; a short text
 * beside it is its title. Undefined of any other text.
 */
export function drawnCode(text: string): string | undefined {
  const lines = linesOf(text)
  const first = lines.findIndex(({ inCode }) => inCode)
  const length = lines.slice(first).findIndex(({ inCode }) => !inCode)
  const after = length < 0 ? lines.length : first + length
  const [before, code, rest] = [lines.slice(0, first), lines.slice(first, after), lines.slice(after)]
  if (first < 0 || !code[0]?.text.startsWith('```')) return undefined
  const title = [before, rest].map(readerText).join(' ').replace(/\s+/g, ' ').trim()
  if (title.length > LONGEST_TITLE || /["`<>]/.test(title)) return undefined
  const [opening = '', ...others] = code.map((line) => line.text)
  return [title === '' ? opening : `${opening} title="${title}"`, ...others].join('\n')
}

/** What a reader sees of the markup in some lines. */
function readerText(lines: readonly Line[]): string {
  const markup = lines.map(({ text }) => text).join('\n')
  const tags = tagsIn(markup, 0)
  const closings = closingTags(tags)
  let [shown, at] = ['', 0]
  for (const tag of tags) {
    if (tag.start < at) continue
    shown += `${markup.slice(at, tag.start)}${MEDIA.test(tag.name) ? `<${tag.name}>` : ' '}`
    at = endOf(tag, closings)
  }
  return shown + markup.slice(at)
}

const endOf = (tag: Tag, closings: ReadonlyMap<Tag, Tag>): number =>
  (CONTROLS.test(tag.name) ? closings.get(tag)?.end : undefined) ?? tag.end
