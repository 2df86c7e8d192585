import type { FileHistory, Histories } from '../model/history.ts'
import { isPagePath, type SourcePath, sourcePath } from '../model/route.ts'

/**
 * A commit begins with an empty field; its time, its author and the others that its message names follow, one a line. Only
 * U+0000 separates fields, since names and paths may have any other character.
 */
export const HISTORY_FORMAT = '%x00%ct%x00%aN%x00%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x0A)'

type Change = { status: string; path: string; from: string | undefined }
type Commit = { seconds: number; names: string[]; changes: Change[] }

/**
 * The pages in the output of `git log -z --name-status`, from the latest commit to the first. A page keeps its history when
 * its file is renamed, and renaming alone is no change of it.
 */
export function historiesIn(log: string): Histories {
  const nowNamed = new Map<string, string>()
  const found = new Map<SourcePath, { seconds: number; changes: Map<string, number> }>()
  for (const { seconds, names, changes } of commitsIn(log.split('\0'))) {
    for (const { status, path, from } of changes) {
      const current = nowNamed.get(path) ?? path
      if (from !== undefined) nowNamed.set(from, current)
      if (status === 'R100' || !isPagePath(current)) continue
      const page = found.get(sourcePath(current)) ?? { seconds, changes: new Map() }
      for (const name of names) page.changes.set(name, (page.changes.get(name) ?? 0) + 1)
      found.set(sourcePath(current), page)
    }
  }
  return new Map([...found].map(([path, page]) => [path, historyOf(page.seconds, page.changes)]))
}

const historyOf = (seconds: number, changes: Map<string, number>): FileHistory => ({
  updated: new Date(seconds * 1000).toISOString().replace('.000', ''),
  contributors: [...changes].toSorted(byChanges).map(([name]) => name),
})

const byChanges = ([one, changes]: [string, number], [other, more]: [string, number]): number =>
  more - changes || (one < other ? -1 : 1)

function commitsIn(fields: string[]): Commit[] {
  const commits: Commit[] = []
  for (let at = 0; at + 4 < fields.length; ) {
    const [seconds = '', author = '', others = ''] = fields.slice(at + 1, at + 4)
    const next = fields.indexOf('', at + 4)
    const end = next < 0 ? fields.length : next
    const names = [...new Set([author, ...others.split('\n')].flatMap(nameIn))]
    // The author of a commit can give it a time that is not a valid date.
    if (Number(seconds) <= LAST_SECOND) {
      commits.push({ seconds: Number(seconds), names, changes: changesIn(fields.slice(at + 4, end)) })
    }
    at = end
  }
  return commits
}

/** The limit of a `Date`. */
const LAST_SECOND = 8.64e12

/** `M path`, and `R087 old new`, each part in a field of its own; the first begins on another line. */
function changesIn([first = '', ...others]: string[]): Change[] {
  const fields = [first.trimStart(), ...others]
  const changes: Change[] = []
  for (let at = 0; at + 1 < fields.length; ) {
    const status = fields[at] ?? ''
    const isRenamed = status.startsWith('R')
    const from = isRenamed ? fields[at + 1] : undefined
    changes.push({ status, from, path: fields[at + (isRenamed ? 2 : 1)] ?? '' })
    at += isRenamed ? 3 : 2
  }
  return changes
}

/** A name without the address after it. What has no name but an address is not published, and neither are programs. */
function nameIn(written: string): string[] {
  const name = written.replace(/<.*/s, '').replace(/\s+/g, ' ').trim()
  return name === '' || name.includes('@') || name.endsWith('[bot]') ? [] : [name]
}
