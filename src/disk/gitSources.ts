import { execFileSync } from 'node:child_process'
import type { Asset } from '../model/asset.ts'
import { composedNames } from '../model/composedNames.ts'
import type { SourceFile } from '../model/page.ts'
import {
  CONTENT_FOLDER,
  isPagePath,
  isPublished,
  readmesBesideIndex,
  type SourcePath,
  sourcePath,
} from '../model/route.ts'
import type { Sources } from '../model/sources.ts'
import { decodeText } from './decodeText.ts'

/** The changes in a range of commits: the sources before it, and the files that have changed since. */
export type Change = { before: Sources; files: ReadonlySet<string> }

/** The range does not name a commit of this repository. */
export class GitError extends Error {}

/**
 * Compares the files on disk with a commit: `main...` and `main...HEAD` with the commit where the branch began,
 * `main..HEAD` and `main` with `main` itself.
 * @throws GitError
 */
export function readChange(root: string, range: string, config: SourcePath): Change {
  const [from = '', to = 'HEAD'] = range.split(/\.{2,3}/)
  const base = range.includes('...') ? git(root, ['merge-base', from || 'HEAD', to || 'HEAD']).trim() : from || 'HEAD'
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`]).trim()
  const changed = git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.'])
  const added = git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.'])
  return { before: sourcesAt(root, commit, config), files: new Set(namesIn(changed + added)) }
}

function sourcesAt(root: string, commit: string, config: SourcePath): Sources {
  const names = namesIn(git(root, ['ls-tree', '-r', '--name-only', '-z', commit, './']))
  const texts = textsAt(
    root,
    commit,
    names.filter((name) => /\.(?:mdx?|ya?ml|json|svg)$/i.test(name) && !/[\n\\]/.test(name)),
  )
  const readFile: Sources['readFile'] = (path) => texts.get(path)
  const published = names.filter(
    (name) => name.startsWith(CONTENT_FOLDER) && isPublished(name.slice(CONTENT_FOLDER.length)) && name !== config,
  )
  const readmes = readmesBesideIndex(published)
  return {
    pages: published
      .filter((name) => isPagePath(name) && !readmes.has(name))
      .flatMap((name) => readFile(sourcePath(name)) ?? []),
    assets: composedNames(published.filter((name) => !isPagePath(name)).map(assetOf)),
    problems: [],
    readFile,
    readIncluded: (path) => texts.get(path)?.text,
  }
}

/** Reads all texts with one call of git, since a call for each would be too slow. */
function textsAt(root: string, commit: string, names: string[]): Map<string, SourceFile> {
  const input = names.map((name) => `${commit}:./${name}\n`).join('')
  const output = Buffer.from(git(root, ['cat-file', '--batch'], { encoding: 'latin1', input }), 'latin1')
  const texts = new Map<string, SourceFile>()
  let at = 0
  for (const name of names) {
    const headerEnd = output.indexOf('\n', at)
    // "<id> blob <size>", or "<name> missing", which a submodule is.
    const size = Number(/ blob (\d+)$/.exec(output.toString('utf8', at, headerEnd))?.[1] ?? -1)
    at = headerEnd + 1
    if (size < 0) continue
    texts.set(name, decodeText(sourcePath(name), output.subarray(at, at + size)).value)
    at += size + 1
  }
  return texts
}

const assetOf = (name: string): Asset => ({
  source: sourcePath(name),
  path: name.slice(CONTENT_FOLDER.length),
  size: 0,
  modified: 0,
  dimensions: undefined,
})

const namesIn = (list: string): string[] => list.split('\0').filter((name) => name !== '')

type GitOptions = { encoding?: 'utf8' | 'latin1'; input?: string }

function git(root: string, args: string[], { encoding = 'utf8', input = '' }: GitOptions = {}): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding,
      input: Buffer.from(input),
      maxBuffer: 1 << 30,
      stdio: 'pipe',
    })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : ''
    const reason = said || 'there is no such revision in the repository'
    throw new GitError(isShallow(root) ? `${reason}\n${SHALLOW}` : reason)
  }
}

const SHALLOW =
  'the clone is shallow and may lack these commits; fetch the whole history ("fetch-depth: 0" for actions/checkout)'

/** Continuous integration often fetches the last commit only. */
function isShallow(root: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim() === 'true'
  } catch {
    return false
  }
}
