import type { Author } from '../../model/blog.ts'
import type { BlogConfig } from '../../model/config.ts'
import type { Page } from '../../model/page.ts'
import type { Problem } from '../../model/problem.ts'
import { route } from '../../model/route.ts'
import { slugOf } from '../../model/tag.ts'
import { compareNames } from '../compareNames.ts'
import { type AuthorDefinitions, undefinedAuthor } from './definedAuthors.ts'

/** Who has written the posts of a blog, by their names. */
export function authorsOf(posts: Page[], blog: BlogConfig, defined: AuthorDefinitions | undefined): Author[] {
  const found = new Map<string, Author>()
  for (const { name, about } of posts.flatMap(({ frontMatter }) => frontMatter.authors)) {
    const slug = slugOf(name)
    const known = found.get(slug)
    // Another post may have more data of the same author.
    if (known && (known.title !== '' || known.url !== undefined || !about)) continue
    const author = defined?.get(name) ?? { name, title: '', url: undefined, ...about }
    const { name: shown, title, url } = author
    found.set(slug, { slug, name: shown, title, url, route: route(`${blog.route}authors/${slug}`) })
  }
  return [...found.values()].toSorted((one, other) => compareNames(one.name, other.name))
}

/** Where authors are defined, a name that is not is often a misspelled one; a mapping with a name defines its author itself. */
export function undefinedAuthors({ frontMatter }: Page, defined: AuthorDefinitions | undefined): Problem[] {
  if (!defined) return []
  return frontMatter.authors
    .filter(({ name, about }) => !about && !defined.has(name))
    .map((each) => undefinedAuthor(each, defined))
}
