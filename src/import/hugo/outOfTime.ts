import type { ForeignPage } from '../foreignSite.ts'
import { asText, at, type Json } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/**
 * Pages that Hugo does not publish on a day, since their date is yet to come or they have expired, are drafts.
 * @param today as `2026-01-31`; undefined if it does not matter
 */
export function draftsOutOfTime(
  pages: ForeignPage[],
  config: Json | undefined,
  today: string | undefined,
  tally: Tally,
): ForeignPage[] {
  if (today === undefined) return pages
  return pages.map((page) => {
    const reason = reasonOf(page, config, today)
    if (reason === undefined || page.frontMatter['draft'] === true) return page
    tally.note(reason, 'left', { file: page.source, line: 1 })
    return { ...page, frontMatter: { ...page.frontMatter, draft: true } }
  })
}

function reasonOf({ frontMatter }: ForeignPage, config: Json | undefined, today: string): string | undefined {
  const published = dayOf(frontMatter['publishDate'] ?? frontMatter['date'])
  const expired = dayOf(frontMatter['expiryDate'])
  if (published !== undefined && published > today && at(config, 'buildFuture') !== true)
    return 'page with a future date, imported as a draft'
  return expired !== undefined && expired <= today && at(config, 'buildExpired') !== true
    ? 'page that has expired, imported as a draft'
    : undefined
}

const dayOf = (written: Json | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(asText(written) ?? '')?.[0]
