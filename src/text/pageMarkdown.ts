import { hrefOf, type Route } from '../model/route.ts'
import type { RouteContent, Site } from '../model/site.ts'
import { blocksOf } from './blockText.ts'
import { find, parseHtml } from './htmlTree.ts'
import { escapeText } from './inlineText.ts'

/**
 * The text of a page as Markdown, from its finished document: every kind of page has one, whatever made it, and what is
 * read is what is shown. Addresses are complete, and those of pages lead to the pages, so that an answer that is made from
 * the text can send people there; `llms.txt` has the addresses of the texts.
 */
export function pageMarkdown(document: string, { config, routes }: Site, route: Route): string {
  const start = document.indexOf('<main')
  const end = document.lastIndexOf('</main>')
  const main = start < 0 || end < start ? '' : document.slice(start, end)
  const page = config.url + hrefOf(route, config)
  const content = find(parseHtml(main), ({ name }) => name === 'main')
  const blocks = content ? blocksOf(content.children, (address) => completeAddress(address, page)) : []
  return `${withDescription(blocks, routes.get(route)).join('\n\n')}\n`
}

/** A description of its author's, which only the head of the document has. What stands above the title is decoration. */
function withDescription(blocks: string[], content: RouteContent | undefined): string[] {
  const title = blocks.findIndex((block) => block.startsWith('# '))
  const written = content?.kind === 'page' ? content.page.frontMatter.description : undefined
  const description = written ? escapeText(written.replace(/\s+/g, ' ').trim()) : ''
  if (title < 0 || description === '') return blocks.slice(Math.max(0, title))
  const rest = blocks.slice(title + 1)
  const isShown = rest[0] === description
  return isShown ? blocks.slice(title) : [...blocks.slice(title, title + 1), `> ${description}`, ...rest]
}

function completeAddress(written: string, page: string): string {
  try {
    const { href } = new URL(written, page)
    // Parentheses would end the address.
    return href.replaceAll('(', '%28').replaceAll(')', '%29')
  } catch {
    return written
  }
}
