import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AnnouncementBanner } from './AnnouncementBanner.tsx'
import { ColorModeSwitch } from './ColorModeSwitch.tsx'
import { CrashNotice } from './CrashNotice.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageView } from './PageView.tsx'
import type { PageStateStore } from './pageState.ts'

/** All islands by the name in their markup. Their props are those that the server wrote. */
const ISLANDS: Record<string, (props: string) => ReactNode> = {
  announcement: (props) => <AnnouncementBanner {...JSON.parse(props)} />,
  'color-mode': (props) => <ColorModeSwitch {...JSON.parse(props)} />,
}

/**
 * The steps that hydrate the islands of the page, and render the state of the page in an element of its own. Each is a task,
 * since React takes a slow phone as long as one may last.
 */
export function islandsOf(store: PageStateStore, status: Element): (() => void)[] {
  const everything = (
    <ErrorBoundary fallback={(error, retry) => <CrashNotice error={error} retry={retry} />}>
      <PageView store={store} />
    </ErrorBoundary>
  )
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  return [() => createRoot(status).render(everything), ...islands.map((element) => () => hydrateIsland(element, store))]
}

/** Restores the server's markup of an island that crashes, and reports the crash on the page. */
function hydrateIsland(element: HTMLElement, store: PageStateStore): void {
  const { island = '', props = '{}' } = element.dataset
  const render = ISLANDS[island]
  if (!render) return
  const written = element.innerHTML
  const onCrash = (error: unknown, retry: () => void): void => {
    element.innerHTML = written
    const again = (): void => {
      // React expects the element to be empty.
      element.replaceChildren()
      store.set({ kind: 'shown' })
      retry()
    }
    store.set({ kind: 'crashed', error, retry: again })
  }
  hydrateRoot(
    element,
    <ErrorBoundary fallback={() => null} onCrash={onCrash}>
      <Render render={render} props={props} />
    </ErrorBoundary>,
  )
}

/** Props that cannot be read count as a crash of the island, inside its error boundary. */
const Render = ({ render, props }: { render: (props: string) => ReactNode; props: string }) => render(props)
