import { fileHref } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

/**
 * The addresses of files with another content than before. Their pages stay as they are, so that browsers would go on
 * showing the old ones.
 * @param reported paths of changed files; a file may be replaced by one of the same size and time
 */
export function replacedFiles(before: Site | undefined, after: Site | undefined, reported: string[]): string[] {
  if (!after) return []
  return [...after.assets.values()]
    .filter(({ path, source, size, modified }) => {
      const old = before?.assets.get(path)
      return old?.size !== size || old.modified !== modified || reported.includes(source)
    })
    .map(({ path }) => fileHref(path, after.config))
}
