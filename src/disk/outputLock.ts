import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DiskError, hasCode, onDisk } from './diskError.ts'
import { showLife, showsLife } from './lifeSign.ts'
import { isTaken, type ProcessIdentity, stateOf, thisProcess } from './processIdentity.ts'

/** How long a build waits for another one to release the same output folder. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 50

/** How long a process may take to show that it is running after it has taken the lock. */
const FIRST_SIGN_MS = 1000

/** The process that a lock names. Locks of older versions contain only its id. */
type Owner = ProcessIdentity | { pid: number }

export type LockRequest = {
  path: string
  /** The output folder as shown in messages. */
  shown: string
  onNote(message: string): void
  patience?: number
}

/**
 * Ensures that only one build at a time writes to an output folder. A lock is stale once its owner process has exited,
 * and is then taken over. A lock of another machine is never taken over, since its owner cannot be checked from here.
 * @returns a function that releases the lock
 * @throws DiskError when another build does not finish in time
 */
export async function lockOutput({ path, shown, onNote, patience = PATIENCE_MS }: LockRequest): Promise<() => void> {
  const self = thisProcess()
  const started = Date.now()
  let lastLife = started
  for (;;) {
    if (onDisk('write', shown, () => take(path, self))) return hold(path)
    const owner = ownerOf(path)
    const state = owner && stateOfOwner(owner, self)
    if (state === 'unseen' && (await showsLife(signOf(path)))) lastLife = Date.now()
    if (owner && (state === 'ended' || (state === 'unseen' && Date.now() - lastLife > FIRST_SIGN_MS))) {
      if (breakOpen(path, owner))
        onNote(`portalgen: removed a stale lock on ${shown}: process ${owner.pid} is no longer running`)
    } else if (Date.now() - started > patience)
      throw new DiskError(`cannot build into ${shown}: ${held(owner, self, shown, path)}`)
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** The socket beside the lock, which only the owner of the lock opens. */
const signOf = (lock: string): string => `${lock}-alive`

function hold(path: string): () => void {
  const hide = showLife(signOf(path))
  return () => {
    hide()
    release(path)
  }
}

/** Tries twice: a lock that stays would stop other builds for as long as this process runs. */
function release(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    onDisk('remove', path, () => rmSync(path, { force: true }))
  }
}

function held(owner: Owner | undefined, self: ProcessIdentity, shown: string, path: string): string {
  const remedy = `if it is not running any more, remove ${join(dirname(shown), basename(path))}`
  if (!owner) return `another build is using the folder; ${remedy}`
  if (stateOfOwner(owner, self) !== 'elsewhere' || !('host' in owner))
    return `process ${owner.pid} is building into the folder`
  return `process ${owner.pid} of the machine "${owner.host}" is building into the folder; ${remedy}`
}

function stateOfOwner(owner: Owner, self: ProcessIdentity) {
  if ('host' in owner) return stateOf(owner, self)
  return owner.pid !== self.pid && isTaken(owner.pid) ? 'running' : 'ended'
}

/** Writes the lock under a temporary name first, so that a lock always contains its owner. */
function take(path: string, self: ProcessIdentity): boolean {
  const draft = draftOf(path)
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(draft, JSON.stringify(self))
    name(draft, path)
    return true
  } catch (error) {
    // The owner of the lock removes drafts of other processes, which then try again.
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Process ids repeat across containers, so the name contains a random part. */
const draftOf = (path: string): string => `${path}-${randomBytes(6).toString('hex')}`

/** Not every file system supports hard links. */
function name(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
  }
}

/** Undefined if the lock was released in the meantime, or is being written. */
function ownerOf(path: string): Owner | undefined {
  try {
    const text = readFileSync(path, 'utf8')
    const stored: unknown = JSON.parse(text)
    if (isIdentity(stored)) return stored
    return typeof stored === 'number' && stored > 0 ? { pid: stored } : undefined
  } catch {
    return undefined
  }
}

function isIdentity(stored: unknown): stored is ProcessIdentity {
  if (typeof stored !== 'object' || stored === null || !('pid' in stored) || typeof stored.pid !== 'number')
    return false
  const texts = new Map<string, unknown>(Object.entries(stored))
  return ['started', 'host', 'machine', 'boot', 'namespace'].every((key) => typeof texts.get(key) === 'string')
}

/**
 * Removes a stale lock. If several processes try, one succeeds. If the lock has been taken by a new owner in the
 * meantime, it is put back.
 */
function breakOpen(path: string, owner: Owner): boolean {
  const broken = draftOf(path)
  try {
    renameSync(path, broken)
    if (JSON.stringify(ownerOf(broken)) === JSON.stringify(owner)) return true
    linkSync(broken, path)
  } catch {
    // Another process was faster.
  } finally {
    rmSync(broken, { force: true })
  }
  return false
}
