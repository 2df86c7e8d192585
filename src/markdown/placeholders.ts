import type { Nodes, Root } from 'mdast'
import { pushAll } from '../model/pushAll.ts'
import { HTML_ELEMENTS } from './sanitize/allowList.ts'

/** Elements with a meaning in browsers that are removed. Those without an end have nothing but their name. */
const REMOVED = `applet base basefont bgsound body button datalist dialog embed fieldset form frame frameset head html iframe
  input keygen label legend link marquee math menu menuitem meta meter noembed noframes noscript object optgroup option
  output param plaintext portal progress script select slot style template textarea title track xmp`

const SHOWN: ReadonlySet<string> = new Set(HTML_ELEMENTS)
const KNOWN: ReadonlySet<string> = new Set([...HTML_ELEMENTS, ...REMOVED.split(/\s+/)])

/** A name, or several words, in angle brackets. */
const PLACEHOLDER = /^<([a-z][\w-]*)(?:[ \t]+[\w-]+)*>$/i

const BLOCKS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
])

/**
 * Descriptions of APIs write `<hostname>.<domain>` for what readers replace, and "the <title> of a page" about HTML. Such
 * elements would be removed, and without the words nothing would be left, so those that nothing ends become text. The tree
 * is changed.
 */
export function showPlaceholders(root: Root, text: string): void {
  // Inside a drawing, elements have other names.
  if (!/<[a-z]/i.test(text) || /<svg/i.test(text)) return
  const ended = new Set(Array.from(text.matchAll(/<\/([a-z][\w-]*)/gi), ([, name = '']) => name.toLowerCase()))
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue
    if (!BLOCKS.has(node.type)) {
      Object.assign(node, {
        children: node.children.map((child) => (isPlaceholder(child, ended) ? asText(child) : child)),
      })
    }
    pushAll(open, node.children)
  }
}

function isPlaceholder(node: Nodes, ended: ReadonlySet<string>): boolean {
  const name = node.type === 'html' ? nameIn(node.value) : undefined
  return name !== undefined && !SHOWN.has(name) && !ended.has(name)
}

const nameIn = (tag: string): string | undefined => PLACEHOLDER.exec(tag)?.[1]?.toLowerCase()

/** The name in lower case of what looks like a placeholder, and is no element of HTML. */
export function placeholderName(tag: string): string | undefined {
  const name = nameIn(tag)
  return name === undefined || KNOWN.has(name) ? undefined : name
}

const asText = (node: Nodes): Nodes => (node.type === 'html' ? { ...node, type: 'text' } : node)
