import type { BlogConfig } from '../model/config.ts'
import { type Checked, error } from '../model/problem.ts'
import { CONTENT_FOLDER, route, sourcePath } from '../model/route.ts'
import type { UserConfig } from './siteShape.ts'

type UserBlog = NonNullable<UserConfig['blogs']>[number]

/** The blogs of a site, one for each folder. */
export function readBlogs(blogs: UserBlog[] = []): Checked<BlogConfig[]> {
  const read = blogs.flatMap(readBlog)
  const isFirst = ({ folder }: BlogConfig, index: number): boolean =>
    read.findIndex((other) => other.folder === folder) === index
  const others = read.filter((blog, index) => !isFirst(blog, index))
  const problems = others.map(({ folder, place }) =>
    error('invalid-config', place, { message: `two blogs have the folder "${folder}"`, fix: 'remove one of the two' }),
  )
  return { value: read.filter(isFirst), problems }
}

/** A blog is listed at the route of its folder, unless another one is given. */
function readBlog({ folder, route: at, title = '', description = '' }: UserBlog): BlogConfig[] {
  if (!folder) return []
  const path = folder.value.replace(/^\/|\/$/g, '')
  return [
    { folder: sourcePath(CONTENT_FOLDER + path), route: at ?? route(path), title, description, place: folder.place },
  ]
}
