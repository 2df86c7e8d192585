import { loadSite } from '../../build.ts'
import { withFolderLetters } from '../../config/languages/withFolderLetters.ts'
import { readConfig } from '../../config/readConfig.ts'
import type { Cache } from '../../disk/cache.ts'
import { type Change, GitError, readChange } from '../../disk/gitSources.ts'
import type { Problem } from '../../model/problem.ts'
import type { Sources } from '../../model/sources.ts'
import { UsageError } from '../errors.ts'
import type { Settings } from '../settings.ts'

type ChangeRequest = { range: string; settings: Settings; cache: Cache }

/** Returns the problems in the files that a change touched, and those that it caused elsewhere. */
export async function problemsOfChange(problems: Problem[], request: ChangeRequest): Promise<Problem[]> {
  const change = changeOf(request)
  const before = new Set((await problemsIn(change.before, request)).map(nameOf))
  return problems.filter((problem) => change.files.has(problem.file) || !before.has(nameOf(problem)))
}

/** @throws UsageError when the range is unknown to git */
function changeOf({ range, settings: { folders } }: ChangeRequest): Change {
  try {
    return readChange(folders.root, range, folders.config)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    throw new UsageError(`"--changed ${range}" cannot be used: ${error.message}`)
  }
}

/** The earlier site is checked in the same way as the current one. */
async function problemsIn(sources: Sources, { settings, cache }: ChangeRequest): Promise<Problem[]> {
  const file = sources.readFile(settings.folders.config)
  if (!file) return []
  const { value: read, problems } = readConfig(file, settings)
  if (!read) return problems
  const config = withFolderLetters(read, sources)
  const build = { version: '', commit: undefined }
  const loaded = await loadSite({ sources, config, build, cache, withDrafts: false })
  return [...problems, ...loaded.problems]
}

/** In a file that did not change, a problem stays where it was. */
const nameOf = ({ file, line, column, rule, target, message }: Problem): string =>
  JSON.stringify([file, line, column, rule, target ?? message])
