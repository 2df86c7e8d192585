import type { ReactNode } from 'react'
import { error, type Problem, startOf } from '../../model/problem.ts'
import type { Route } from '../../model/route.ts'
import type { AnyPart, Theme } from '../../model/theme.ts'

/** A part that failed, and the first page on which it did. */
export type PartFailure = { problem: Problem; route: Route }

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
  /** By what is said of them. */
  failures: Map<string, PartFailure>
}

export function watchParts(
  { parts, brought }: Pick<Theme, 'parts' | 'brought'>,
  onFailure: (failure: PartFailure) => void = () => undefined,
): PartWatch | undefined {
  if (!brought) return undefined
  const { replaced, directives, files, placeOf } = brought
  const failures = new Map<string, PartFailure>()
  const uses = new Map<string, string[]>()
  const broken = new Set<string>()
  let shown = new Set<string>()
  let current: { route: Route; part: string | undefined } | undefined
  const fail = (name: string, thrown: unknown): void => {
    const message = `the part "${name}" cannot be drawn: ${reasonOf(thrown)}`
    const problem = error('failed-part', placeOf(thrown) ?? startOf(files[name] ?? 'theme'), { message })
    const key = JSON.stringify(problem)
    if (!current || failures.has(key)) return
    const failure = { problem, route: current.route }
    failures.set(key, failure)
    onFailure(failure)
  }
  const watched =
    (name: string, part: AnyPart, otherwise: AnyPart): AnyPart =>
    (props) => {
      shown.add(name)
      if (broken.has(name)) return otherwise(props)
      if (current) current.part = name
      try {
        return atOnce(part(props))
      } catch (thrown) {
        fail(name, thrown)
        return otherwise(props)
      }
    }
  const watchAll = (given: Record<string, AnyPart>, otherwise: (name: string) => AnyPart): Record<string, AnyPart> =>
    Object.fromEntries(Object.entries(given).map(([name, part]) => [name, watched(name, part, otherwise(name))]))
  const own = Object.fromEntries(Object.entries(asAny(parts)).filter(([name]) => Object.hasOwn(files, name)))
  return {
    parts: { ...parts, ...watchAll(own, (name) => asAny(replaced)[name] ?? nothing) },
    directives: watchAll(directives, () => itsChildren),
    failures,
    begin(route) {
      shown = new Set()
      current = { route, part: undefined }
    },
    drawn: () => [...shown].toSorted(),
    once(key, draw) {
      const before = shown
      shown = new Set()
      const made = draw()
      uses.set(key, [...shown])
      shown = new Set([...before, ...shown])
      return made
    },
    recall(key) {
      for (const name of uses.get(key) ?? []) shown.add(name)
    },
    guard(draw) {
      for (;;) {
        if (current) current.part = undefined
        try {
          return draw()
        } catch (thrown) {
          const part = current?.part
          // Where no part of the site has been drawn, the error is not one of the site.
          if (part === undefined) throw thrown
          broken.add(part)
          fail(part, thrown)
        }
      }
    },
  }
}

const asAny = (parts: object): Record<string, AnyPart> => ({ ...parts })

const nothing: AnyPart = () => null

const itsChildren: AnyPart = ({ children }) => (typeof children === 'string' ? children : null)

function atOnce(drawn: ReactNode): ReactNode {
  if (drawn instanceof Promise) throw new Error('it returns a promise, but pages are drawn at once')
  return drawn
}

/** Compiled code calls what it imports by other names: `(0 , import_theme.price)`. */
const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\(0 ?, \w+\.(\w+)\)/g, '$1')
