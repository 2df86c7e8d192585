import { closeSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { DiskTrouble, onDisk } from './diskTrouble.ts'
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

function take(path: string): boolean {
  mkdirSync(dirname(path), { recursive: true })
  try {
    const file = openSync(path, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (trouble) {
    if (trouble instanceof Error && 'code' in trouble && trouble.code === 'EEXIST') return false
    throw trouble
  }
}

/** Undefined while the owner is just writing its name. */
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
