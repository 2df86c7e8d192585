import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { replaceFile } from '../../disk/replaceFile.ts'
import { applyFixes } from '../../fix/applyFixes.ts'
import { diff } from '../../fix/diff.ts'
import type { Problem } from '../../model/problem.ts'
import type { Folders } from '../settings.ts'

/** Applies the certain fixes to the sources. @returns the number of fixed links, and each changed file as a diff */
export function fixLinks(problems: Problem[], { root, inRepository }: Folders): { links: number; diffs: string[] } {
  const certain = problems.filter(({ replacement }) => replacement !== undefined)
  const files = [...new Set(certain.map(({ file }) => file))].toSorted()
  const diffs: string[] = []
  let links = 0
  for (const file of files) {
    const before = onDisk('read', file, () => readFileSync(join(root, file), 'utf8'))
    const { text: after, fixed } = applyFixes(
      before,
      certain.filter((problem) => problem.file === file),
    )
    if (after === before) continue
    replaceFile(join(root, file), file, { before, after })
    diffs.push(diff(inRepository + file, before, after))
    links += fixed.length
  }
  return { links, diffs }
}
