import type { ForeignPage, SourceTree } from '../foreignSite.ts'
import { readPage } from '../pages.ts'
import { below, isIn, isMarkdown, joined, withoutExtension } from '../paths.ts'
import { textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { BlogPlugin } from './docs.ts'

/** The posts of a blog, and the page that lists them, the latest first. */
export function blogPages(tree: SourceTree, blog: BlogPlugin, tally: Tally): ForeignPage[] {
  const posts = postsOf(tree, blog, tally)
  if (posts.length === 0) return []
  const links = posts
    .toReversed()
    .map(
      ({ source, frontMatter }) =>
        `- [${textAt(frontMatter, 'title') ?? withoutExtension(below(source, blog.path))}](./${below(source, blog.path)})`,
    )
  const list: ForeignPage = {
    source: joined(blog.path, 'index-of-posts.md'),
    address: `/${blog.route}`,
    frontMatter: { title: 'Blog' },
    body: links.join('\n'),
    firstLine: 1,
  }
  return [list, ...posts]
}

/** `2024-01-02-name.md` is published at `/blog/2024/01/02/name`, unless it has a slug. */
export const postsOf = (tree: SourceTree, { path, route }: BlogPlugin, tally: Tally): ForeignPage[] =>
  tree.files
    .filter((file) => isIn(file, path) && isMarkdown(file) && !/(?:^|\/)_/.test(below(file, path)))
    .map((source) => {
      const page = readPage(tree, source, '', tally)
      const slug = textAt(page.frontMatter, 'slug')
      return { ...page, address: `/${joined(route, slug ?? datedPath(withoutExtension(below(source, path))))}` }
    })

function datedPath(path: string): string {
  const [, before = '', year, month, day, name = ''] =
    /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.*)$/.exec(path) ?? []
  return year === undefined
    ? path.replace(/\/index$/, '')
    : joined(before, year, month ?? '', day ?? '', name.replace(/\/?index$/, ''))
}
