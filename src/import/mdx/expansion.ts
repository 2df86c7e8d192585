import { dedent } from '../convert/dedent.ts'
import type { Edited } from '../convert/edits.ts'
import { SLOT, VOID } from '../markup/htmlText.ts'
import { cutAtSlots } from '../markup/slots.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { joined, type SlotContents } from './slotContents.ts'

/** The markup of a component around what a page writes inside of it, as MDX. */
export function expansionOf(html: string, slots: SlotContents, line: number): Edited {
  const parts = cutAtSlots(html).map((part, index) => (index % 2 === 0 ? asMdx(part) : part))
  return joined(
    parts.map((part, index): Edited => {
      if (index % 2 === 0) return generated(part, line)
      const slot = slots.get(part) ?? generated('', line)
      if (!slot.text.includes('\n')) return slot
      const { text, lines } = withoutBlankEnds(slot)
      const [before, after] = [/\n*$/.exec(parts[index - 1] ?? ''), /^\n*/.exec(parts[index + 1] ?? '')]
      return joined([gapBeside(before, line), { text: dedent(`\n${text}`).slice(1), lines }, gapBeside(after, line)])
    }),
  )
}

/** The line breaks that make a blank line with those that are there. */
const gapBeside = (found: RegExpExecArray | null, line: number): Edited =>
  generated('\n'.repeat(Math.max(0, 2 - (found?.[0].length ?? 0))), line)

/** Without the blank lines before and after it. */
function withoutBlankEnds({ text, lines }: Edited): Edited {
  const before = /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? ''
  return { text: text.slice(before.length).trimEnd(), lines: lines.slice(before.split('\n').length - 1) }
}

const generated = (text: string, line: number): Edited => ({ text, lines: text.split('\n').map(() => line) })

/** An element as MDX, with `SLOT` for its contents, around which are blank lines if it has blocks. */
export function elementText(name: string, props: JsonObject, inside: string, isBlock: boolean): string {
  const attributes = Object.entries(props).map(([key, value]) => ` ${key}${valueText(value)}`)
  const tag = `<${name}${attributes.join('')}`
  const gap = isBlock || /<(?:[A-Z]|div|p|ul|ol|section)\b/.test(inside) ? '\n\n' : ''
  if (inside === '') return `${gap}${tag} />${gap}`
  return `${gap}${tag}>${gap}${SLOT}${gap}</${name}>${gap}`
}

function valueText(value: Json): string {
  if (value === true) return ''
  if (typeof value !== 'string') return `={${JSON.stringify(value)}}`
  if (/["&\n]/.test(value)) return `={\`${value.replace(/[\\`$]/g, '\\$&')}\`}`
  return `="${value}"`
}

const ATTRIBUTES = '((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*'
const VOID_TAG = new RegExp(`<(${[...VOID].join('|')})${ATTRIBUTES}>`, 'g')
const BLOCK_TAG = new RegExp(`</?(?:div|section|article|aside|header|footer|main|figure|ul|ol|li)${ATTRIBUTES}>`, 'g')

/** Tags that are around blocks have lines of their own in MDX, and each tag has an end. */
const asMdx = (html: string): string =>
  html
    .replace(VOID_TAG, '<$1$2 />')
    .replace(BLOCK_TAG, (tag) => `\n${tag}\n`)
    // What a component becomes would be in one paragraph with that after it.
    .replace(/(<[A-Z][^<>]*\/>) *(?=<p\b)/g, '$1\n\n')
    .replace(/\s*\n\s*\n\s*/g, '\n\n')
    .replace(/ *\n */g, '\n')
