import type { ReactNode } from 'react'
import type { Route } from '../../model/route.ts'
import type { AnyPart, Theme } from '../../model/theme.ts'
import { failingParts, type PartFailure } from './failingParts.ts'
import { isPromise } from './isPromise.ts'
import { shownParts } from './shownParts.ts'

/** Notes which parts of a site a page shows, and draws those of the theme in the places of parts that fail. */
export type PartWatch = Pick<Theme, 'parts'> & {
  directives: Record<string, AnyPart>
  /** Forgets what the page before has shown. */
  begin(route: Route): void
  /** The parts that were drawn since, by name. */
  drawn(): string[]
  /** Draws something once; `recall` notes its parts when what was drawn is used again. */
  once<T>(key: string, draw: () => T): T
  recall(key: string): void
  /** Draws again without a part if something fails that stands in it. */
  guard<T>(draw: () => T): T
  /** By their descriptions. */
  failures: Map<string, PartFailure>
}

export function watchParts(
  { parts, brought }: Pick<Theme, 'parts' | 'brought'>,
  onFailure: (failure: PartFailure) => void = () => undefined,
): PartWatch | undefined {
  if (!brought) return undefined
  const { replaced, directives, files } = brought
  const shown = shownParts()
  const failing = failingParts(brought, onFailure)
  const watched =
    (name: string, part: AnyPart, otherwise: AnyPart): AnyPart =>
    (props) => {
      shown.note(name)
      return failing.draw(
        name,
        () => atOnce(part(props)),
        () => otherwise(props),
      )
    }
  const watchAll = (given: Record<string, AnyPart>, otherwise: (name: string) => AnyPart): Record<string, AnyPart> =>
    Object.fromEntries(Object.entries(given).map(([name, part]) => [name, watched(name, part, otherwise(name))]))
  const own = Object.fromEntries(Object.entries(asAny(parts)).filter(([name]) => Object.hasOwn(files, name)))
  return {
    parts: { ...parts, ...watchAll(own, (name) => asAny(replaced)[name] ?? nothing) },
    directives: watchAll(directives, () => itsChildren),
    begin(route) {
      shown.begin()
      failing.begin(route)
    },
    drawn: shown.names,
    once: shown.once,
    recall: shown.recall,
    guard: failing.guard,
    failures: failing.failures,
  }
}

const asAny = (parts: object): Record<string, AnyPart> => ({ ...parts })

const nothing: AnyPart = () => null

const itsChildren: AnyPart = ({ children }) => (typeof children === 'string' ? children : null)

function atOnce(drawn: ReactNode): ReactNode {
  if (isPromise(drawn)) {
    // Nothing is drawn of it, so that its failure has no consequences, either.
    drawn.then(undefined, () => undefined)
    throw new Error('it returns a promise, but pages are rendered synchronously')
  }
  if (typeof drawn === 'function') throw new Error('it returns a function, of which nothing is shown')
  return drawn
}
