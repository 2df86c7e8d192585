import type { ForeignSite } from '../foreignSite.ts'
import { withOriginal } from '../languages.ts'
import { normalAddress } from '../paths.ts'

/** The address of a list of posts or tags, in any language, which is generated here and has no file; undefined for other addresses. */
export function listOfPosts(
  address: string,
  { blogs = [], tagLists, languages }: Pick<ForeignSite, 'blogs' | 'tagLists' | 'languages'>,
): string | undefined {
  const name = normalAddress(address)
  const names = withOriginal(name, languages)
  const tags = tagLists?.get(name)
  if (tags !== undefined) return tags
  return blogs.some((blog) => names.includes(normalAddress(blog.address))) ? `/${name}/` : undefined
}
