import type { ForeignSite } from './foreignSite.ts'
import { withOriginal } from './languages.ts'
import { normalAddress } from './paths.ts'

/** The address of a list of posts, in any language, which is made here and has no file; undefined if an address is none. */
export function listOfPosts(
  address: string,
  { blogs = [], languages }: Pick<ForeignSite, 'blogs' | 'languages'>,
): string | undefined {
  const name = normalAddress(address)
  const names = withOriginal(name, languages)
  return blogs.some((blog) => names.includes(normalAddress(blog.address))) ? `/${name}/` : undefined
}
