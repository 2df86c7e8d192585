import { type Cache, cacheKey } from '../disk/cache.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Histories } from '../model/history.ts'
import { type Checked, startOf, warning } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'

/** The history of pages, as far as the site shows it; it is not read again before the next commit. */
export async function pageHistories(
  { history }: Pick<Sources, 'history'>,
  { file, lastUpdated, contributors }: SiteConfig,
  cache: Cache,
): Promise<Checked<Histories>> {
  const source = lastUpdated || contributors ? history?.() : undefined
  if (!source) return { value: new Map(), problems: [] }
  const key = cacheKey('history', source.state)
  const known = cache.get<Histories>(key)
  if (known) return { value: known, problems: [] }
  const read = await source.read()
  if (read.kind === 'complete') return { value: cache.set(key, read.files), problems: [] }
  const message = `pages show neither dates nor contributors: ${read.reason}`
  return { value: new Map(), problems: [warning('missing-history', startOf(file), { message, fix: read.fix })] }
}
