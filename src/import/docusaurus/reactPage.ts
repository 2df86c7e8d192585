import { parseFragment } from 'parse5'
import type { ForeignPage } from '../foreignSite.ts'
import { LAYOUT } from '../markup/builtinHtml.ts'
import { componentHtml } from '../markup/componentHtml.ts'
import type { Components } from '../markup/components.ts'
import { attributeOf, blocksOf, elementsIn, type HtmlNode, isElement, textIn } from '../markup/htmlBlocks.ts'
import type { Modules } from '../markup/scopeOf.ts'
import type { JsonObject } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import { heroOf } from './heroOf.ts'

/** A page that is a React component, if what it shows can be determined without running it. */
export function reactPage(source: string, address: string, modules: Modules, tally: Tally): ForeignPage | undefined {
  const leaves = (what: string, file: string) => tally.noteOnce(`${what} of ${file}`, { file, line: 1 })
  const components: Components = { modules, address: (to) => to, leaves }
  const html = componentHtml('default', { file: source, props: {}, components, depth: 0 })
  if (html === undefined) return undefined
  const nodes = parseFragment(html).childNodes
  const home = /\/index$/.test(address) ? homeKeys(nodes) : { keys: {}, nodes }
  if (nodes.every((node) => textIn(node).trim() === '')) return undefined
  return {
    source,
    address,
    frontMatter: { ...layoutKeys(nodes), ...home.keys },
    body: blocksOf(home.nodes).join('\n\n'),
    firstLine: 1,
  }
}

/** The title and the description that a page gives its frame, of which several may be around one another. */
function layoutKeys(nodes: readonly HtmlNode[]): JsonObject {
  const layouts = elementsIn(nodes).filter(({ tagName }) => tagName === LAYOUT)
  const entries = ['title', 'description'].map(
    (key) => [key, layouts.flatMap((layout) => attributeOf(layout, key) || [])[0]] as const,
  )
  return Object.fromEntries(entries.flatMap(([key, text]) => (text ? [[key, text]] : [])))
}

function homeKeys(nodes: readonly HtmlNode[]): { keys: JsonObject; nodes: readonly HtmlNode[] } {
  const found = heroOf(nodes)
  if (!found) return { keys: { layout: 'home' }, nodes }
  return { keys: { layout: 'home', hero: found.hero }, nodes: without(found.header, nodes) }
}

const without = (element: HtmlNode, nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes
    .filter((node) => node !== element)
    .map((node) => (isElement(node) ? { ...node, childNodes: without(element, node.childNodes) } : node))
