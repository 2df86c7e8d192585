import type { BlogConfig } from '../model/config.ts'
import { type Checked, error, type Place, type Problem } from '../model/problem.ts'
import { pushAll } from '../model/pushAll.ts'
import { CONTENT_FOLDER, route } from '../model/route.ts'
import { folderInContent } from './folderInContent.ts'
import type { UserConfig } from './siteShape.ts'

type UserBlog = NonNullable<UserConfig['blogs']>[number]

/** The blogs of a site, one for each folder. */
export function readBlogs(blogs: UserBlog[] = []): Checked<BlogConfig[]> {
  const read: BlogConfig[] = []
  const problems: Problem[] = []
  for (const { value, problems: own } of blogs.map(readBlog)) {
    pushAll(problems, own)
    if (value && read.some(({ folder }) => folder === value.folder)) problems.push(sameFolder(value))
    else if (value) read.push(value)
  }
  return { value: read, problems }
}

/** A blog is listed at the route of its folder, unless another one is given. */
function readBlog({
  folder: written,
  route: at,
  title = '',
  description = '',
}: UserBlog): Checked<BlogConfig | undefined> {
  if (!written) return { value: undefined, problems: [] }
  const { value, place } = written
  const folder = folderInContent(value)
  if (folder === undefined) return { value: undefined, problems: [noFolder(value, place)] }
  const own = route(folder.slice(CONTENT_FOLDER.length))
  return { value: { folder, route: at ?? own, title, description, place }, problems: [] }
}

const noFolder = (written: string, place: Place): Problem =>
  error('invalid-config', place, {
    message: `"${written}" is not a folder below "${CONTENT_FOLDER}"`,
    fix: 'write its path from there, such as "news"',
  })

const sameFolder = ({ folder, place }: BlogConfig): Problem =>
  error('invalid-config', place, { message: `two blogs have the folder "${folder}"`, fix: 'remove one of the two' })
