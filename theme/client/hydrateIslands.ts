import { createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { AnnouncementBanner } from '../islands/AnnouncementBanner.tsx'
import { ColorModeSwitch } from '../islands/ColorModeSwitch.tsx'

/** Every island by the name that stands in the markup. Its props are what the server wrote beside it. */
const ISLANDS: Record<string, (props: string) => ReactNode> = {
  announcement: (props) => createElement(AnnouncementBanner, JSON.parse(props)),
  'color-mode': (props) => createElement(ColorModeSwitch, JSON.parse(props)),
}

/** Makes the islands alive once the browser has nothing better to do, or as soon as the reader does something. */
export function hydrateIslands(): void {
  const occasions = ['pointerdown', 'keydown', 'focusin'] as const
  let done = false
  const hydrate = (): void => {
    if (done) return
    done = true
    for (const occasion of occasions) removeEventListener(occasion, hydrate, true)
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) hydrateIsland(element)
  }
  for (const occasion of occasions) addEventListener(occasion, hydrate, { capture: true, once: true })
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2000 })
  else setTimeout(hydrate, 200)
}

function hydrateIsland(element: HTMLElement): void {
  const { island = '', props = '{}' } = element.dataset
  const render = ISLANDS[island]
  if (render) hydrateRoot(element, render(props))
}
