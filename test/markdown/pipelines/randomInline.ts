import type { Chance } from './random.ts'
import { KNOWN_URLS, URLS, WORDS } from './randomWords.ts'

/** What decides at random. In an odd document anything may stand anywhere, also what the fast pipeline leaves to the reference. */
export type Writer = Chance & { isOdd: boolean }

/** How deep text is nested, and in what. */
type Inside = { depth: number; link?: boolean; heading?: boolean }

export const word = (writer: Writer): string => writer.oneOf(WORDS)

export const address = (writer: Writer): string => writer.oneOf(writer.isOdd ? URLS : KNOWN_URLS)

export function inline(writer: Writer, inside: Inside): string {
  const between = writer.oneOf([' ', ' ', '', '\n', '  \n', '\\\n'])
  return writer.times(1, 3, () => span(writer, inside)).join(between)
}

/** On one line, as in a cell. */
export const oneLine = (writer: Writer, inside: Inside): string => inline(writer, inside).replace(/\\?\n/g, ' ')

export const heading = (writer: Writer, depth: number): string => oneLine(writer, { depth, heading: true })

function span(writer: Writer, inside: Inside): string {
  const { isOdd } = writer
  const deeper = { ...inside, depth: inside.depth + 1 }
  const inner = (): string => (inside.depth > 3 ? word(writer) : inline(writer, deeper))
  const label = (): string => (inside.depth > 3 ? word(writer) : inline(writer, { ...deeper, link: true }))
  // A link in a link, a note in a heading and the like are rare: the reference renders them.
  const mayLink = isOdd || !inside.link
  const mayNote = isOdd || !(inside.link || inside.heading)
  switch (writer.below(24)) {
    case 0:
      return `*${inner()}*`
    case 1:
      return `**${inner()}**`
    case 2:
      return `~~${inner()}~~`
    case 3:
      return `_${inner()}_`
    case 4:
    case 5:
      return `\`${word(writer)}\``
    case 6:
    case 7:
    case 8:
      return mayLink ? `[${label()}](${address(writer)}${title(writer)})` : word(writer)
    case 9:
      return `![${word(writer)}](${address(writer)}${title(writer)})`
    case 10:
      return mayLink ? `[${label()}][${writer.oneOf(['one', 'two', 'none'])}]` : word(writer)
    case 11:
      return mayLink ? writer.oneOf(['[one]', '[two][]', '![one]', '[none]', '![pic][two]']) : '![one]'
    case 12:
      return mayNote ? writer.oneOf(['[^1]', '[^note]', '[^1]', '[^none]', '[^ü]']) : '[^none]'
    case 13:
      return mayLink ? writer.oneOf(AUTOLINKS) : word(writer)
    case 14:
      return mayLink ? `[![${word(writer)}](pic.png)](${address(writer)})` : word(writer)
    case 15:
      return isOdd || !inside.heading ? `${word(writer)}<!-- ${word(writer)} -->` : word(writer)
    case 16:
      if (isOdd && writer.is(0.05)) return `<b>${inner()}</b>`
      return isOdd || !inside.heading ? word(writer) + writer.oneOf(['<br>', '<br/>', '<BR />']) : word(writer)
    case 17:
      return writer.oneOf(FORMULAS)
    default:
      return word(writer)
  }
}

/** Formulas, some of them not closed or not valid, and prices. */
const FORMULAS = [
  '$a\t+  b$',
  '$x^2$',
  '$a_1*b*c_2$',
  '$$\\frac{1}{x}$$',
  '$`a | b`$',
  '$5 and $6',
  '$\\nope$',
  '$<b>$',
  '$[a](b)$',
  '$x',
  '\\$y$',
]

const AUTOLINKS = ['<https://a.b/c?d=e>', '<me@x.yz>', 'https://example.com/a_b, ', 'www.example.com', 'me@x.yz']

export const title = (writer: Writer): string =>
  writer.is(0.25) ? ` "${writer.oneOf(['Title', '{{brand}}', '{{unknown}}', 'a &amp; \\" b', ''])}"` : ''
