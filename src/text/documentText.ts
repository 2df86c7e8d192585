import { type Addresses, completeAddress } from './addresses.ts'
import { blocksOf } from './blockText.ts'
import { find, parseHtml } from './htmlTree.ts'

/** The text of a reference page as Markdown, from its finished document. */
export function documentText(document: string, { page }: Addresses): string {
  const start = document.indexOf('<main')
  const end = document.lastIndexOf('</main>')
  const main = start < 0 || end < start ? '' : document.slice(start, end)
  const content = find(parseHtml(main), ({ name }) => name === 'main')
  const blocks = content ? blocksOf(content.children, (address) => completeAddress(address, page)) : []
  // What stands above the title is decoration.
  const title = blocks.findIndex((block) => block.startsWith('# '))
  return blocks.slice(Math.max(0, title)).join('\n\n')
}
