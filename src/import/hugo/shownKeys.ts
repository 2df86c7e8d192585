import type { SourceTree } from '../foreignSite.ts'
import { isIn } from '../paths.ts'
import type { Json } from '../read/json.ts'
import { themesOf } from './themes.ts'

/**
 * Tells of a key of front matter whether some template of the site names it, so that it may show it. It may, too, where a theme is
 * not in the tree.
 */
export function shownKeys({ files, text }: SourceTree, config: Json | undefined): (key: string) => boolean {
  const isThere = (folder: string): boolean => files.some((path) => isIn(path, folder))
  const themes = themesOf(config)
  const templates = files.filter((path) => /(?:^|\/)layouts\/.*\.\w+$/.test(path))
  if (templates.length === 0 || !themes.every((folders) => folders.some(isThere))) return () => true
  const words = new Set(templates.flatMap((path) => (text(path) ?? '').toLowerCase().match(/[\w-]+/g) ?? []))
  return (key) => words.has(key.toLowerCase())
}
