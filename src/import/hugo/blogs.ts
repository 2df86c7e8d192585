import { dayOf } from '../convert/posts.ts'
import type { ForeignPage, ForeignSite } from '../foreignSite.ts'
import { isIn, joined } from '../paths.ts'
import { textAt } from '../read/json.ts'

type Blogs = { pages: ForeignPage[] } & Required<Pick<ForeignSite, 'blogs'>>

/** Sections with these names are usually blogs. */
const NAMES = ['blog', 'blogs', 'post', 'posts', 'news', 'articles']

/**
 * The sections that are blogs: all of their pages have a date, and are published below the address of the section. The page
 * of such a section introduces the posts, if it has a text.
 * @param folder of the contents in the main language
 */
export function blogsOf(pages: ForeignPage[], folder: string): Blogs {
  const found = NAMES.filter((name) => isBlog(pages, folder, name))
  const isPost = (page: ForeignPage): boolean => found.some((name) => isPostOf(page, joined(folder, name)))
  return {
    pages: pages
      .filter((page) => !found.some((name) => isHead(page, name) && page.body.trim() === ''))
      .map((page) => (isPost(page) ? { ...page, isPost: true } : page)),
    blogs: found.map((name) => ({ address: `/${name}/`, title: titleOf(pages, folder, name) })),
  }
}

const isHead = ({ address }: ForeignPage, name: string): boolean => address.replace(/\/$/, '') === `/${name}`

function isBlog(pages: ForeignPage[], folder: string, name: string): boolean {
  const posts = pages.filter((page) => isPostOf(page, joined(folder, name)))
  return (
    posts.length > 0 &&
    posts.every(({ frontMatter, address }) => dayOf(frontMatter) !== undefined && isIn(address, `/${name}`))
  )
}

const isPostOf = ({ source }: ForeignPage, section: string): boolean =>
  isIn(source, section) && !/(?:^|\/)_index\./.test(source)

function titleOf(pages: ForeignPage[], folder: string, name: string): string {
  const index = pages.find(({ source }) => source === joined(folder, name, '_index.md'))
  const written = index && (textAt(index.frontMatter, 'linkTitle') ?? textAt(index.frontMatter, 'title'))
  return written ?? name[0]?.toUpperCase() + name.slice(1)
}
