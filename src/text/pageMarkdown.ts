import { escapeText, heading, oneLine, paragraph } from '../model/markdown.ts'
import type { PageView, WrittenView } from '../model/view.ts'
import { type Addresses, withAddresses } from './addresses.ts'
import { categoryText } from './categoryText.ts'
import { healthText } from './healthText.ts'
import { linkList } from './linkList.ts'
import { referenceText } from './reference/referenceText.ts'

/** What a page says, as Markdown that can be read anywhere. */
export const pageMarkdown = (view: PageView, addresses: Addresses): string => `${textOf(view, addresses)}\n`

function textOf({ content, navigation }: PageView, addresses: Addresses): string {
  switch (content.kind) {
    case 'doc':
      return titled(content, [withAddresses(content.markdown, addresses)])
    case 'home': {
      const { tagline, markdown } = content
      const actions = navigation.filter(({ external }) => !external)
      return titled(content, [
        paragraph(escapeText(tagline)),
        linkList(actions, addresses, markdown.startsWith('- ') ? '* ' : '- '),
        withAddresses(markdown, addresses),
      ])
    }
    case 'category':
      return categoryText(content, addresses)
    case 'health':
      return healthText(content.health, addresses)
    case 'api':
      return referenceText(content.api, addresses)
    case 'not-found':
      return heading(1, 'Page not found')
  }
}

/** The author's description is a quote below the title, unless the page begins with the same words. */
function titled({ title, description }: WrittenView, parts: string[]): string {
  const below = parts.filter((part) => part !== '').join('\n\n')
  const summary = escapeText(oneLine(description ?? '').trim())
  const isShown = summary === '' || below === summary || below.startsWith(`${summary}\n\n`)
  return [heading(1, escapeText(title)), isShown ? '' : `> ${summary}`, below]
    .filter((part) => part !== '')
    .join('\n\n')
}
