import type { Root } from 'react-dom/client'
import type { Enhancement } from './livePage.ts'
import { loadChunk } from './loadChunk.ts'
import { whenIdle } from './whenIdle.ts'
import { whenSeen } from './whenSeen.ts'

type Hydrate = (element: HTMLElement) => Root | undefined

/** Hydrates the islands of a site: when the browser is idle, or when a reader sees them. */
export function ownIslands(load: () => Promise<Hydrate>): Enhancement {
  const roots = new Map<HTMLElement, Root | undefined>()
  const hydrate = async (element: HTMLElement): Promise<void> => {
    if (roots.has(element)) return
    roots.set(element, undefined)
    // The page shows them all the same.
    const make = await loadChunk('islands', load).catch(() => undefined)
    if (make && element.isConnected) roots.set(element, make(element))
  }
  return (signal) => {
    for (const [element, root] of roots) {
      if (element.isConnected) continue
      root?.unmount()
      roots.delete(element)
    }
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island^="own:"]')]
    const idle = islands.filter(({ dataset }) => dataset['hydrate'] === 'idle')
    if (idle.length > 0) whenIdle(() => idle.forEach((element) => void hydrate(element)))
    // The island itself has no box; what it shows has.
    const boxes = new Map(islands.map((element) => [element.firstElementChild ?? element, element]))
    const later = [...boxes].flatMap(([box, element]) => (idle.includes(element) ? [] : box))
    whenSeen(later, signal, (box) => {
      const element = boxes.get(box)
      if (element) void hydrate(element)
    })
  }
}
