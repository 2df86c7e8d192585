import { KINDS } from '../kinds/kinds.ts'
import type { Claim, ClaimParts } from '../model/pageKind.ts'
import { type Checked, error, type Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import type { Route } from '../model/route.ts'
import type { RouteContent } from '../model/site.ts'
import { formOf, looksLike } from '../model/unicodeForm.ts'

/**
 * Assigns the routes. Two claims to one route are errors at both places; so are routes that differ only by case, since
 * some file systems and hosts would serve only one of them.
 */
export function collectRoutes(parts: ClaimParts): Checked<ReadonlyMap<Route, RouteContent>> {
  const taken = new Map<string, Claim>()
  const problems: Problem[] = []
  for (const claim of Object.values(KINDS).flatMap((kind) => kind.claims(parts))) {
    const first = taken.get(claim.route.toLowerCase())
    if (first) pushAll(problems, duplicates(claim, first))
    else taken.set(claim.route.toLowerCase(), claim)
  }
  return { value: new Map([...taken.values()].map(({ route, content }) => [route, content])), problems }
}

type Claimed = Pick<Claim, 'route' | 'place'>

const duplicates = (one: Claimed, other: Claimed): Problem[] => [duplicate(one, other), duplicate(other, one)]

function duplicate({ route, place }: Claimed, other: Claimed): Problem {
  const { file, line } = other.place
  const message = looksLike(place.file, file)
    ? `the name of this file is in ${formOf(place.file)}, and differs only by that from "${file}", whose route is "${other.route}", too`
    : route === other.route
      ? `the route "${route}" is also the route of "${file}:${line}"`
      : `the route "${route}" differs only by case from "${other.route}", the route of "${file}:${line}"`
  return error('duplicate-route', place, { message, fix: 'rename one of the two' })
}
