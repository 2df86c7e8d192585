import { dayOf } from '../convert/posts.ts'
import type { ForeignPage } from '../foreignSite.ts'
import { folderOf, nameOf } from '../paths.ts'
import { type Json, textAt } from '../read/json.ts'

/** The address of a page by `permalinks`, for its section: `/news/:year/:month/:slug/`; undefined if they name none. */
export function permalinkOf({ frontMatter }: ForeignPage, path: string, config: Json | undefined): string | undefined {
  const section = path.split('/')[0] ?? ''
  const pattern = textAt(config, 'permalinks', 'page', section) ?? textAt(config, 'permalinks', section)
  if (pattern === undefined || !path.includes('/') || nameOf(path) === '_index') return undefined
  const [year = '', month = '', day = ''] = (dayOf(frontMatter) ?? '').split('-')
  const file = nameOf(path) === 'index' ? nameOf(folderOf(path)) : nameOf(path)
  const title = slugOf(textAt(frontMatter, 'title') ?? file)
  const slug = textAt(frontMatter, 'slug')
  const values: { [name: string]: string } = {
    ...{ year, month, day, section, title, sections: folderOf(path), filename: file, contentbasename: file },
    ...{ slug: slug ?? title, slugorfilename: slug ?? file, slugorcontentbasename: slug ?? file },
  }
  const known = pattern.replace(/:([a-z]+)/g, (written, name: string) => values[name] ?? written)
  return known.includes(':') ? undefined : known
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s.-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
