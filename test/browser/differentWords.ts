import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes } from 'mdast'
import type { Page } from 'playwright-core'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Where pages of a built site and their texts do not say the same, word for word. */
export async function differentWords(page: Page, dist: string, routes: string[]): Promise<string[]> {
  const different: string[] = []
  for (const route of routes) {
    const html = readFileSync(join(dist, route, 'index.html'), 'utf8')
    const shown = await page.evaluate(wordsOfPage, html)
    const hasLead = html.includes('<p class="lead"')
    const text = wordsOfText(readFileSync(join(dist, route, 'index.md'), 'utf8'), hasLead)
    if (shown !== text) different.push(`${route}: ${firstDifference(shown, text)}`)
  }
  return different
}

/** Runs in the browser: what the page says with each request in its first language, without what only a screen or a script needs. */
function wordsOfPage(html: string): string {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  const unsaid =
    'button, nav, svg, noscript, .permalink, .term-meaning, .page-actions, .sr-only, .doc-foot, .hero-brand, .api-snippets > .tab-panel ~ .tab-panel, .api-server, .moved-anchor, .post-facts > span, .blog-links, .tags, .post > p > a'
  for (const element of main?.querySelectorAll(unsaid) ?? []) element.remove()
  // A field that names its type by a link does not say once more that the link has what is inside.
  for (const fold of main?.querySelectorAll(':is(li, .tab-panel > details) > .api-inner:has(> a)') ?? []) {
    const link = fold.querySelector(':scope > a')
    const others = [...(fold.parentElement?.querySelectorAll('a') ?? [])].filter((each) => each !== link)
    if (others.some((each) => each.textContent === link?.textContent)) fold.remove()
    else fold.querySelector('summary code')?.remove()
  }
  // The name of an alternative is on its tab, and once more in what it begins with.
  for (const tab of main?.querySelectorAll('.api-choices .tab-label') ?? [])
    if (tab.parentElement?.querySelector('.api-note')?.textContent.includes(tab.textContent)) tab.remove()
  return (main?.textContent ?? '').replace(/[\s:]+/g, '')
}

/** What the Markdown says, without what pages do not show as text: drawings, and a description below the title that is no lead. */
function wordsOfText(markdown: string, hasLead: boolean): string {
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const said = children.filter(
    (node, index) => (hasLead || !(index === 1 && node.type === 'blockquote')) && !isDrawing(node),
  )
  return said
    .map(saidIn)
    .join('')
    .replace(/[\s:]+/g, '')
}

const isDrawing = (node: Nodes): boolean => node.type === 'paragraph' && saidIn(node).startsWith('Picture: ')

function saidIn(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value
  return 'children' in node ? node.children.map(saidIn).join('') : ''
}

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  return `“${one.slice(Math.max(0, at - 20), at + 40)}” is “${other.slice(Math.max(0, at - 20), at + 40)}”`
}
