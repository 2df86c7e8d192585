import { hrefOf, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { blocksOf } from './blockText.ts'
import { find, parseHtml } from './htmlTree.ts'

/**
 * The text of a page as Markdown, from its finished document: every kind of page has one, whatever made it, and what is
 * read is what is shown. Addresses are complete.
 */
export function pageMarkdown(document: string, { config }: Site, route: Route): string {
  const start = document.indexOf('<main')
  const end = document.lastIndexOf('</main>')
  const main = start < 0 || end < start ? '' : document.slice(start, end)
  const page = config.url + hrefOf(route, config)
  const content = find(parseHtml(main), ({ name }) => name === 'main')
  const blocks = content ? blocksOf(content.children, (address) => completeAddress(address, page)) : []
  return `${blocks.join('\n\n')}\n`
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
