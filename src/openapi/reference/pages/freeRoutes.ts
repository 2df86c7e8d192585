import { type Route, route } from '../../../model/route.ts'
import { slugOf } from '../../read/slug.ts'
import { freeNames } from '../freeNames.ts'

export type FreeRoute = (below: Route, path: string[]) => Route

/** Gives each page an address of its own; addresses that differ by case only would be one on some file systems. */
export function freeRoutes(): FreeRoute {
  const free = freeNames()
  return (below, path) => route(free(below + path.map(slugOf).join('/').toLowerCase()))
}
