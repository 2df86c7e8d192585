import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Returns the commit that is checked out at the site root; undefined outside a repository. Reads git's own files, so
 * that a build starts no other program.
 */
export function commitOf(root: string): string | undefined {
  const git = gitFolder(root)
  const head = git && read(join(git, 'HEAD'))
  if (!git || !head) return undefined
  const reference = /^ref: (.+)$/.exec(head)?.[1]
  if (!reference) return hashIn(head)
  const common = read(join(git, 'commondir'))
  const folders = common ? [git, resolve(git, common)] : [git]
  for (const folder of folders) {
    const found = hashIn(read(join(folder, reference))) ?? packed(folder, reference)
    if (found) return found
  }
  return undefined
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

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
