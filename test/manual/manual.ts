import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../site.ts'

const root = join(import.meta.dirname, '../sites/manual')

/** The files of the manual, which is a site. */
export const manual: Files = Object.fromEntries(
  ['content', 'openapi'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  ),
)
