import { capitalised } from '../../model/nameInWords.ts'
import { dayOf } from '../convert/posts.ts'
import type { ForeignLanguage, ForeignPage, ForeignSite } from '../foreignSite.ts'
import { below, isIn } from '../paths.ts'
import { textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

type Blog = NonNullable<ForeignSite['blogs']>[number]

/** `languages`: those of the site, with the titles of the blogs among their texts. */
type Blogs = { pages: ForeignPage[]; blogs: Blog[]; languages: ForeignLanguage[]; redirects: [string, string][] }

/** Sections with these names are usually blogs. */
const NAMES = ['blog', 'blogs', 'post', 'posts', 'news', 'articles']

/**
 * The sections that are blogs: all of their pages have a date. The page of such a section introduces the posts, if it has a
 * text.
 * @param folder of the contents in the main language
 */
export function blogsOf(pages: ForeignPage[], folder: string, languages: ForeignLanguage[], tally: Tally): Blogs {
  const codes = languages.slice(1).map(({ code }) => code)
  const placed = pages.map((page) => ({ page, ...placeOf(page, folder, codes) }))
  const found = NAMES.filter((name) => isBlog(placed, name)).map((name) => ({ name, home: homeOf(placed, name) }))
  const titleIn = (code: string, name: string): string =>
    titleOf(placed.find((each) => each.code === code && each.path === `${name}/_index`)) ?? capitalised(name)
  const titlesIn = (code: string) =>
    Object.fromEntries(found.map(({ name }) => [titleIn('', name), titleIn(code, name)]))
  const sections = placed.filter((each) => found.some(({ name }) => isSectionOf(each, name)))
  for (const { page } of sections)
    if (page.body.trim() !== '') tally.note('section of a blog', 'left', { file: page.source, line: 1 })
  const kept = placed
    .filter((each) => !found.some(({ name }) => isHead(each, name) && each.page.body.trim() === ''))
    .filter((each) => !sections.includes(each))
    .map((each) => ({ page: each.page, published: published(each, found) }))
  return {
    pages: kept.map(({ published }) => published),
    redirects: [
      ...sections.flatMap((each): [string, string][] =>
        found
          .filter(({ name }) => isSectionOf(each, name))
          .map(({ home }) => [each.page.address, `${topOf(each, home)}/`]),
      ),
      ...found.flatMap(({ name, home }): [string, string][] => (home === name ? [] : [[`/${name}/`, `/${home}/`]])),
      ...kept.flatMap(({ page, published: { address } }): [string, string][] =>
        address === page.address ? [] : [[page.address, address]],
      ),
    ],
    blogs: found.map(({ name, home }) => ({ address: `/${home}/`, title: titleIn('', name) })),
    languages: languages.map((each, index) =>
      index === 0 ? each : { ...each, labels: { ...titlesIn(each.code), ...each.labels } },
    ),
  }
}

/** A section that is a blog, and the folder at the top that its posts are published in. */
type Found = { name: string; home: string }

/** `permalinks` may publish posts in another folder, `/news/:year/:slug/`, or in several: `/:year/:slug/`. */
function homeOf(placed: readonly Placed[], name: string): string {
  const homes = new Set(placed.filter((each) => isPostOf(each, name)).map(({ address }) => address.split('/')[1] ?? ''))
  const [home = name] = homes
  const isShared = placed.some((each) => isIn(each.address, `/${home}`) && !isIn(each.path, name))
  return homes.size > 1 || isShared || /^\d*$/.test(home) ? name : home
}

const topOf = ({ code }: Placed, home: string): string => `/${[code, home].filter(Boolean).join('/')}`

/** A page at the address that it has here. Posts that are elsewhere move into the folder of their blog. */
function published(each: Placed, found: readonly Found[]): ForeignPage {
  const { page, address } = each
  const blog = found.find(({ name }) => isPostOf(each, name) || isHead(each, name))
  if (blog === undefined) return page
  const top = topOf(each, blog.home)
  if (!isPostOf(each, blog.name)) return { ...page, address: `${top}/` }
  return { ...page, isPost: true, address: isIn(address, `/${blog.home}`) ? page.address : `${top}${address}` }
}

/**
 * A page with its path in the folder of its language, without the extension, and its address without the language, whose
 * code is empty for the main one.
 */
type Placed = { page: ForeignPage; path: string; address: string; code: string }

function placeOf(page: ForeignPage, folder: string, others: string[]): Omit<Placed, 'page'> {
  const path = below(page.original ?? page.source, folder).replace(/\.[^./]+$/, '')
  const code = others.find((each) => isIn(page.address, `/${each}`)) ?? ''
  return { path, code, address: code === '' ? page.address : page.address.slice(code.length + 1) }
}

const isHead = ({ address }: Placed, name: string): boolean => address.replace(/\/$/, '') === `/${name}`

function isBlog(placed: Placed[], name: string): boolean {
  const posts = placed.filter((each) => isPostOf(each, name))
  return posts.length > 0 && posts.every(({ page }) => dayOf(page.frontMatter) !== undefined)
}

const isPostOf = ({ path }: Placed, name: string): boolean => isIn(path, name) && !/(?:^|\/)_index$/.test(path)

/** A section inside of a blog has no list of its own here. */
const isSectionOf = (placed: Placed, name: string): boolean =>
  isIn(placed.path, name) && /(?:^|\/)_index$/.test(placed.path) && !isHead(placed, name)

const titleOf = (head: Placed | undefined): string | undefined =>
  head && (textAt(head.page.frontMatter, 'linkTitle') ?? textAt(head.page.frontMatter, 'title'))
