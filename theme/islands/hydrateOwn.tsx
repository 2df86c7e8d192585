import { type ComponentType, createElement, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The islands of a site, by the names in their markup. */
export type OwnIslands = Readonly<Record<string, { default?: ComponentType<Record<string, unknown>> }>>

/** Hydrates an island of a site with the props in its markup. One that crashes keeps the markup of the server. */
export function hydrateOwn(element: HTMLElement, islands: OwnIslands): Root | undefined {
  const { island = '', props = '{}' } = element.dataset
  const component = islands[island]?.default
  if (!component) return undefined
  const written = element.innerHTML
  const onCrash = (error: unknown): void => {
    element.innerHTML = written
    reportError(error)
  }
  const slots = slotsIn(element)
  return hydrateRoot(
    element,
    <ErrorBoundary fallback={() => null} onCrash={onCrash}>
      {createElement(component, { ...JSON.parse(props), ...slots })}
    </ErrorBoundary>,
  )
}

/** Markup of the page that an island stands around; those of islands in it are their own. */
function slotsIn(element: HTMLElement): Record<string, ReactNode> {
  const found = [...element.querySelectorAll<HTMLElement>('[data-slot]')]
  const own = found.filter((slot) => slot.parentElement?.closest('[data-slot], [data-island]') === element)
  return Object.fromEntries(
    own.map((slot) => {
      const name = slot.dataset['slot'] ?? ''
      const html = { __html: slot.innerHTML }
      const shown = name === 'children' ? <div data-slot={name} dangerouslySetInnerHTML={html} /> : undefined
      return [name, shown ?? <span data-slot={name} dangerouslySetInnerHTML={html} />]
    }),
  )
}
