import { fillPlaceholders, type Placeholder } from '../model/html.ts'
import type { MarkdownText } from '../model/markdown.ts'

/** How addresses become complete: from that of the page, with what the site has in their placeholders. */
export type Addresses = { page: string; fill: (placeholder: Placeholder) => string }

/** Markdown with complete addresses, which lead to pages, so that answers made from it can send people there. */
export const withAddresses = (markdown: MarkdownText, { page, fill }: Addresses): string =>
  fillPlaceholders(markdown, (placeholder) =>
    completeAddress(placeholder.kind === 'address' ? placeholder.argument : fill(placeholder), page),
  )

/** An address that can be read anywhere, and stands between parentheses. */
export function completeAddress(written: string, page: string): string {
  const address = URL.canParse(written, page) ? new URL(written, page).href : written
  return address.replace(/[()|<>\s\\]/g, (character) => ESCAPES[character] ?? encodeURIComponent(character))
}

/** Those that `encodeURIComponent` leaves as they are. */
const ESCAPES: Record<string, string> = { '(': '%28', ')': '%29' }
