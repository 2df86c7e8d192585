import type { Blog, Post } from '../../model/blog.ts'
import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { escapeHtml } from '../escapeHtml.ts'

/** What each format of a feed says: the latest posts of a blog, with absolute addresses. */
export type Feed = {
  title: string
  description: string
  language: string
  /** The addresses of the blog and of the feed itself. */
  home: string
  self: string
  author: string
  /** ISO 8601; the time of the latest post. */
  updated: string
  items: FeedItem[]
}

export type FeedItem = {
  url: string
  title: string
  summary: string
  published: string
  authors: string[]
  tags: string[]
}

const MOST_ITEMS = 20

/** A feed needs a date, also before the first post. */
const NEVER = '1970-01-01T00:00:00Z'

/** @param self the address of the feed, without the origin */
export function feedOf(blog: Blog, self: string, { config, tags }: Site): Feed {
  const { title, description, route } = blog.config
  const name = [title, config.title, config.brand].filter(Boolean).join(' | ')
  const itemOf = (post: Post): FeedItem => ({
    url: config.url + hrefOf(post.route, config),
    title: post.title,
    summary: post.description,
    published: post.published,
    authors: blog.authors.filter(({ slug }) => post.authors.includes(slug)).map((author) => author.name),
    tags: post.tags.flatMap((slug) => tags.get(slug)?.label ?? []),
  })
  return {
    title: name,
    description: description || config.tagline || name,
    language: config.language,
    home: config.url + hrefOf(route, config),
    self: config.url + self,
    author: config.brand || config.title,
    updated: blog.posts[0]?.published ?? NEVER,
    items: blog.posts.slice(0, MOST_ITEMS).map(itemOf),
  }
}

/** An element of XML with a text, without the characters that XML cannot contain. */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replace(FORBIDDEN, ''))}</${name}>`

const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
