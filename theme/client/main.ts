import { start } from './start.ts'

// The entry of the browser's script. A theme with parts of its own has an entry of its own, which gives them to `start`.
start(import.meta.url, {
  search: () => import('../search/searchResults.tsx'),
  nearest: () => import('../search/showNearest.tsx'),
  islands: () => import('../islands/hydrateIslands.tsx'),
})
