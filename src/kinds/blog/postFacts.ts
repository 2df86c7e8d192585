import type { Blog, Post } from '../../model/blog.ts'
import type { Neighbour, Neighbours } from '../../model/neighbours.ts'
import { hrefOf, type Route } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { LinkView, PostFacts } from '../../model/view.ts'

const MOST_RELATED = 3

/** What stands beside the text of a post; undefined for other pages. */
export function postFacts(at: Route, site: Site): PostFacts | undefined {
  const place = site.posts.get(at)
  const post = place?.blog.posts[place.index]
  if (!place || !post) return undefined
  const { published, date, minutes } = post
  const related = relatedTo(post, place.blog).map(({ title, route }) => ({
    label: title,
    href: hrefOf(route, site.config),
  }))
  return { published: { iso: published, text: date }, minutes, authors: authorLinks(post, place.blog, site), related }
}

export function authorLinks({ authors }: Post, blog: Blog, { config }: Site): LinkView[] {
  return authors.flatMap((slug) => {
    const author = blog.authors.find((each) => each.slug === slug)
    return author ? [{ label: author.name, href: hrefOf(author.route, config) }] : []
  })
}

/** The posts with most tags in common, the newest first among equals. */
function relatedTo(post: Post, { posts }: Blog): Post[] {
  const own = new Set(post.tags)
  return posts
    .map((other) => ({ other, shared: other === post ? 0 : other.tags.filter((tag) => own.has(tag)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, next) => next.shared - one.shared)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other)
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
