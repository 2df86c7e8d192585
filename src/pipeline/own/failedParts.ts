import type { Problem } from '../../model/problem.ts'
import type { Route } from '../../model/route.ts'
import type { PartFailure } from '../../render/own/failingParts.ts'

/** The problems with parts, each once, with the first page on which it occurred. */
export function failedParts(failures: Iterable<PartFailure>, routes: Iterable<Route>): Problem[] {
  const order = new Map([...routes].map((route, index) => [route, index]))
  const first = new Map<string, PartFailure>()
  const placeOf = ({ route }: PartFailure): number => order.get(route) ?? 0
  for (const failure of [...failures].toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const key = JSON.stringify(failure.problem)
    if (!first.has(key)) first.set(key, failure)
  }
  return [...first.values()].map(({ problem, route }) => ({
    ...problem,
    message: `${problem.message}, first on ${route}`,
  }))
}
