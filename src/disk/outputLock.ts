import { randomBytes } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DiskTrouble, hasCode, onDisk } from './diskTrouble.ts'
import { showLife, showsLife } from './lifeSign.ts'
import { isTaken, type ProcessIdentity, stateOf, thisProcess } from './processIdentity.ts'

/** How long a build waits for another one to be done with the same output folder. */
const PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 50

/** A process that has just taken the lock may not show life yet. */
const FIRST_SIGN_MS = 1000

/** The process that a lock names; only its id, when another version of the program wrote it. */
type Owner = ProcessIdentity | { pid: number }

export type LockRequest = {
  path: string
  /** The output folder as messages name it. */
  shown: string
  tell(message: string): void
  patience?: number
}

/**
 * Lets one build at a time write to an output folder. A lock is stale once its owner has ended, and is taken over then. One
 * of another machine is never taken over, since nobody here can tell whether its owner runs.
 * @returns how to give it back
 * @throws DiskTrouble when another build does not end
 */
export async function lockOutput({ path, shown, tell, patience = PATIENCE_MS }: LockRequest): Promise<() => void> {
  const self = thisProcess()
  const started = Date.now()
  let lastLife = started
  for (;;) {
    if (onDisk('write', shown, () => take(path, self))) return hold(path)
    const owner = ownerOf(path)
    const state = owner && stateOfOwner(owner, self)
    if (state === 'unseen' && (await showsLife(signOf(path)))) lastLife = Date.now()
    if (owner && (state === 'ended' || (state === 'unseen' && Date.now() - lastLife > FIRST_SIGN_MS))) {
      if (breakOpen(path, owner)) tell(`portalgen: took over ${shown}: process ${owner.pid}, which held it, has ended`)
    } else if (Date.now() - started > patience)
      throw new DiskTrouble(`cannot build into ${shown}: ${held(owner, self, shown, path)}`)
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** Beside the lock; only its owner has one. */
const signOf = (lock: string): string => `${lock}-alive`

function hold(path: string): () => void {
  const hide = showLife(signOf(path))
  return () => {
    hide()
    rmSync(path, { force: true })
  }
}

function held(owner: Owner | undefined, self: ProcessIdentity, shown: string, path: string): string {
  const remedy = `if that is not so, remove ${join(dirname(shown), basename(path))}`
  if (!owner) return `another build holds it; ${remedy}`
  if (stateOfOwner(owner, self) !== 'elsewhere' || !('host' in owner)) return `process ${owner.pid} is building into it`
  return `process ${owner.pid} of the machine "${owner.host}" is building into it; ${remedy}`
}

function stateOfOwner(owner: Owner, self: ProcessIdentity) {
  if ('host' in owner) return stateOf(owner, self)
  return owner.pid !== self.pid && isTaken(owner.pid) ? 'running' : 'ended'
}

/** Under a name of its own first, so that whoever finds a lock finds its owner in it. */
function take(path: string, self: ProcessIdentity): boolean {
  const draft = draftOf(path)
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(draft, JSON.stringify(self))
    name(draft, path)
    return true
  } catch (trouble) {
    // The owner of the lock removes drafts of others, which try again.
    if (hasCode(trouble, 'EEXIST', 'ENOENT')) return false
    throw trouble
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Containers give the same ids to their processes. */
const draftOf = (path: string): string => `${path}-${randomBytes(6).toString('hex')}`

/** Not every disk knows second names. */
function name(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (trouble) {
    if (!hasCode(trouble, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw trouble
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
  }
}

/** Undefined when it was given back in between, or is being written. */
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

/** Of several who find it, one succeeds. In between it may have become the lock of the next owner, who gets it back. */
function breakOpen(path: string, owner: Owner): boolean {
  const broken = draftOf(path)
  try {
    renameSync(path, broken)
    if (JSON.stringify(ownerOf(broken)) === JSON.stringify(owner)) return true
    linkSync(broken, path)
  } catch {
    // Somebody else was faster.
  } finally {
    rmSync(broken, { force: true })
  }
  return false
}
