import { authorsIn, dayOf } from '../convert/posts.ts'
import type { ForeignPage, ForeignSite, SourceTree } from '../foreignSite.ts'
import { filesBeside, readPage, slashes } from '../pages.ts'
import { below, isIn, isMarkdown, joined, withoutExtension } from '../paths.ts'
import { fileValue, firstFile } from '../read/files.ts'
import { textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'
import type { BlogPlugin } from './plugins.ts'

type Blog = Required<Pick<ForeignSite, 'pages' | 'assets' | 'blogs' | 'authors'>>

/** A blog with its posts and the files beside them. If some have no date, a page lists them, the latest first. */
export function blogOf(tree: SourceTree, blog: BlogPlugin, tally: Tally): Blog {
  const pages = postsOf(tree, blog, tally)
  const file = firstFile(tree, [joined(blog.path, 'authors.yml'), joined(blog.path, 'authors.yaml')])
  const authors = file === undefined ? {} : authorsIn(fileValue(tree, file, tally))
  const assets = filesBeside(tree, blog.path, slashes(blog.route))
  if (pages.length === 0) return { pages, assets, blogs: [], authors }
  const isDated = blog.route !== '' && pages.every(({ frontMatter }) => dayOf(frontMatter) !== undefined)
  if (isDated) return { pages, assets, blogs: [{ address: `/${blog.route}`, title: blog.title }], authors }
  return { pages: [listOf(pages, blog), ...pages], assets, blogs: [], authors }
}

function listOf(posts: ForeignPage[], blog: BlogPlugin): ForeignPage {
  const links = posts
    .toReversed()
    .map(
      ({ source, frontMatter }) =>
        `- [${textAt(frontMatter, 'title') ?? withoutExtension(below(source, blog.path))}](./${below(source, blog.path)})`,
    )
  return {
    source: joined(blog.path, 'index-of-posts.md'),
    address: `/${blog.route}`,
    frontMatter: { title: blog.title },
    body: links.join('\n'),
    firstLine: 1,
  }
}

/** `2024-01-02-name.md` is published at `/blog/2024/01/02/name`, unless it has a slug. */
export const postsOf = (
  tree: SourceTree,
  { path, route }: Pick<BlogPlugin, 'path' | 'route'>,
  tally: Tally,
): ForeignPage[] =>
  tree.files
    .filter((file) => isIn(file, path) && isMarkdown(file) && !/(?:^|\/)_/.test(below(file, path)))
    .map((source) => {
      const page = readPage(tree, source, '', tally)
      const name = withoutExtension(below(source, path))
      const slug = textAt(page.frontMatter, 'slug')
      const [, ...numbers] = DATED.exec(name) ?? []
      const day = numbers.slice(1, 4).map((each) => each.padStart(2, '0'))
      const frontMatter =
        day.length === 3 && dayOf(page.frontMatter) === undefined
          ? { ...page.frontMatter, date: day.join('-') }
          : page.frontMatter
      return { ...page, frontMatter, isPost: true, address: `/${joined(route, slug ?? datedPath(name))}` }
    })

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.*)$/

function datedPath(path: string): string {
  const [, before = '', year, month, day, name = ''] = DATED.exec(path) ?? []
  return year === undefined
    ? path.replace(/\/index$/, '')
    : joined(before, year, month ?? '', day ?? '', name.replace(/\/?index$/, ''))
}
