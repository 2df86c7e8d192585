import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { flagsToOptimiseLess } from '../src/terminal/v8Flags.ts'

const shared = { root: fileURLToPath(new URL('..', import.meta.url)) }

/** Milliseconds after which a test counts as hung: no test is judged by its time, and a busy machine takes ten times as long. */
const NET = 300_000

/** Loading the modules again for each file takes longer than most of its tests, and no module of the program has a state. */
const SHARED_MODULES = { isolate: false, unstubGlobals: true, unstubEnvs: true }

/**
 * What a browser, a process or a watch does is not ours alone. A test that passes only then is named in the end, by
 * `test/run.js`, and has to be fixed all the same.
 */
const SECOND_ATTEMPT = { retry: 1 }

/** Most code of the tests runs once or twice: optimised less, they take a fifth less time of the processor. */
const OPTIMISED_LESS = { execArgv: flagsToOptimiseLess(process.versions.v8) }

/** The program runs as it is published: compiled, and with the React of production. */
const compiled = { env: { NODE_ENV: 'production' }, server: { deps: { external: [/\/lib\/[^/]+\.js$/] } } }

export default defineConfig({
  ...shared,
  test: {
    // Two on two cores; a third makes it no faster, although a browser test waits for Chromium at times.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...shared,
        test: {
          ...SHARED_MODULES,
          ...OPTIMISED_LESS,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/cli/**', 'test/soak/*.test.ts'],
          testTimeout: NET,
          hookTimeout: NET,
        },
      },
      {
        ...shared,
        // Tests of whole commands: slower, and each with folders of its own.
        test: {
          ...SHARED_MODULES,
          ...OPTIMISED_LESS,
          ...compiled,
          ...SECOND_ATTEMPT,
          name: 'cli',
          include: ['test/cli/**/*.test.ts'],
          globalSetup: 'test/cli/setup.ts',
          testTimeout: NET,
          hookTimeout: NET,
        },
      },
      {
        ...shared,
        test: {
          ...SHARED_MODULES,
          ...OPTIMISED_LESS,
          ...compiled,
          ...SECOND_ATTEMPT,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: NET,
          hookTimeout: NET,
          // Longer than a condition takes on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
