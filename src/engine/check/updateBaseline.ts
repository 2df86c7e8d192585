import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { replaceFile } from '../../disk/replaceFile.ts'
import type { Problem } from '../../model/problem.ts'
import { BASELINE, writeBaseline } from '../../reporting/baseline.ts'
import { isExcusable } from '../../reporting/excuse.ts'
import type { OpenedSite } from '../openSite.ts'
import type { Settings } from '../settings.ts'

/** Writes all problems to the baseline. @returns those that no baseline can excuse */
export function updateBaseline(
  { found }: OpenedSite,
  { folders }: Settings,
): { file: string; count: number; left: Problem[] } {
  const { text, count } = writeBaseline(found.all)
  const path = join(folders.root, BASELINE)
  const before = onDisk('read', BASELINE, () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined))
  if (before === undefined) onDisk('write', BASELINE, () => writeFileSync(path, text))
  else replaceFile(path, BASELINE, { before, after: text })
  return { file: BASELINE, count, left: found.all.filter((problem) => !isExcusable(problem)) }
}
