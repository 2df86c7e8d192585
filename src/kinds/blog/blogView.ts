import { type Blog, type BlogList, POSTS_ON_A_PAGE, type Post, pagesOf } from '../../model/blog.ts'
import { yearTexts } from '../../model/dateTexts.ts'
import { fileHref, hrefOf, type Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { counted, fill, type Texts } from '../../model/texts/texts.ts'
import type { ContentView, LinkView, PostView, YearView } from '../../model/view.ts'
import { tagLinks } from '../tag/tagLinks.ts'
import { routeOfList } from './claims.ts'
import { FEEDS, feedPath } from './feedLinks.ts'
import { authorLinks } from './postFacts.ts'

type View = ContentView<'BlogPage' | 'ArchivePage' | 'CategoryPage'>

export const titleOf = ({ config: { title } }: Blog, list: BlogList, { blog: texts }: Texts): string => {
  switch (list.kind) {
    case 'posts':
      return list.number === 1 ? title : fill(texts.page, { blog: title, number: list.number })
    case 'archive':
      return texts.archive
    case 'authors':
      return texts.authors
    case 'author':
      return list.author.name
  }
}

/** No two lists have the same, so that search engines can distinguish them. */
export function descriptionOf({ config }: Blog, list: BlogList, { blog: texts }: Texts): string {
  const { title: blog, description } = config
  switch (list.kind) {
    case 'posts':
      return list.number === 1
        ? description || fill(texts.aboutPosts, { blog })
        : fill(texts.aboutPage, { blog, number: list.number })
    case 'archive':
      return fill(texts.aboutArchive, { blog })
    case 'authors':
      return fill(texts.aboutAuthors, { blog })
    case 'author':
      return fill(texts.aboutAuthor, { blog, author: list.author.name })
  }
}

/** The posts of a page of a list, or of an author. */
export function postsOf({ posts }: Blog, list: BlogList): Post[] {
  if (list.kind === 'author') return posts.filter(({ authors }) => authors.includes(list.author.slug))
  if (list.kind !== 'posts') return posts
  const first = (list.number - 1) * POSTS_ON_A_PAGE
  return posts.slice(first, first + POSTS_ON_A_PAGE)
}

export function blogView(blog: Blog, list: BlogList, site: Site): View {
  const title = titleOf(blog, list, site.config.texts)
  const posts = postsOf(blog, list)
  if (list.kind === 'posts') {
    const description = list.number === 1 ? blog.config.description : ''
    return { ...listView(blog, posts, site), title, description, written: undefined }
  }
  if (list.kind === 'authors')
    return {
      part: 'CategoryPage',
      kind: 'category',
      title,
      description: '',
      groups: [{ label: undefined, cards: authorCards(blog, site) }],
    }
  const { title: description, url } = list.kind === 'author' ? list.author : { title: '', url: undefined }
  return { part: 'ArchivePage', kind: 'blog', title, description, url, years: yearsOf(posts, site) }
}

const listView = (blog: Blog, posts: Post[], site: Site) =>
  ({
    part: 'BlogPage',
    kind: 'blog',
    posts: posts.map((post) => postView(post, blog, site)),
    links: linksOf(blog, site),
  }) as const

/** The first posts of the blog that a page introduces; undefined for all other pages. */
export function introducedPosts(at: Route, site: Site): ReturnType<typeof listView> | undefined {
  const blog = introducedBlog(at, site)
  return blog && listView(blog, postsOf(blog, FIRST), site)
}

export const introducedBlog = (at: Route, { blogs }: Site): Blog | undefined =>
  blogs.find(({ config }) => config.route === at)

const FIRST: BlogList = { kind: 'posts', number: 1 }

/** What a list of a blog depends on. */
export const listDependencies = (blog: Blog, list: BlogList): unknown[] => [
  blog.config,
  blog.authors,
  pagesOf(blog),
  postsOf(blog, list),
]

/** The same of the posts that a page introduces. */
export function introducedDependencies(at: Route, site: Site): unknown[] {
  const blog = introducedBlog(at, site)
  return blog ? listDependencies(blog, FIRST) : []
}

function postView(post: Post, blog: Blog, site: Site): PostView {
  const { title, route, description, excerpt, minutes, published, date, tags } = post
  const [original] = site.config.languages
  return {
    label: title,
    original: original && post.standsIn ? { language: original.code, direction: original.direction } : undefined,
    href: hrefOf(route, site.config),
    description,
    excerpt,
    minutes,
    published: { iso: published, text: date },
    authors: authorLinks(post, blog, site),
    tags: tagLinks(tags, site),
  }
}

function authorCards({ authors, posts }: Blog, { config }: Site) {
  return authors.map(({ slug, name, title, route }) => {
    const count = posts.filter((post) => post.authors.includes(slug)).length
    const about = [title, counted(config.texts, config.texts.blog.posts, count)].filter(Boolean).join(' · ')
    return { label: name, href: hrefOf(route, config), description: about, external: false }
  })
}

function yearsOf(posts: Post[], { config }: Site): YearView[] {
  const yearOf = yearTexts(config.language)
  const years = new Map<string, YearView>()
  for (const { title, route, published, date } of posts) {
    const name = yearOf(published)
    const year = years.get(name) ?? { year: name, posts: [] }
    years.set(name, year)
    year.posts.push({ label: title, href: hrefOf(route, config), published: { iso: published, text: date } })
  }
  return [...years.values()]
}

/** To the other lists of a blog, and to its feeds. */
function linksOf(blog: Blog, { config }: Site): LinkView[] {
  if (blog.posts.length === 0) return []
  const lists: BlogList[] = [{ kind: 'archive' }, ...(blog.authors.length > 0 ? [{ kind: 'authors' } as const] : [])]
  return [
    ...lists.map((list) => ({
      label: titleOf(blog, list, config.texts),
      href: hrefOf(routeOfList(blog, list), config),
    })),
    ...FEEDS.map(({ name, file }) => ({ label: name, href: fileHref(feedPath(blog, file), config) })),
  ]
}
