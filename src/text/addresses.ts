import { fillPlaceholders, type Placeholder } from '../model/html.ts'
import type { MarkdownText } from '../model/markdown.ts'

/** How addresses become complete: from that of the page, with what the site has in their placeholders. */
export type Addresses = { page: string; fill: (placeholder: Placeholder) => string }

/** Markdown with complete addresses, which lead to pages, so that answers made from it can send people there. */
export function withAddresses(markdown: MarkdownText, { page, fill }: Addresses): string {
  const base = URL.canParse(page) ? new URL(page) : undefined
  return fillPlaceholders(markdown, (placeholder) => {
    const written = placeholder.kind === 'address' ? placeholder.argument : fill(placeholder)
    return (base && plainAddress(written, base)) ?? completeAddress(written, page)
  })
}

const FRAGMENT = /^#[\w.~-]*$/
// A segment that begins with a dot may lead upwards.
const PATH = /^\/(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?(?:#[\w.~-]*)?$/

/** A fast path: most addresses of a reference lead to one of its pages, and to parse each would take longer than its text. */
function plainAddress(written: string, { origin, pathname, search }: URL): string | undefined {
  if (origin === 'null') return undefined
  if (FRAGMENT.test(written) && PATH.test(pathname)) return origin + pathname + search + written
  return PATH.test(written) ? origin + written : undefined
}

/** An address that can be read anywhere, and stands between parentheses. */
export function completeAddress(written: string, page: string): string {
  const address = URL.canParse(written, page) ? new URL(written, page).href : written
  return address.replace(/[()|<>\s\\]/g, (character) => ESCAPES[character] ?? encodeURIComponent(character))
}

/** Those that `encodeURIComponent` leaves as they are. */
const ESCAPES: Record<string, string> = { '(': '%28', ')': '%29' }
