import type { Blog, Post } from '../../model/blog.ts'
import type { Neighbour, Neighbours } from '../../model/neighbours.ts'
import { hrefOf, type Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { LinkView, PostFacts } from '../../model/view.ts'
import { dateText } from './dateText.ts'

const MOST_RELATED = 3

/** What stands beside the text of a post; undefined for a page that is none. */
export function postFacts(at: Route, site: Site): PostFacts | undefined {
  const place = site.posts.get(at)
  const post = place?.blog.posts[place.index]
  if (!place || !post) return undefined
  const { published, minutes } = post
  const related = relatedTo(post, place.blog).map(({ title, route }) => ({
    label: title,
    href: hrefOf(route, site.config),
  }))
  const date = { iso: published, text: dateText(published, site.config.language) }
  return { published: date, minutes, authors: authorLinks(post, place.blog, site), related }
}

export function authorLinks({ authors }: Post, blog: Blog, { config }: Site): LinkView[] {
  return authors.flatMap((slug) => {
    const author = blog.authors.find((each) => each.slug === slug)
    return author ? [{ label: author.name, href: hrefOf(author.route, config) }] : []
  })
}

/** The posts with most tags in common, the newest first among equals. */
function relatedTo(post: Post, { posts }: Blog): Post[] {
  const shared = (other: Post): number => other.tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter((other) => other !== post && shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_RELATED)
}

/** The newer post and the older one. */
export function neighboursOf(at: Route, { posts }: Site): Neighbours | undefined {
  const place = posts.get(at)
  if (!place) return undefined
  const { blog, index } = place
  return { previous: neighbour(blog.posts[index - 1]), next: neighbour(blog.posts[index + 1]) }
}

const neighbour = (post: Post | undefined): Neighbour | undefined => post && { label: post.title, route: post.route }

/** What the page of a post depends on besides its own text. */
export function postDependencies(at: Route, site: Site): unknown[] {
  const facts = postFacts(at, site)
  return facts ? [facts, neighboursOf(at, site)] : []
}
