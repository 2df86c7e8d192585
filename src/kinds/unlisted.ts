import type { PageKind } from '../model/pageKind.ts'

/** What holds of a page about the site itself: neither readers nor search engines look for it, and it links nowhere. */
export const unlisted = {
  isIndexed: () => false,
  standsIn: () => false,
  summary: () => undefined,
  links: () => [],
  ids: () => [],
  searchEntries: () => [],
  searchKey: () => undefined,
} satisfies Partial<PageKind>
