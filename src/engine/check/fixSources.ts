import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DiskError, onDisk } from '../../disk/diskError.ts'
import { replaceFile } from '../../disk/replaceFile.ts'
import { applyFixes } from '../../fix/applyFixes.ts'
import { diff } from '../../fix/diff.ts'
import { pushAll } from '../../model/pushAll.ts'
import { shownPath } from '../../model/shownPath.ts'
import type { OpenedSite } from '../openSite.ts'
import type { CheckOptions } from '../options.ts'
import type { Folders } from '../settings.ts'

/**
 * The number of fixed problems, each changed file as a diff, and the files that were left since they have changed, or since
 * their encoding is not UTF-8, in which they would be written. `unwritten`: why files could not be read or written.
 */
export type FixedSources = {
  links: number
  diffs: string[]
  changed: string[]
  undecoded: string[]
  unwritten: string[]
}

export const nothingFixed = (): FixedSources => ({ links: 0, diffs: [], changed: [], undecoded: [], unwritten: [] })

/** Applies the certain fixes to the sources; with `dryRun`, only the diffs are made. */
export function fixSources(
  { found, textOf }: Pick<OpenedSite, 'found' | 'textOf'>,
  { root, inRepository }: Folders,
  { rules, dryRun = false }: CheckOptions,
): FixedSources {
  const certain = found.all.filter(
    ({ replacement, rule }) => replacement !== undefined && (rules?.includes(rule) ?? true),
  )
  const fixed = nothingFixed()
  const undecoded = new Set(found.all.filter(({ rule }) => rule === 'invalid-encoding').map(({ file }) => file))
  const fixFile = (file: string): void => {
    const shown = shownPath(file, inRepository)
    if (undecoded.has(file)) return void fixed.undecoded.push(shown)
    const before = onDisk('read', file, () => readFileSync(join(root, file), 'utf8'))
    // Places are those of the text that was checked.
    if (!isSameText(before, textOf(file))) return void fixed.changed.push(shown)
    const inFile = certain.filter((problem) => problem.file === file)
    const after = applyFixes(before, inFile)
    if (after.text === before) return
    if (!dryRun) replaceFile(root, file, { before, after: after.text })
    fixed.diffs.push(diff(shown, before, after.text))
    fixed.links += after.fixed.length
  }
  for (const file of [...new Set(certain.map((problem) => problem.file))].toSorted())
    pushAll(
      fixed.unwritten,
      diskTroubleIn(() => fixFile(file)),
    )
  return fixed
}

/** One file that cannot be written does not keep the others from being fixed. */
function diskTroubleIn(step: () => void): string[] {
  try {
    step()
    return []
  } catch (error) {
    if (error instanceof DiskError) return [error.message]
    throw error
  }
}

const isSameText = (onDisk: string, checked: string | undefined): boolean =>
  checked !== undefined && onDisk.replace(/^\ufeff/, '') === checked.replace(/^\ufeff/, '')
