import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DiskTrouble, hasCode, onDisk } from './diskTrouble.ts'
import { isLeftBehind } from './leftBehind.ts'

/** How long a build waits for another one to be done with the same output folder. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 50

/**
 * Lets one build at a time write to an output folder. A lock whose owner is gone is nobody's.
 * @returns how to give it back
 * @throws DiskTrouble when another build does not end
 */
export async function lockOutput(path: string, shown: string, patience = PATIENCE_MS): Promise<() => void> {
  for (const end = Date.now() + patience; ; ) {
    if (onDisk('write', shown, () => take(path))) return () => rmSync(path, { force: true })
    const owner = ownerOf(path)
    if (owner !== undefined && isLeftBehind(owner)) breakOpen(path)
    else if (Date.now() > end) throw new DiskTrouble(`cannot build into ${shown}: process ${owner} is building into it`)
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** Under its own name first, so that whoever finds a lock finds its owner in it. */
function take(path: string): boolean {
  const own = `${path}-${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(own, String(process.pid))
    name(own, path)
    return true
  } catch (trouble) {
    if (hasCode(trouble, 'EEXIST')) return false
    throw trouble
  } finally {
    rmSync(own, { force: true })
  }
}

/** Not every disk knows second names. */
function name(own: string, path: string): void {
  try {
    linkSync(own, path)
  } catch (trouble) {
    if (!hasCode(trouble, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw trouble
    copyFileSync(own, path, constants.COPYFILE_EXCL)
  }
}

/** Undefined when it was given back in between. */
function ownerOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8') || undefined
  } catch {
    return undefined
  }
}

/** Of several who find it, one succeeds. In between it may have become the lock of the next owner, who gets it back. */
function breakOpen(path: string): void {
  const broken = `${path}-${process.pid}`
  try {
    renameSync(path, broken)
    if (!isLeftBehind(ownerOf(broken) ?? '')) linkSync(broken, path)
  } catch {
    return
  } finally {
    rmSync(broken, { force: true })
  }
}
