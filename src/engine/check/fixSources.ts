import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DiskError, onDisk } from '../../disk/diskError.ts'
import { replaceFile } from '../../disk/replaceFile.ts'
import { applyFixes } from '../../fix/applyFixes.ts'
import { diff } from '../../fix/diff.ts'
import { shownPath } from '../../model/shownPath.ts'
import type { Found } from '../judgeProblems.ts'
import type { CheckOptions } from '../options.ts'
import type { FixedSources, Reading } from '../results.ts'
import type { Folders } from '../settings.ts'

/** Applies the certain fixes to the sources; with `dryRun`, only the diffs are made. */
export function fixSources(
  { found, textOf }: { found: Pick<Found, 'all'>; textOf: Reading['textOf'] },
  { root, inRepository }: Folders,
  { rules, dryRun = false }: CheckOptions,
): FixedSources {
  const certain = found.all.filter(
    ({ replacement, rule }) => replacement !== undefined && (rules?.includes(rule) ?? true),
  )
  const undecoded = new Set(found.all.filter(({ rule }) => rule === 'invalid-encoding').map(({ file }) => file))
  const fixFile = (file: string): Partial<FixedSources> => {
    const shown = shownPath(file, inRepository)
    if (undecoded.has(file)) return { undecoded: [shown] }
    const before = onDisk('read', file, () => readFileSync(join(root, file), 'utf8'))
    // Places are those of the text that was checked.
    if (!isSameText(before, textOf(file))) return { changed: [shown] }
    const inFile = certain.filter((problem) => problem.file === file)
    const after = applyFixes(before, inFile)
    if (after.text === before) return {}
    if (!dryRun) replaceFile(root, file, { before, after: after.text })
    return { diffs: [diff(shown, before, after.text)], links: after.fixed.length }
  }
  const files = [...new Set(certain.map((problem) => problem.file))].toSorted()
  return totalOf(files.map((file) => unlessRefused(() => fixFile(file))))
}

export const totalOf = (parts: Partial<FixedSources>[]): FixedSources => ({
  links: parts.reduce((sum, { links = 0 }) => sum + links, 0),
  diffs: parts.flatMap(({ diffs = [] }) => diffs),
  changed: parts.flatMap(({ changed = [] }) => changed),
  undecoded: parts.flatMap(({ undecoded = [] }) => undecoded),
  unwritten: parts.flatMap(({ unwritten = [] }) => unwritten),
})

/** One file that cannot be written does not keep the others from being fixed. */
function unlessRefused(fix: () => Partial<FixedSources>): Partial<FixedSources> {
  try {
    return fix()
  } catch (error) {
    if (error instanceof DiskError) return { unwritten: [error.message] }
    throw error
  }
}

const isSameText = (onDisk: string, checked: string | undefined): boolean =>
  checked !== undefined && onDisk.replace(/^\ufeff/, '') === checked.replace(/^\ufeff/, '')
