import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { HistoryResult, HistorySource } from '../model/history.ts'
import { CONTENT_FOLDER } from '../model/route.ts'
import { commitOf, repositoryFolders } from './commit.ts'
import { HISTORY_FORMAT, historiesIn } from './gitLog.ts'
import { topOf } from './repository.ts'

/** The history that git has of the files of a site. */
export function gitHistory(root: string): HistorySource {
  const top = topOf(realpathSync(root))
  if (top === undefined) return sourceWithout(NO_REPOSITORY)
  const commit = commitOf(top)
  if (commit === undefined) return sourceWithout(NO_COMMIT)
  const isShallow = repositoryFolders(top).some((folder) => existsSync(join(folder, 'shallow')))
  return {
    state: [commit, isShallow, namesOf(top), realpathSync(root).slice(top.length)].join(' '),
    read: async () => (isShallow ? SHALLOW : readLog(root)),
  }
}

type Incomplete = Extract<HistoryResult, { kind: 'incomplete' }>

const sourceWithout = (result: Incomplete): HistorySource => ({ state: result.reason, read: async () => result })

const NO_REPOSITORY: Incomplete = {
  kind: 'incomplete',
  reason: 'the site is not in a git repository',
  fix: 'build where the folder ".git" is, or remove "lastUpdated" and "contributors" from the configuration',
}

const NO_COMMIT: Incomplete = {
  kind: 'incomplete',
  reason: 'the git repository has no commit yet',
  fix: 'commit the files of the site',
}

const SHALLOW: Incomplete = {
  kind: 'incomplete',
  reason: 'the clone is shallow, so it does not have the history of the files',
  fix: 'fetch the whole history: "fetch-depth: 0" for actions/checkout, "GIT_DEPTH: 0" for GitLab',
}

/** The hash of the file by which git unites the names of one person. */
function namesOf(top: string): string {
  const file = join(top, '.mailmap')
  return existsSync(file) ? hash('sha256', readFileSync(file), 'base64') : ''
}

/** The options override what a user may have configured. */
const LOG = ['-c', 'log.showSignature=false', 'log', '-z', '--name-status', '-M', '-l1000', '--no-merges', '--relative']

/** One call for all files, since a call for each would take longer than the build. */
async function readLog(root: string): Promise<HistoryResult> {
  const args = [...LOG, '--no-color', '--no-ext-diff', `--format=${HISTORY_FORMAT}`, 'HEAD', '--', CONTENT_FOLDER]
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 1 << 30 })
    return { kind: 'complete', files: historiesIn(stdout) }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : ''
    const reason = `git cannot read the history of the files${said ? `: ${said}` : ''}`
    return { kind: 'incomplete', reason, fix: 'check that "git log" works in the folder of the site' }
  }
}
