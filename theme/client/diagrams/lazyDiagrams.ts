import type { Enhancement } from '../livePage.ts'
import { loadChunk } from '../loadChunk.ts'
import { whenSeen } from '../whenSeen.ts'
import type { Drawer } from './drawer.ts'

/** How far below the screen a diagram is drawn, so that it is there when a reader arrives. */
const AHEAD = { rootMargin: '100% 0px' }

/**
 * Draws diagrams when they come near the screen, in the colours of the page, and again when its mode changes. Until then,
 * and where one cannot be drawn, its source is shown.
 */
export function lazyDiagrams(): Enhancement {
  let drawer: Promise<Drawer> | undefined
  const load = async (): Promise<Drawer> => {
    const { createDrawer } = await loadChunk('diagrams', () => import('./drawer.ts'))
    return createDrawer()
  }
  return (signal) => {
    const figures = document.querySelectorAll<HTMLElement>('.drawn[data-library]')
    if (figures.length === 0) return
    const seen = new Set<HTMLElement>()
    const draw = async (figure: HTMLElement): Promise<void> => {
      drawer ??= load()
      const { draw } = await drawer
      await draw(figure, signal)
    }
    const drawFirst = (figure: Element, observer: IntersectionObserver): void => {
      if (!(figure instanceof HTMLElement)) return
      observer.unobserve(figure)
      seen.add(figure)
      // Without the scripts, the page has the source.
      draw(figure).catch(() => {
        drawer = undefined
      })
    }
    whenSeen(figures, signal, drawFirst, AHEAD)
    const mode = new MutationObserver(() => {
      for (const figure of seen) drawer?.then(({ draw }) => draw(figure, signal)).catch(() => undefined)
    })
    mode.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    signal.addEventListener('abort', () => mode.disconnect())
  }
}
