import { type Blog, dateIn, dateInPath, type Post, type Posts } from '../../model/blog.ts'
import type { BlogConfig, SiteConfig } from '../../model/config.ts'
import type { DateText } from '../../model/dateTexts.ts'
import { isListed, type Page, placeOf } from '../../model/page.ts'
import { type Checked, error, type Problem, startOf, warning } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { CONTENT_FOLDER, routeOf, sourcePath } from '../../model/route.ts'
import { slugOf } from '../../model/tag.ts'
import { authorsOf, undefinedAuthors } from './authors.ts'
import type { AuthorDefinitions } from './definedAuthors.ts'

/**
 * The blogs of a site. Drafts are not listed. Posts with a date to come are: when a site is built has no effect on its
 * output.
 */
export function collectBlogs(
  { blogs }: SiteConfig,
  pages: Page[],
  defined: AuthorDefinitions | undefined,
  dateText: DateText,
): Checked<Blog[]> {
  const problems: Problem[] = []
  const value = blogs.map((config) => {
    const own = pages.filter((page) => blogOf(page, blogs) === config && isListed(page))
    if (own.length === 0) problems.push(emptyBlog(config))
    const posts = own.flatMap((page) => {
      const published = publishedOn(page)
      pushAll(problems, [...(published === undefined ? [undated(page)] : []), ...undefinedAuthors(page, defined)])
      return published === undefined ? [] : [postOf(page, published, dateText(published))]
    })
    return { config, posts: posts.toSorted(byDate), authors: authorsOf(own, config, defined) }
  })
  return { value, problems }
}

/** The posts by their routes, with their places in their blogs. */
export const placesOfPosts = (blogs: Blog[]): Posts =>
  new Map(blogs.flatMap((blog) => blog.posts.map(({ route }, index) => [route, { blog, index }])))

/** The blog whose folder a page is in, unless it is the page of the folder itself. A blog may lie within another one. */
export function blogOf(page: Page, blogs: BlogConfig[]): BlogConfig | undefined {
  const source = placeOf(page)
  const containing = blogs.filter(({ folder }) => source.startsWith(`${folder}/`))
  const [nearest] = containing.toSorted((one, other) => other.folder.length - one.folder.length)
  return nearest && routeOf(source) !== routeOf(sourcePath(`${nearest.folder}/index.md`)) ? nearest : undefined
}

/** The date of the front matter comes before that in the name of the file. */
function publishedOn({ source, frontMatter }: Page): string | undefined {
  const written = frontMatter.date?.name ?? dateInPath(source)
  return written === undefined ? undefined : dateIn(written)
}

const postOf = (
  { route, title, description, frontMatter, post, translation }: Page,
  published: string,
  date: string,
): Post => ({
  route,
  standsIn: translation?.standsIn ?? false,
  title,
  description,
  published,
  date,
  tags: frontMatter.tags.map(({ name }) => slugOf(name)),
  authors: [...new Set(frontMatter.authors.map(({ name }) => slugOf(name)))],
  minutes: post?.minutes ?? 1,
  excerpt: post?.excerpt,
})

/** The newest first; by their addresses on one day, so that the order is the same on every machine. */
const byDate = (one: Post, other: Post): number => (keyOf(one) < keyOf(other) ? 1 : -1)
const keyOf = ({ published, route }: Post): string => `${published} ${route}`

function undated({ source, frontMatter: { date } }: Page): Problem {
  const written = date?.name ?? dateInPath(source)
  const message = written === undefined ? 'this post has no date, so it is not listed' : `"${written}" is not a date`
  const fix = 'write "date: 2026-11-22" in the front matter, or begin the file name with "2026-11-22-"'
  return error('invalid-front-matter', date?.place ?? startOf(source), { message, fix })
}

const emptyBlog = ({ folder, place }: BlogConfig): Problem =>
  warning('invalid-config', place, {
    message: `there are no posts under "${folder}/"`,
    fix: folder.startsWith(TWICE)
      ? `write "${folder.slice(TWICE.length)}": the path starts at "${CONTENT_FOLDER}"`
      : `write the first one, for example "${folder}/2026-11-22-title.md"`,
  })

const TWICE = CONTENT_FOLDER.repeat(2)
