import type { ReactNode } from 'react'
import { error, type Place, type Problem, startOf } from '../../model/problem.ts'
import type { Route } from '../../model/route.ts'
import type { Theme } from '../../model/theme.ts'
import { failureReason } from './failureReason.ts'

/** A part that failed, and the first page on which it did. */
export type PartFailure = { problem: Problem; route: Route }

type Sources = Pick<NonNullable<Theme['brought']>, 'files' | 'placeOf' | 'ending'>

/** Draws parts of a site that may fail, and reports each failure once. */
export function failingParts(sources: Sources, onFailure: (failure: PartFailure) => void) {
  const { files, placeOf, ending } = sources
  const failures = new Map<string, PartFailure>()
  const broken = new Set<string>()
  /** What stands in a part may be drawn after others. */
  const partIn = (place: Place | undefined): string | undefined =>
    Object.keys(files).find((name) => files[name] === place?.file && !broken.has(name))
  let current: { route: Route; part: string | undefined } | undefined
  const fail = (name: string, thrown: unknown): void => {
    const problem = failedPart(name, thrown, sources)
    const key = JSON.stringify(problem)
    if (!current || failures.has(key)) return
    const failure = { problem, route: current.route }
    failures.set(key, failure)
    onFailure(failure)
  }
  return {
    failures,
    begin(route: Route): void {
      current = { route, part: undefined }
    },
    draw(name: string, part: () => ReactNode, otherwise: () => ReactNode): ReactNode {
      if (broken.has(name)) return otherwise()
      if (current) current.part = name
      try {
        return part()
      } catch (thrown) {
        fail(name, thrown)
        return otherwise()
      }
    },
    /** Draws again without a part if something fails that stands in it. */
    guard<T>(draw: () => T): T {
      for (;;) {
        if (current) current.part = undefined
        try {
          return ending(draw)
        } catch (thrown) {
          // Where no part of the site has been drawn, the error is not one of the site.
          if (current?.part === undefined) throw thrown
          const part = partIn(placeOf(thrown)) ?? current.part
          broken.add(part)
          fail(part, thrown)
        }
      }
    },
  }
}

function failedPart(name: string, thrown: unknown, { files, placeOf }: Sources): Problem {
  const reason = failureReason(thrown)
  const file = files[name] ?? 'theme'
  const browser = BROWSER.exec(reason)?.[1]
  const fix = browser
    ? `pages are rendered without a browser: read "${browser}" in an effect of an island`
    : `correct the part, or remove "${file}"`
  const message = `the part "${name}" cannot be rendered: ${reason}`
  return error('failed-part', placeOf(thrown) ?? startOf(file), { message, fix })
}

/** What a page has only in a browser. */
const BROWSER = /^(window|document|navigator|location|localStorage|sessionStorage|matchMedia) is not defined$/
