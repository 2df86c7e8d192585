import { readFileSync, readlinkSync } from 'node:fs'
import { hostname, uptime } from 'node:os'
import { hasCode } from './diskError.ts'

/**
 * Identifies a process among all others: after its id is reused, in other containers, and on other machines that share
 * a folder. A property is empty if the system does not provide it.
 */
export type ProcessIdentity = {
  pid: number
  /** The start time, in the clock of its machine. */
  started: string
  host: string
  machine: string
  /** Changes whenever the machine boots. */
  boot: string
  /** The namespace in which the process id is valid; containers have their own. */
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

/** The start time of this process, in digits. */
export const startOfThisProcess = (): string => startOf('self') || String(Math.round(performance.timeOrigin))

/**
 * What one process can find out about another. `unseen`: it is in another container on this machine. `elsewhere`: it is
 * on another machine.
 */
export type ProcessState = 'running' | 'ended' | 'unseen' | 'elsewhere'

/** @param seen when the other process certainly ran, in milliseconds since 1970 */
export function stateOf(other: ProcessIdentity, self: ProcessIdentity, seen: number): ProcessState {
  const sameHost = other.host === self.host && other.machine === self.machine
  // The boot id is the same in all containers of a machine, whatever their host names.
  if (other.boot !== self.boot || self.boot === '') {
    if (!sameHost) return 'elsewhere'
    // Copies of a machine have its name and id, too. One that has run since this one booted is another one.
    if (other.boot !== self.boot) return seen < bootTime() ? 'ended' : 'elsewhere'
  } else if (other.namespace !== self.namespace) return 'unseen'
  return isRunning(other, self) ? 'running' : 'ended'
}

const bootTime = (): number => Date.now() - uptime() * 1000

function isRunning({ pid, started }: ProcessIdentity, self: ProcessIdentity): boolean {
  if (pid === self.pid) return started === self.started
  const now = self.boot === '' ? '' : startOf(String(pid))
  return now === '' ? isTaken(pid) : now === started
}

/** Tells whether a process with this id exists. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists, but belongs to another user and must not be signalled.
    return hasCode(error, 'EPERM')
  }
}

/**
 * Field 22 (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html); the name in field 2 may contain any character.
 */
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
