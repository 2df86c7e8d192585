import { type Cache, cacheKey } from '../disk/cache.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Histories, HistorySource } from '../model/history.ts'
import { type Checked, startOf, warning } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'

/** The history of pages, if it need not be read. */
export const knownHistories = ({ history }: Pick<Sources, 'history'>, config: SiteConfig, cache: Cache): Histories =>
  lookUp(sourceFor(config, history), cache)?.known ?? new Map()

const sourceFor = (
  { lastUpdated, contributors }: SiteConfig,
  history: Sources['history'],
): HistorySource | undefined => (lastUpdated || contributors ? history?.() : undefined)

function lookUp(source: HistorySource | undefined, cache: Cache) {
  if (!source) return undefined
  const key = cacheKey('history', source.state)
  return { source, key, known: cache.get<Histories>(key) }
}

/** The history of pages, as far as the site shows it; it is not read again before the next commit. */
export async function pageHistories(
  { history }: Pick<Sources, 'history'>,
  config: SiteConfig,
  cache: Cache,
): Promise<Checked<Histories>> {
  const found = lookUp(sourceFor(config, history), cache)
  if (!found) return { value: new Map(), problems: [] }
  const { source, key, known } = found
  if (known) return { value: known, problems: [] }
  const read = await source.read()
  if (read.kind === 'complete') return { value: cache.set(key, read.files), problems: [] }
  const message = `pages show neither dates nor contributors: ${read.reason}`
  return { value: new Map(), problems: [warning('missing-history', startOf(config.file), { message, fix: read.fix })] }
}
