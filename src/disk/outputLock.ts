import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DiskError, hasCode, onDisk, removeIfPossible } from './diskError.ts'
import { isThere } from './isThere.ts'
import { showLife, showsLife } from './lifeSign.ts'
import { readOwnFile } from './ownFile.ts'
import { isTaken, type ProcessIdentity, type ProcessState, stateOf, thisProcess } from './processIdentity.ts'

/** How long a build waits for another one to release the same output folder. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 50

/** How long a process may take to show that it is running after it has taken the lock. */
const FIRST_SIGN_MS = 1000

/** The process that a lock names. Locks of older versions contain only its id. */
type Owner = ProcessIdentity | { pid: number }

type LockRequest = {
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
  // The clock of the machine may be set meanwhile.
  const started = performance.now()
  let lastLife = started
  let before: string | undefined
  for (;;) {
    if (onDisk('write', shown, () => take(path, self))) return hold(path)
    const text = readOwnFile(path)
    const owner = text === undefined ? undefined : ownerIn(text)
    // A lock without an owner is being written, or its writer was killed.
    const state = owner ? stateOfOwner(owner, self, path) : 'unseen'
    if (text !== before || (state === 'unseen' && (await showsLife(signOf(path))))) lastLife = performance.now()
    before = text
    const isStale = state === 'ended' || (state === 'unseen' && performance.now() - lastLife > FIRST_SIGN_MS)
    if (text !== undefined && isStale) {
      if (breakOpen(path, text)) onNote(`portalgen: removed a stale lock on ${shown}: ${ended(owner)}`)
    } else if (performance.now() - started > patience)
      throw new DiskError(`cannot build into ${shown}: ${held(owner, self, shown, path)}`)
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

const ended = (owner: Owner | undefined): string =>
  owner ? `process ${owner.pid} is no longer running` : 'it does not name a process'

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
  if (stateOfOwner(owner, self, path) !== 'elsewhere' || !('host' in owner))
    return `process ${owner.pid} is building into the folder`
  return `process ${owner.pid} of the machine "${owner.host}" is building into the folder; ${remedy}`
}

function stateOfOwner(owner: Owner, self: ProcessIdentity, lock: string): ProcessState {
  if ('host' in owner) return stateOf(owner, self, timeOf(lock))
  return owner.pid !== self.pid && isTaken(owner.pid) ? 'running' : 'ended'
}

/** When the lock was taken, in milliseconds since 1970; 0 if it is gone. */
const timeOf = (lock: string): number => statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Writes the lock under a temporary name first, so that a lock always contains its owner. */
function take(path: string, self: ProcessIdentity): boolean {
  const draft = draftOf(path)
  // Node's permission model would ask for the folder around the output, although there is nothing to do.
  if (!isThere(dirname(path))) mkdirSync(dirname(path), { recursive: true })
  const text = JSON.stringify(self)
  try {
    writeFileSync(draft, text)
    return name(draft, path, text)
  } catch (error) {
    // The owner of the lock removes drafts of other processes, which then try again.
    if (hasCode(error, 'EEXIST', 'ENOENT')) return false
    throw error
  } finally {
    // A lock that was taken is held, whatever becomes of its draft: the build then removes all drafts.
    removeIfPossible(draft)
  }
}

/** Process ids repeat across containers, so the name contains a random part. */
const draftOf = (path: string): string => `${path}-${randomBytes(6).toString('hex')}`

/** Not every file system supports hard links. @returns whether the lock has the text */
function name(draft: string, path: string, text: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
    // While it was copied, another process may have taken it for the rest of a killed build.
    return readOwnFile(path) === text
  }
}

function ownerIn(text: string): Owner | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    if (isIdentity(stored)) return stored
    return isProcessId(stored) ? { pid: stored } : undefined
  } catch {
    return undefined
  }
}

/** Negative numbers name groups of processes, or all of them. */
const isProcessId = (stored: unknown): stored is number => Number.isSafeInteger(stored) && Number(stored) > 0

function isIdentity(stored: unknown): stored is ProcessIdentity {
  if (typeof stored !== 'object' || stored === null || !('pid' in stored) || !isProcessId(stored.pid)) return false
  const texts = new Map<string, unknown>(Object.entries(stored))
  return ['started', 'host', 'machine', 'boot', 'namespace'].every((key) => typeof texts.get(key) === 'string')
}

/**
 * Removes a stale lock. If several processes try, one succeeds. If the lock has been taken by a new owner in the
 * meantime, it is put back.
 */
function breakOpen(path: string, text: string): boolean {
  const broken = draftOf(path)
  try {
    renameSync(path, broken)
    if (readOwnFile(broken) === text) return true
    linkSync(broken, path)
  } catch {
    // Another process was faster.
  } finally {
    removeIfPossible(broken)
  }
  return false
}
