import { categoryRedirects } from '../categoryRedirects.ts'
import { authorsIn, dayOf } from '../convert/posts.ts'
import type { ForeignItem, ForeignPage, ForeignSite, SourceTree } from '../foreignSite.ts'
import { below, isIn, joined } from '../paths.ts'
import { fileValue, firstFile } from '../read/files.ts'
import { asText, isObject, type Json, listAt, objectAt, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** The plugin of Material for MkDocs: `blog/posts/*.md` are at `blog/2024/01/31/title/`, and its page lists them. */
export function withBlog(
  pages: ForeignPage[],
  { tree, config, folder, tally }: { tree: SourceTree; config: Json; folder: string; tally: Tally },
): Required<Pick<ForeignSite, 'pages' | 'blogs' | 'authors' | 'redirects'>> {
  const plugin = listAt(config, 'plugins').find((each) => asText(each) === 'blog' || (isObject(each) && 'blog' in each))
  const options = objectAt(plugin, 'blog')
  const home = joined(textAt(options, 'blog_dir') ?? 'blog')
  const posts = joined(folder, (textAt(options, 'post_dir') ?? '{blog}/posts').replace('{blog}', home))
  const isPost = ({ source, frontMatter }: ForeignPage): boolean =>
    isIn(source, posts) && dayOf(frontMatter) !== undefined
  if (plugin === undefined || !pages.some(isPost)) return { pages, blogs: [], authors: {}, redirects: [] }
  const format = textAt(options, 'post_url_format') ?? '{date}/{slug}'
  const index = pages.find(({ source }) => /^(?:index|README)\.md$/.test(below(source, joined(folder, home))))
  const rest = index?.body.replace(/^\s*#[^\n]*\s*/, '') ?? ''
  if (index && rest !== '')
    tally.note('text above a list of posts', 'left', { file: index.source, line: index.firstLine })
  const file = firstFile(tree, [joined(folder, home, textAt(options, 'authors_file') ?? '.authors.yml')])
  return {
    pages: pages
      .filter((page) => page !== index)
      .map((page) =>
        isPost(page) ? { ...page, isPost: true, address: `/${home}/${addressOf(page, format, options)}/` } : page,
      ),
    blogs: [{ address: `/${home}/`, title: (index && titleIn(index)) ?? 'Blog' }],
    redirects: listsOf(pages.filter(isPost), home),
    authors: file === undefined ? {} : authorsIn(fileValue(tree, file, tally)),
  }
}

/** The posts of a category and of a year, which the plugin lists on pages of their own. */
function listsOf(posts: readonly ForeignPage[], home: string): [string, string][] {
  const years = posts.flatMap(({ frontMatter }) => dayOf(frontMatter)?.slice(0, 4) ?? [])
  return [
    ...categoryRedirects(posts, (name) => `/${home}/category/${slugOf(name)}/`),
    ...[...new Set(years)].map((year): [string, string] => [`/${home}/archive/${year}/`, `/${home}/`]),
  ]
}

/** Entries for the page of a blog lead to the list of its posts. */
export const withListsOfPosts = (
  items: ForeignItem[],
  site: Pick<ForeignSite, 'blogs'>,
  folder: string,
): ForeignItem[] =>
  items.map((item) => {
    if (item.kind === 'category') {
      const blog = site.blogs?.find(({ address }) => isFolderOf(item, joined(folder, address)))
      return blog
        ? { kind: 'link', href: blog.address, label: item.label }
        : { ...item, items: withListsOfPosts(item.items, site, folder) }
    }
    const index =
      item.kind === 'page' ? /^(.*)\/(?:index|README)\.md$/.exec(below(item.source, folder))?.[1] : undefined
    const blog = site.blogs?.find(({ address }) => address === `/${index}/`)
    return blog ? { kind: 'link', href: blog.address, label: item.label ?? blog.title } : item
  })

/** Whether an entry stands for all that is in a folder. */
const isFolderOf = (item: ForeignItem, folder: string): boolean =>
  item.kind === 'category'
    ? item.items.length > 0 && item.items.every((each) => isFolderOf(each, folder))
    : item.kind === 'page' && isIn(item.source, folder)

const titleIn = ({ frontMatter, body }: ForeignPage): string | undefined =>
  textAt(frontMatter, 'title') ?? /^#[ \t]+(\S.*)$/m.exec(body)?.[1]?.trimEnd()

function addressOf(page: ForeignPage, format: string, options: Json): string {
  const [year = '', month = '', day = ''] = (dayOf(page.frontMatter) ?? '').split('-')
  const date = (textAt(options, 'post_url_date_format') ?? 'yyyy/MM/dd')
    .replace('yyyy', year)
    .replace('MM', month)
    .replace('dd', day)
  const categories = listAt(page.frontMatter, 'categories').flatMap((each) => asText(each) ?? [])
  const slug = textAt(page.frontMatter, 'slug') ?? slugOf(titleIn(page) ?? '')
  const values: { [name: string]: string } = { date, slug, categories: slugOf(categories[0] ?? ''), file: nameIn(page) }
  return joined(format.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
}

const nameIn = ({ source }: ForeignPage): string => /(?<![^/])([^/]+)\.md$/.exec(source)?.[1] ?? ''

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
