import { isNotFoundPage, type Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import type { HistoryView } from '../../model/view.ts'

/** When a page was last changed, as ISO 8601: by its front matter, else by git if the site shows that. */
export function updatedOn({ source, frontMatter }: Page, { config, histories }: Site): string | undefined {
  const { lastUpdated } = frontMatter
  if (lastUpdated !== undefined) return lastUpdated === false ? undefined : lastUpdated
  return config.lastUpdated ? histories.get(source)?.updated : undefined
}

/** The history of a page, as its foot shows it; undefined for nothing. */
export function historyOf(page: Page, site: Site): HistoryView | undefined {
  const history = pageHistory(page, site)
  if (!history) return undefined
  const { iso, contributors } = history
  const updated = iso === undefined ? undefined : { iso, text: site.dateText(iso) }
  return { updated, contributors }
}

/** The same without the date as text. The page for unknown addresses is about none of its own. */
export function pageHistory(page: Page, site: Site): { iso: string | undefined; contributors: string[] } | undefined {
  if (isNotFoundPage(page)) return undefined
  const iso = updatedOn(page, site)
  const names = site.histories.get(page.source)?.contributors ?? []
  const contributors = site.config.contributors && page.frontMatter.contributors !== false ? names : []
  return iso === undefined && contributors.length === 0 ? undefined : { iso, contributors }
}
