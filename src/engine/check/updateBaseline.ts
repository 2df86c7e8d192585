import { join } from 'node:path'
import { readIfPresent, replaceFile } from '../../disk/replaceFile.ts'
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
  const before = readIfPresent(join(folders.root, BASELINE), BASELINE)
  replaceFile(folders.root, BASELINE, { before, after: text })
  return { file: BASELINE, count, left: found.all.filter((problem) => !isExcusable(problem)) }
}
