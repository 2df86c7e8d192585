import { join, resolve } from 'node:path'
import { readOwnFile } from './ownFile.ts'

/**
 * Returns the commit that is checked out at the site root; undefined outside a repository. Reads git's own files, so
 * that a build starts no other program.
 */
export function commitOf(root: string): string | undefined {
  const folders = repositoryFolders(root)
  const head = folders[0] && read(join(folders[0], 'HEAD'))
  if (!head) return undefined
  const reference = /^ref: (.+)$/.exec(head)?.[1]
  if (!reference) return hashIn(head)
  for (const folder of folders) {
    const found = hashIn(read(join(folder, reference))) ?? packed(folder, reference)
    if (found) return found
  }
  return undefined
}

/** The folders of git itself: that of the worktree, and the one that it shares with others if there are several. */
export function repositoryFolders(top: string): string[] {
  const git = gitFolder(top)
  if (!git) return []
  const common = read(join(git, 'commondir'))
  return common ? [git, resolve(git, common)] : [git]
}

/** In a worktree `.git` is a file with the path of the folder. */
function gitFolder(root: string): string | undefined {
  const folder = join(root, '.git')
  if (read(join(folder, 'HEAD')) !== undefined) return folder
  const named = /^gitdir: (.+)$/.exec(read(folder) ?? '')?.[1]
  return named && resolve(root, named)
}

function packed(folder: string, reference: string): string | undefined {
  const lines = read(join(folder, 'packed-refs'))?.split('\n') ?? []
  return hashIn(lines.find((line) => line.endsWith(` ${reference}`))?.split(' ')[0])
}

const hashIn = (text: string | undefined): string | undefined =>
  text && /^[0-9a-f]{40,64}$/.test(text) ? text : undefined

const read = (path: string): string | undefined => readOwnFile(path)?.trim()
