import type { Enhancement } from './livePage.ts'

/** What is drawn in the browser: each is loaded when it is first shown. */
export type BrowserParts = {
  search: () => Promise<Pick<typeof import('../search/searchResults.tsx'), 'showSearch'>>
  /** What an unknown address may have meant. */
  nearest: () => Promise<Pick<typeof import('../search/showNearest.tsx'), 'showNearest'>>
  islands: () => Promise<Pick<typeof import('../islands/hydrateIslands.tsx'), 'islandsOf'>>
  /** Hydrates the islands that a site brings. */
  own?: Enhancement
}
