import { join } from 'node:path'
import { createVitest } from 'vitest/node'

/** Vitest begins with the longest files, and what is asked for begins with the shortest. */
class AsAsked {
  shard = (files) => files
  sort = (files) => files
}

/** A Vitest that stays warm, and runs the files of a run in one process. */
export const openVitest = (root, { plugins, ...options }) =>
  createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['test/**/*.test.{ts,tsx}'],
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      unstubGlobals: true,
      unstubEnvs: true,
      testTimeout: 60_000,
      sequence: { sequencer: AsAsked },
      reporters: [{}],
      execArgv: ['--max-old-space-size=1024'],
      ...options,
    },
    { configFile: false, plugins, logLevel: 'silent' },
  )

/** Test files, from the root, in their order. */
export async function specificationsOf(vitest, root, tests) {
  const wanted = tests.map((test) => join(root, test))
  const found = await vitest.globTestSpecifications(wanted)
  return found
    .filter(({ moduleId }) => wanted.includes(moduleId))
    .toSorted((a, b) => wanted.indexOf(a.moduleId) - wanted.indexOf(b.moduleId))
}
