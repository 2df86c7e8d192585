import { type Cache, cacheKey } from '../disk/cache.ts'
import { parsePage } from '../markdown/parsePage.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { Checked } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import { fingerprintOf, type LoadMarkdown } from './markdownOptions.ts'

/** Every Markdown file as a page. A file that has not changed is not parsed again, and its problems are told again. */
export async function parsePages(
  { pages }: Sources,
  config: SiteConfig,
  loadMarkdown: LoadMarkdown,
  cache: Cache,
): Promise<Checked<Page[]>> {
  const fingerprint = fingerprintOf(config)
  const parsed: Checked<Page>[] = []
  for (const file of pages) {
    const key = cacheKey('page', fingerprint, file.path, file.text)
    parsed.push(cache.get<Checked<Page>>(key) ?? cache.set(key, parsePage(file, await loadMarkdown())))
  }
  return { value: parsed.map(({ value }) => value), problems: parsed.flatMap(({ problems }) => problems) }
}
