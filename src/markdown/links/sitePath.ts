import type { Addressing } from '../../model/route.ts'

/** Resolves `.` and `..`; undefined if the path leads above its root. */
export function resolvePath(folder: string, path: string): string | undefined {
  const segments: string[] = []
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return undefined
  }
  return segments.join('/')
}

/** The folder of a path: everything before its last slash. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** A path from the site's root without the base URL, which a writer may have put there. */
export function withoutBase(path: string, { baseUrl }: Addressing): string {
  if (baseUrl === '/') return path
  if (path === baseUrl.slice(0, -1)) return '/'
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
}

/** `.md`, `.png`; empty for `v2.0`, which is a page's name. */
export const extensionOf = (path: string): string => /\.(?=\d*[a-z])[a-z\d]{1,9}$/i.exec(path)?.[0].toLowerCase() ?? ''
