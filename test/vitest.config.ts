import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const shared = { root: fileURLToPath(new URL('..', import.meta.url)) }

export default defineConfig({
  ...shared,
  test: {
    // Two on two cores: a browser test waits for Chromium, and a test of a process for the process.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...shared,
        // On a busy machine the first test of a file may wait long for its imports.
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/cli/**'],
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        // Tests of whole processes: slower, and each with folders of its own.
        test: { name: 'cli', include: ['test/cli/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Longer than a condition takes on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
