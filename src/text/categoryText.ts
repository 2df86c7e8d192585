import { escapeText, heading, paragraph } from '../model/markdown.ts'
import type { ContentView } from '../model/view.ts'
import type { Addresses } from './addresses.ts'
import { linkList } from './linkList.ts'

/** What a category holds. */
export function categoryText({ title, description, cards }: ContentView<'CategoryPage'>, addresses: Addresses): string {
  const parts = [heading(1, escapeText(title)), paragraph(escapeText(description)), linkList(cards, addresses)]
  return parts.filter((part) => part !== '').join('\n\n')
}
