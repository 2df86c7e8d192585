import { kindOf } from '../../kinds/kinds.ts'
import type { Blog, Post } from '../../model/blog.ts'
import { hrefOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { replaceNotXml } from '../../model/xmlCharacters.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { feedContent } from './feedContent.ts'

/** The content of a feed in each format: the latest posts of a blog, with absolute addresses. */
export type Feed = {
  title: string
  description: string
  language: string
  /** The addresses of the blog and of the feed itself. */
  home: string
  self: string
  author: string
  /** ISO 8601; the time of the latest post or change. */
  updated: string
  items: FeedItem[]
}

export type FeedItem = {
  url: string
  title: string
  summary: string
  /** HTML; undefined for a post without an excerpt. */
  content: string | undefined
  published: string
  updated: string
  authors: { name: string; url: string | undefined }[]
  tags: string[]
  /** Of a post that has no translation: that of the original. */
  language: string | undefined
}

const MOST_ITEMS = 20

/** A feed needs a date, also before the first post. */
const NEVER = '1970-01-01T00:00:00Z'

/** @param self the address of the feed, without the origin */
export function feedOf(blog: Blog, self: string, site: Site): Feed {
  const { config, tags } = site
  const { title, description, route } = blog.config
  const name = [title, config.title, config.brand].filter(Boolean).join(' | ')
  const itemOf = (post: Post): FeedItem => ({
    url: config.url + hrefOf(post.route, config),
    title: post.title,
    summary: post.description,
    content: feedContent(post, site),
    published: post.published,
    updated: updatedOn(post, site),
    authors: blog.authors.filter(({ slug }) => post.authors.includes(slug)),
    tags: post.tags.flatMap((slug) => tags.get(slug)?.label ?? []),
    language: post.standsIn ? config.languages[0]?.code : undefined,
  })
  const items = blog.posts.slice(0, MOST_ITEMS).map(itemOf)
  return {
    title: name,
    description: description || config.tagline || name,
    language: config.language,
    home: config.url + hrefOf(route, config),
    self: config.url + self,
    author: config.brand || config.title,
    updated:
      items
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? NEVER,
    items,
  }
}

/** A post that was changed before its date counts as changed on its date. */
function updatedOn({ route, published }: Post, site: Site): string {
  const content = site.routes.get(route)
  const changed = content && kindOf(content).updated?.(content, site)
  return changed !== undefined && changed > published ? changed : published
}

/** An element of XML with a text. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

/** A text in XML, without the characters that XML cannot contain. */
export const xmlText = (text: string): string => escapeHtml(replaceNotXml(text, ''))
