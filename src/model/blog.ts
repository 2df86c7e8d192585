import type { BlogConfig } from './config.ts'
import type { PostText } from './page.ts'
import { type Checked, type Place, warning } from './problem.ts'
import type { Route } from './route.ts'

/** A blog and its posts, the newest first. */
export type Blog = { config: BlogConfig; posts: Post[]; authors: Author[] }

/** A published page with a date below the folder of a blog. */
export type Post = PostText & {
  route: Route
  title: string
  description: string
  /** Whether it is in the language of the site for want of a translation. */
  standsIn: boolean
  /** ISO 8601, in UTC; `date` is the same as readers of the site write it. */
  published: string
  date: string
  /** The slugs of its tags and of its authors. */
  tags: string[]
  authors: string[]
}

/** Somebody who has written posts of a blog. */
export type Author = { slug: string; name: string; title: string; url: string | undefined; route: Route }

/** The address of an author's site. Rule: `unsafe-link`. */
export function addressOfAuthor(written: { value: string; place: Place } | undefined): Checked<string | undefined> {
  if (!written) return { value: undefined, problems: [] }
  const { value, place } = written
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return { value, problems: [] }
  const fix = 'write it like "https://www.example.com/"'
  const message = `"${value}" is not the address of a site`
  return { value: undefined, problems: [warning('unsafe-link', place, { message, fix })] }
}

/** The place of a post in its blog. */
type PostPlace = { blog: Blog; index: number }

export type Posts = ReadonlyMap<Route, PostPlace>

/** What a page of a blog shows, besides a post itself. */
export type BlogList =
  /** Its posts, ten on each of the pages; the first has number 1. */
  { kind: 'posts'; number: number } | { kind: 'archive' } | { kind: 'authors' } | { kind: 'author'; author: Author }

export const POSTS_ON_A_PAGE = 10

export const pagesOf = ({ posts }: Blog): number => Math.max(1, Math.ceil(posts.length / POSTS_ON_A_PAGE))

const IN_PATH = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=\D)/g

/** The date in the name of a file, else of its folder: `2026-11-22-title.md`, `2026/11/22/title/index.md`. */
export function dateInPath(source: string): string | undefined {
  const [, year = '', month = '', day = ''] = [...source.matchAll(IN_PATH)].at(-1) ?? []
  return year === '' ? undefined : dayText(year, month, day)
}

const dayText = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** A date of YAML: https://yaml.org/type/timestamp.html */
const WRITTEN =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:T|[ \t]+)(\d{1,2}):(\d{2}(?::\d{2})?)(?:\.\d*)?[ \t]*(Z|([+-])(\d{1,2})(?::?(\d{2}))?)?)?$/i

/** A date, or a date with a time, which is in UTC unless it names a zone; undefined for any other text. */
export function dateIn(written: string): string | undefined {
  const [found, year = '', month = '', date = '', hour = '00', minutes = '00', , sign, hours = '', rest = '00'] =
    WRITTEN.exec(written.trim()) ?? []
  if (found === undefined) return undefined
  const day = dayText(year, month, date)
  const zone = sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${rest}`
  const instant = Date.parse(`${day}T${hour.padStart(2, '0')}:${minutes}${zone}`)
  // The parser takes 30 February for 2 March.
  const exists = new Date(Date.parse(`${day}T00:00Z`) || 0).toISOString().startsWith(day)
  const text = Number.isNaN(instant) || !exists ? '' : new Date(instant).toISOString().replace('.000', '')
  // Feeds have years of four digits, from the year 1 on.
  return /^(?!0000)\d{4}-/.test(text) ? text : undefined
}
