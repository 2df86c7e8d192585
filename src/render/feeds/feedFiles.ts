import { introducedBlog } from '../../kinds/blog/blogView.ts'
import { FEEDS, feedPath } from '../../kinds/blog/feedLinks.ts'
import { fileHref, type Route } from '../../model/route.ts'
import type { RouteContent, Site } from '../../model/site.ts'
import type { HeadTag } from '../../model/view.ts'
import type { PlannedFile } from '../plannedFile.ts'
import { atom } from './atom.ts'
import { feedOf } from './feed.ts'
import { jsonFeed } from './jsonFeed.ts'
import { rss } from './rss.ts'

const FORMATS = { RSS: rss, Atom: atom, JSON: jsonFeed }

/** The feeds of each blog, beside its first page. */
export const feedFiles = (site: Site): PlannedFile[] =>
  site.blogs.flatMap((blog) =>
    FEEDS.map(({ name, file }) => {
      const path = feedPath(blog, file)
      const render = (): string => FORMATS[name](feedOf(blog, fileHref(path, site.config), site))
      return { path, what: `the feed of "${blog.config.title}"`, place: blog.config.place, render }
    }),
  )

/** By which browsers and readers find the feeds of a blog, on its lists and on its posts. */
export function feedTags(site: Site, route: Route, content: RouteContent): HeadTag[] {
  const { config, posts } = site
  const blog = content.kind === 'blog' ? content.blog : (posts.get(route)?.blog ?? introducedBlog(route, site))
  if (!blog) return []
  return FEEDS.map(({ name, file, type }) => {
    const title = `${blog.config.title} (${name})`
    return { tag: 'link', attributes: { rel: 'alternate', type, title, href: fileHref(feedPath(blog, file), config) } }
  })
}
