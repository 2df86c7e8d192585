import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import type { Html } from 'mdast'
import type { Raw } from 'mdast-util-to-hast'
import { VFile } from 'vfile'
import { withClosedTags } from './closedTags.ts'
import type { TextContext } from './context.ts'
import { asRoot, element, isElement, text as textNode } from './hastElement.ts'

/**
 * Parses raw HTML that stands for itself, whatever is around it: what it opens it closes, which an element after it
 * proves. Undefined for any other, whose meaning depends on the whole text. It must not be in anything else.
 */
export function readIsland({ value: source, position }: Raw | Html, { text }: TextContext): Root | undefined {
  const value = withClosedTags(source)
  const tags = [...value.matchAll(TAG)]
  if (tags.length > MOST_TAGS || tags.some(([, name = '']) => !SIMPLE.has(name.toLowerCase()))) return undefined
  const written: Raw = { type: 'raw', value, ...(position ? { position } : {}) }
  const behind = element('span', {}, [textNode(BEHIND)])
  const parsed = asRoot(raw({ type: 'root', children: [written, behind] }, { file: new VFile(text) }))
  return isUntouched(parsed.children.pop()) ? parsed : undefined
}

/** With more, they may be nested deeper than the parser can follow. */
const MOST_TAGS = 400

/** Anything that may be a tag, also a broken one. */
const TAG = /<\/?([a-z][^\s/>]*)/gi

/** Elements that change nothing but what is in them: no tables, forms or templates, nor text that is read otherwise. */
const SIMPLE: ReadonlySet<string> = new Set(
  `a abbr b blockquote br cite code dd del dfn div dl dt em figcaption figure i img ins kbd li mark ol p q s samp small
   span strong sub sup ul var svg circle clippath defs desc ellipse g line lineargradient marker mask path pattern
   polygon polyline radialgradient rect stop symbol text title tspan use`.split(/\s+/),
)

const BEHIND = 'behind'

function isUntouched(node: Root['children'][number] | undefined): boolean {
  if (!isElement(node, 'span') || node.children.length !== 1) return false
  const [inside] = node.children
  return inside?.type === 'text' && inside.value === BEHIND
}

/** A line break within a line, which changes nothing around it. */
export const isLineBreak = (html: string): boolean => /^<br *\/?>$/i.test(html)

/** A text with very many islands is parsed as a whole, since each of them looks for its place in the text. */
export const MOST_ISLANDS = 100
