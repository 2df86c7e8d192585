import { addressShard, idsAround } from '../model/addressShard.ts'
import type { Api } from '../model/api.ts'
import { addressFile, besideReference, hrefOf, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { PlannedFile } from './plannedFile.ts'

// Small enough to arrive in one round trip.
const IN_FILE = 100

/**
 * Files that map the ids of a reference to its pages. Addresses are made as if the reference were one page, and its first
 * page reads one of these files before anything else, to lead on.
 */
export function addressFiles(site: Site): PlannedFile[] {
  return site.apis.flatMap((api) => {
    const ids = idsWithPages(api)
    const count = countFor(api, ids)
    const shards = shardsOf(ids, count)
    return Array.from({ length: count }, (_, shard) => ({
      path: besideReference(api.config.route, addressFile(shard)),
      what: `the addresses of "${api.title}"`,
      render: () => {
        const some = shards.get(shard) ?? []
        return JSON.stringify(Object.fromEntries(some.map(([id, at]) => [id, hrefOf(at, site.config)])))
      },
    }))
  })
}

function shardsOf(ids: ReadonlyMap<string, Route>, count: number): Map<number, [string, Route][]> {
  const shards = new Map<number, [string, Route][]>()
  for (const each of ids) {
    const shard = addressShard(each[0], count)
    const some = shards.get(shard) ?? []
    shards.set(shard, some)
    some.push(each)
  }
  return shards
}

/** None where the reference has one page. */
export const addressFileCount = (api: Api): number => countFor(api, idsWithPages(api))

const countFor = ({ pages }: Api, ids: ReadonlyMap<string, Route>): number =>
  pages.length === 1 ? 0 : Math.ceil(ids.size / IN_FILE)

/** The ids that are not on the page of what they belong to, with their pages. */
function idsWithPages({ routeOf }: Api): Map<string, Route> {
  const own = [...routeOf].filter(([id, at]) => {
    const around = idsAround(id).find((each) => each !== id && routeOf.has(each))
    return around === undefined || routeOf.get(around) !== at
  })
  return new Map(own)
}
