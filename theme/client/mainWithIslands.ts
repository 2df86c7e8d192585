import { ownIslands } from './ownIslands.ts'
import { start } from './start.ts'

// The entry of the browser's script for a site that brings islands. `portalgen/islands` is made of them when it is bundled.
start(import.meta.url, {
  search: () => import('../search/searchResults.tsx'),
  nearest: () => import('../search/showNearest.tsx'),
  islands: () => import('../islands/hydrateIslands.tsx'),
  own: ownIslands(async () => {
    const [{ hydrateOwn }, { islands }] = await Promise.all([
      import('../islands/hydrateOwn.tsx'),
      import('portalgen/islands'),
    ])
    return (element) => hydrateOwn(element, islands)
  }),
})
