import { escapeText, list } from '../model/markdown.ts'
import type { LinkView } from '../model/view.ts'
import { type Addresses, completeAddress } from './addresses.ts'

/** Links below one another, each with what is said about it. Another mark parts the list from one that follows. */
export const linkList = (
  links: (LinkView & { description?: string })[],
  { page }: Addresses,
  mark: '- ' | '* ' = '- ',
): string =>
  list(
    links.map(({ label, href, description }) => {
      const link = `[${escapeText(label)}](${completeAddress(href, page)})`
      return description ? `${link}\n\n${escapeText(description)}` : link
    }),
    () => mark,
  )
