import type { Author } from '../../model/blog.ts'
import type { BlogConfig } from '../../model/config.ts'
import type { Named, Page } from '../../model/page.ts'
import { type Problem, warning } from '../../model/problem.ts'
import { route } from '../../model/route.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { slugOf } from '../../model/tag.ts'
import { compareNames } from '../compareNames.ts'
import { AUTHORS_FILE, type AuthorDefinitions } from './readAuthors.ts'

/** Who has written the posts of a blog, by their names. */
export function authorsOf(posts: Page[], blog: BlogConfig, defined: AuthorDefinitions | undefined): Author[] {
  const found = new Map<string, Author>()
  for (const { name } of posts.flatMap(({ frontMatter }) => frontMatter.authors)) {
    const slug = slugOf(name)
    if (found.has(slug)) continue
    const about = defined?.get(name) ?? { name, title: '', url: undefined }
    found.set(slug, { slug, ...about, route: route(`${blog.route}authors/${slug}`) })
  }
  return [...found.values()].toSorted((one, other) => compareNames(one.name, other.name))
}

/** Where authors are defined, a name that is not is often a misspelled one. */
export function undefinedAuthors({ frontMatter }: Page, defined: AuthorDefinitions | undefined): Problem[] {
  if (!defined) return []
  return frontMatter.authors.filter(({ name }) => !defined.has(name)).map((each) => undefinedAuthor(each, defined))
}

const undefinedAuthor = ({ name, place }: Named, defined: AuthorDefinitions): Problem =>
  warning('undefined-author', place, {
    message: `the author "${name}" is not defined in "${AUTHORS_FILE}"`,
    fix: didYouMean(name, defined.keys()) ?? `add "${name}: { name: … }" to ${AUTHORS_FILE}`,
    target: name,
  })
