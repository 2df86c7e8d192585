import { dayOf } from '../convert/posts.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { folderOf, nameOf } from '../paths.ts'
import { type Json, textAt } from '../read/json.ts'

/**
 * The address of a page by `permalinks`, for its section: `/news/:year/:month/:slug/`; undefined if they name none.
 * https://gohugo.io/configuration/permalinks/
 */
export function permalinkOf({ frontMatter }: ForeignPage, path: string, config: Json | undefined): string | undefined {
  const isSection = nameOf(path) === '_index'
  const section = path.includes('/') ? (path.split('/')[0] ?? '') : '/'
  const ofPages = isSection ? undefined : textAt(config, 'permalinks', section)
  const pattern = textAt(config, 'permalinks', isSection ? 'section' : 'page', section) ?? ofPages
  if (pattern === undefined || path === '_index') return undefined
  const isFolder = isSection || nameOf(path) === 'index'
  const file = isFolder ? nameOf(folderOf(path)) : nameOf(path)
  const folder = isFolder && !isSection ? folderOf(folderOf(path)) : folderOf(path)
  const title = slugOf(textAt(frontMatter, 'title') ?? file)
  const slug = textAt(frontMatter, 'slug')
  const values: { [name: string]: string } = {
    ...partsOf(dayOf(frontMatter)),
    ...{ section, sectionslug: section, sections: folder, sectionslugs: folder },
    ...{ title, filename: file, contentbasename: file },
    ...{ slug: slug ?? title, slugorfilename: slug ?? file, slugorcontentbasename: slug ?? file },
  }
  const known = pattern.replace(/:([a-z]+)(\[[^\]]*\])?/g, (written, name: string, range?: string) =>
    range === undefined ? (values[name] ?? written) : (inRange(values[name], range) ?? written),
  )
  return known.includes(':') ? undefined : known
}

/** Empty for a page without a date. */
function partsOf(day: string | undefined): { [name: string]: string } {
  const date = day === undefined ? undefined : new Date(`${day}T00:00:00Z`)
  if (date === undefined || Number.isNaN(date.getTime())) return { year: '', month: '', day: '' }
  const [year = '', month = '', ofMonth = ''] = date.toISOString().slice(0, 10).split('-')
  const name = (options: Intl.DateTimeFormatOptions): string =>
    date.toLocaleDateString('en', { ...options, timeZone: 'UTC' }).toLowerCase()
  const ofYear = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0)) / 86_400_000) + 1
  return {
    ...{ year, month, day: ofMonth, yearday: String(ofYear) },
    ...{
      monthname: name({ month: 'long' }),
      weekday: String(date.getUTCDay()),
      weekdayname: name({ weekday: 'long' }),
    },
  }
}

/** `:sections[1:]`, `:sections[last]` and `:sections[0]`: some of the folders that a page is in. */
function inRange(sections: string | undefined, range: string): string | undefined {
  const [, first, colon, end] = /^\[(\d+|last)?(?:(:)(\d+|last)?)?\]$/.exec(range) ?? []
  const parts = sections?.split('/')
  if (!parts || (first === undefined && colon === undefined)) return undefined
  const indexOf = (written: string): number => (written === 'last' ? parts.length - 1 : Number(written))
  const from = indexOf(first ?? '0')
  if (colon === undefined) return parts[from]
  return parts.slice(from, end === undefined ? undefined : indexOf(end)).join('/')
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s.-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
