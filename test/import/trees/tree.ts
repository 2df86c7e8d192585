import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '../../site.ts'

/** The files of a tree beside this module: each begins with a line `-- path --`. */
export function treeNamed(name: string): Files {
  const text = readFileSync(join(import.meta.dirname, `${name}.txtar`), 'utf8')
  const parts = text.split(/^-- (.+) --\n/m).slice(1)
  return Object.fromEntries(parts.flatMap((path, index) => (index % 2 === 0 ? [[path, parts[index + 1] ?? '']] : [])))
}
