import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// GNU time asks the system what a finished process has used; without it there are seconds only.
const GNU_TIME = '/usr/bin/time'

/**
 * Runs a program as a whole process, several times.
 *
 * @param {string[]} command the program and its arguments
 * @param {{ runs: number, before: (run: number) => void, cwd?: string }} options
 * @returns {{ seconds: number, megabytes: number }} medians
 */
export function measure(command, { runs, before, cwd }) {
  const results = Array.from({ length: runs + 1 }, (_, run) => {
    before(run)
    return runOnce(command, cwd)
  }).slice(1) // the first run warms the disk
  return {
    seconds: Math.round(100 * median(results.map(({ seconds }) => seconds))) / 100,
    megabytes: Math.round(median(results.map(({ megabytes }) => megabytes))),
  }
}

function runOnce(command, cwd) {
  const [program, ...args] = existsSync(GNU_TIME) ? [GNU_TIME, '-f', '%M', ...command] : command
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`)
  return { seconds, megabytes: Number(stderr.trim().split('\n').at(-1)) / 1024 }
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
