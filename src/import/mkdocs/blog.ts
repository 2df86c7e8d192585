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
): Required<Pick<ForeignSite, 'pages' | 'blogs' | 'authors'>> {
  const plugin = listAt(config, 'plugins').find((each) => asText(each) === 'blog' || (isObject(each) && 'blog' in each))
  const options = objectAt(plugin, 'blog')
  const home = joined(textAt(options, 'blog_dir') ?? 'blog')
  const posts = joined(folder, (textAt(options, 'post_dir') ?? '{blog}/posts').replace('{blog}', home))
  const isPost = ({ source, frontMatter }: ForeignPage): boolean =>
    isIn(source, posts) && dayOf(frontMatter) !== undefined
  if (plugin === undefined || !pages.some(isPost)) return { pages, blogs: [], authors: {} }
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
    authors: file === undefined ? {} : authorsIn(fileValue(tree, file, tally)),
  }
}

/** Entries for the page of a blog lead to the list of its posts. */
export const withListsOfPosts = (
  items: ForeignItem[],
  site: Pick<ForeignSite, 'blogs'>,
  folder: string,
): ForeignItem[] =>
  items.map((item) => {
    if (item.kind === 'category') return { ...item, items: withListsOfPosts(item.items, site, folder) }
    const index =
      item.kind === 'page' ? /^(.*)\/(?:index|README)\.md$/.exec(below(item.source, folder))?.[1] : undefined
    const blog = site.blogs?.find(({ address }) => address === `/${index}/`)
    return blog ? { kind: 'link', href: blog.address, label: item.label ?? blog.title } : item
  })

const titleIn = ({ frontMatter, body }: ForeignPage): string | undefined =>
  textAt(frontMatter, 'title') ?? /^#[ \t]+(.+?)[ \t]*$/m.exec(body)?.[1]

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

const nameIn = ({ source }: ForeignPage): string => /([^/]+)\.md$/.exec(source)?.[1] ?? ''

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
