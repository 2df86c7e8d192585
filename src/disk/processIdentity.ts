import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { hasCode } from './diskTrouble.ts'

/**
 * Tells one process from all others, also after its id was given to another one, in other containers and on other machines
 * that share a folder. What a system does not tell is empty.
 */
export type ProcessIdentity = {
  pid: number
  /** When it started, in the clock of its machine. */
  started: string
  host: string
  machine: string
  /** Changes when the machine starts again. */
  boot: string
  /** Where its id is valid: containers count their processes each for themselves. */
  namespace: string
}

export function thisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    started: startOfThisProcess(),
    host: hostname(),
    machine: read('/etc/machine-id'),
    boot: read('/proc/sys/kernel/random/boot_id'),
    namespace: linkAt('/proc/self/ns/pid'),
  }
}

/** When this process started, in digits. */
export const startOfThisProcess = (): string => startOf('self') || String(Math.round(performance.timeOrigin))

/**
 * What one process can tell of another. `unseen`: it is in another container of this machine. `elsewhere`: it is on
 * another machine.
 */
export type ProcessState = 'running' | 'ended' | 'unseen' | 'elsewhere'

export function stateOf(other: ProcessIdentity, self: ProcessIdentity): ProcessState {
  const sameHost = other.host === self.host && other.machine === self.machine
  // The id of a boot is the same in all containers of a machine, whatever they call themselves.
  if (other.boot !== self.boot || self.boot === '') {
    if (!sameHost) return 'elsewhere'
    if (other.boot !== self.boot) return 'ended'
  } else if (other.namespace !== self.namespace) return 'unseen'
  return isRunning(other, self) ? 'running' : 'ended'
}

function isRunning({ pid, started }: ProcessIdentity, self: ProcessIdentity): boolean {
  if (pid === self.pid) return started === self.started
  const now = self.boot === '' ? '' : startOf(String(pid))
  return now === '' ? isTaken(pid) : now === started
}

/** Whether some process has an id. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (trouble) {
    // A process of another user is there, and may not be signalled.
    return hasCode(trouble, 'EPERM')
  }
}

/** Field 22 (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html); the name in field 2 may hold anything. */
function startOf(pid: string): string {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

function linkAt(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
