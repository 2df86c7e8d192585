import { statSync } from 'node:fs'
import { join } from 'node:path'

/** A watch applies to a folder, not to its name: a folder that is moved away, or created later, is another one. */
export type FolderIdentities = {
  /** Tells whether one of the names has become that of another folder since the last call. */
  haveChanged(): boolean
  /** Takes a folder for another one, even if it is back as the same. */
  forget(folder: string): void
}

/** @param folders relative to the root */
export function folderIdentities(root: string, folders: string[]): FolderIdentities {
  const current = (): string[] => folders.map((folder) => identityOf(join(root, folder)))
  let known = current()
  return {
    haveChanged() {
      const before = known
      known = current()
      return known.some((identity, index) => identity !== before[index])
    },
    forget(folder) {
      known = known.map((identity, index) => (folders[index] === folder ? '' : identity))
    },
  }
}

function identityOf(folder: string): string {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false })
    return stats ? `${stats.dev} ${stats.ino}` : ''
  } catch {
    // A folder that cannot be read at present counts as missing.
    return ''
  }
}
