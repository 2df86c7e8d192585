import { readFileSync } from 'node:fs'

/**
 * The seconds that the processor has worked for this process, and for those that it started and that have ended, where
 * the system counts them: a test that compiles programs takes little time of its own.
 */
export function processorSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + endedSeconds()
}

/** Of a hundredth of a second each, as Linux counts for programs. */
const TICKS = 100

function endedSeconds() {
  if (process.platform !== 'linux') return 0
  // Behind the name, which may have spaces and brackets in it.
  const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? []
  const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number)
  return (user + system) / TICKS
}
