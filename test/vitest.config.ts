import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const shared = { root: fileURLToPath(new URL('..', import.meta.url)) }

/** Milliseconds after which a test counts as hung: no test is judged by its time, and a busy machine takes ten times as long. */
const NET = 300_000

/** The program runs as it is published: compiled, and with the React of production. */
const compiled = { env: { NODE_ENV: 'production' }, server: { deps: { external: [/\/lib\/[^/]+\.js$/] } } }

export default defineConfig({
  ...shared,
  test: {
    // Two on two cores: a browser test waits for Chromium, and a test of a process for the process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...shared,
        // Stages are pure functions, and no module has a state: all files share the modules of their worker.
        test: {
          name: 'unit',
          isolate: false,
          unstubGlobals: true,
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
          ...compiled,
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
          ...compiled,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/cli/setup.ts', 'test/browser/setup.ts'],
          testTimeout: NET,
          hookTimeout: NET,
          // Longer than a condition takes on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
