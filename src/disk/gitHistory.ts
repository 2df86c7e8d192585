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

/** The history that git has of the files of a site; undefined outside a repository, and before its first commit. */
export function gitHistory(root: string): HistorySource | undefined {
  const top = topOf(realpathSync(root))
  const commit = top === undefined ? undefined : commitOf(top)
  if (top === undefined || commit === undefined) return undefined
  const isShallow = repositoryFolders(top).some((folder) => existsSync(join(folder, 'shallow')))
  return {
    state: [commit, isShallow, namesOf(top), realpathSync(root).slice(top.length)].join(' '),
    read: async () => (isShallow ? SHALLOW : readLog(root)),
  }
}

const SHALLOW: HistoryResult = {
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
