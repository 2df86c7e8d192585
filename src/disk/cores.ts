import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

const CONTROL_GROUPS = '/sys/fs/cgroup'

/** How many cores this process may keep busy: those that it may run on, or fewer if a container is given less time. */
export function availableCores(): number {
  const quota = groupsOf(readText('/proc/self/cgroup')).map((group) => coresIn(readText(join(group, 'cpu.max'))))
  return Math.min(availableParallelism(), ...quota)
}

/** The folders of the control group of a process and of those around it, by the text of its `/proc/self/cgroup`. */
export function groupsOf(text: string): string[] {
  const path = /^0::(\/.*)$/m.exec(text)?.[1] ?? '/'
  const folders: string[] = []
  for (let group = path; group !== dirname(group); group = dirname(group)) folders.push(join(CONTROL_GROUPS, group))
  return [...folders, CONTROL_GROUPS]
}

/**
 * The cores that the text of a `cpu.max` allows, such as `150000 100000`: that many microseconds in each period. One and a
 * half cores are worth two threads.
 */
export function coresIn(text: string): number {
  const [, quota, period] = /^(\d+) (\d+)$/.exec(text.trim()) ?? []
  return quota === undefined || Number(period) === 0
    ? Infinity
    : Math.max(1, Math.round(Number(quota) / Number(period)))
}

/** Empty where the system has no such file. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
