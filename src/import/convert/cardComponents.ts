import { type Known, plain } from './treatment.ts'

export const card: Known = ({ title, href }) => ({
  kind: 'directive',
  name: 'info',
  label: href ? `[${plain(title ?? href)}](${href})` : title && plain(title),
})

/** Whether a grid holds nothing but cards of one paragraph. */
export function isListOfCards(inside: string): boolean {
  const bodies = [...inside.matchAll(/<Card\b[^<>]*>((?:(?!<Card\b)[\s\S])*?)<\/Card>/g)].map(([, body = '']) =>
    body.trim(),
  )
  return /<(?:Link|Doc)?Card\b/.test(inside) && !bodies.some((body) => MORE_THAN_A_PARAGRAPH.test(body))
}

const MORE_THAN_A_PARAGRAPH = /^$|\n[ \t]*\n|^[ \t]*(?:[-*+>#|:]|\d+[.)]|```|~~~|<)|<[A-Z]/m

/** A grid of such cards is a list; other cards are blocks of their own. */
export const cards: Known = (_attributes, inside) =>
  isListOfCards(inside) ? { kind: 'directive', name: 'cards', label: undefined } : { kind: 'contents' }

export const linkCard: Known = ({ title = '', href = '', description = '' }) => ({
  kind: 'text',
  text: `- **${href ? `[${plain(withoutTags(title) || href)}](${href})` : plain(withoutTags(title))}**${description ? ` ${plain(withoutTags(description))}` : ''}`,
})

/** The texts of such a card are HTML in Starlight, and text elsewhere. */
const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/g, '')

/** A card for an item of a sidebar, or one of the site's own with this name. */
export const docCard: Known = ({
  title: named = '',
  href: to = '',
  description: about = '',
  'item.label': title = named,
  'item.href': href = to,
  'item.description': description = about,
}) => (title === '' && href === '' ? { kind: 'left' } : linkCard({ title, href, description }, ''))
