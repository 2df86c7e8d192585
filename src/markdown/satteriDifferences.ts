import type { Nodes, Parents, PhrasingContent, Root, Text } from 'mdast'
import { pushAll } from '../model/pushAll.ts'
import { isOftenIn } from './isOftenIn.ts'

// The differences between satteri and remark-parse, found by comparing both on random texts. Rare texts are parsed by
// remark-parse as a whole; common ones (`12:30`) are corrected in satteri's tree.

/** What the two read alike: not character references, escapes, braces, commas, room around the `=`, or an id said twice. */
const ATTRIBUTE = /(?:(?!id=)[A-Za-z_][\w-]*(?:=(?:"[^"&\\{}]*"|'[^'&\\{}]*'|[\w./:#%+-]+))?|[.#][\w-]+)/.source
const LABEL = /\[(?:[^[\]\s](?:[^[\]]*[^[\]\s])?)?\]/.source
const OPENING = new RegExp(`^:{3,}[A-Za-z][\\w-]*(?:${LABEL})?(?:\\{${ATTRIBUTE}(?: ${ATTRIBUTE})*\\})? *$`)
const CLOSING = /^:{3,}[ \t]*$/
/** The first line of `[name]: address`, whose label may go on in the next one. */
const BRACKET = /^ {0,3}\[(?!(?:\\.|[^\]\\])*\][^:])/
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/

/**
 * Whether the text has a line of colons that the two take differently: one that looks like a directive and is none
 * (`:::note Title`: satteri makes it one and loses the rest), one in a quote, a list or a code block, one that ends a
 * table (satteri takes it for a row), one that ends a definition (satteri takes it for text), and one that closes
 * nothing.
 */
export function readsOtherwise(text: string): boolean {
  if (!text.includes(':::')) return false
  let open = 0
  let inFence = false
  let previous = ''
  let inDefinition = false
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) inFence = !inFence
    if (line.includes(':::')) {
      if (OPENING.test(line)) open++
      else if (CLOSING.test(line)) open--
      else return true
      if (inFence || inDefinition || open < 0 || previous.includes('|')) return true
    }
    inDefinition = line.trim() !== '' && (inDefinition || BRACKET.test(line))
    previous = line
  }
  return false
}

/** Of those that may begin a directive, which cost it most. */
const MOST_STARTS = 5000
/** Addresses apart, which are read first. Of colons in a row only the last one is tried. */
const MOST_COLONS = 15_000
const MOST_ENTITIES = 10_000

/** A line of a directive ends a paragraph: one that does not is in no text that satteri reads. */
const BETWEEN_PARAGRAPHS = /\n\n|\n(?=:::)/

/** Whether satteri takes time that grows with the square of a paragraph, for directives in it or entities. */
export const isSlowToRead = (text: string): boolean =>
  text
    .split(BETWEEN_PARAGRAPHS)
    .some(
      (part) =>
        isOftenIn(part, /\s:|:[\p{L}\p{N}]|:\/\/(?!\w)/gu, MOST_STARTS) ||
        isOftenIn(part, /:(?!:|(?<=\bhttps?:)\/\/\w)/g, MOST_COLONS) ||
        isOftenIn(part, /&/g, MOST_ENTITIES),
    )

/**
 * Turns text directives (`:30` in `12:30`), which satteri always parses, back into text. Undefined if this is not
 * certain.
 */
export function correctTree(root: Root, text: string): Root | undefined {
  // A fast path: without a colon before a letter or digit there is nothing to correct.
  if (!/:[\p{L}\p{N}]/u.test(text)) return root
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'leafDirective') return undefined
    if (!('children' in node)) continue
    if (node.children.some((child) => child.type === 'textDirective') && !correctChildren(node, text)) return undefined
    pushAll(open, node.children)
  }
  return root
}

function correctChildren(parent: Parents, text: string): boolean {
  const children: PhrasingContent[] = []
  for (const child of parent.children as PhrasingContent[]) {
    const corrected = child.type === 'textDirective' ? asText(child, text) : child
    if (!corrected) return false
    const previous = children.at(-1)
    if (previous?.type === 'text' && corrected.type === 'text')
      children[children.length - 1] = join(previous, corrected)
    else children.push(corrected)
  }
  parent.children = children
  return true
}

/** Looks for what does not belong there: a loop over all that does may overflow the stack. */
const isPlainName = (value: string): boolean =>
  value.length > 1 && value.startsWith(':') && !/[^\p{L}\p{N}-]/u.test(value.slice(1))

/** Only a plain name before a space or punctuation is certain: more of it could have been a link or emphasis. */
function asText(node: PhrasingContent, text: string): Text | undefined {
  const { position } = node
  const start = position?.start.offset
  const end = position?.end.offset
  if (start === undefined || end === undefined) return undefined
  const value = text.slice(start, end)
  if (!isPlainName(value) || !/^(?:$|[\s.,;:!?)"'|/])/.test(text.slice(end, end + 1))) return undefined
  return { type: 'text', value, position }
}

function join(first: Text, second: Text): Text {
  const value = first.value + second.value
  if (!first.position || !second.position) return { type: 'text', value }
  return { type: 'text', value, position: { start: first.position.start, end: second.position.end } }
}
