import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// GNU time asks the system what a finished process has used; without it there are seconds only.
const GNU_TIME = '/usr/bin/time'

/** Node 20 reads these certificates at every start, which takes 35 ms for those of a system, and a build connects to nobody. */
const { NODE_EXTRA_CA_CERTS: _certificates, ...ENVIRONMENT } = process.env

/**
 * Runs a program as a whole process, several times.
 *
 * @param {string[]} command the program and its arguments
 * @param {{ runs: number, before: (run: number) => void, cwd?: string }} options
 * @returns {{ seconds: number, between: string, cpu: number, megabytes: number }} medians; `between`: the least and the most
 *   seconds; `cpu`: the seconds of all processors, which say more than time does on a machine that is not quiet
 */
export function measure(command, { runs, before, cwd }) {
  const results = Array.from({ length: runs + 1 }, (_, run) => {
    before(run)
    return runOnce(command, cwd)
  }).slice(1) // the first run warms the disk
  const seconds = results.map((result) => result.seconds).toSorted((one, other) => one - other)
  return {
    seconds: hundredths(median(seconds)),
    between: `${hundredths(seconds[0])}–${hundredths(seconds.at(-1))}`,
    cpu: hundredths(median(results.map(({ cpu }) => cpu))),
    megabytes: Math.round(median(results.map(({ megabytes }) => megabytes))),
  }
}

export const hundredths = (value) => Math.round(100 * value) / 100

function runOnce(command, cwd) {
  const [program, ...args] = existsSync(GNU_TIME) ? [GNU_TIME, '-f', '%M %U %S', ...command] : command
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`the build failed:\n${stdout}${stderr}`)
  const [kilobytes, user, system] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
  return { seconds, cpu: user + system, megabytes: kilobytes / 1024 }
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
