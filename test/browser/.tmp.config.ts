import { defineConfig } from 'vitest/config'

const shared = { root: '/work/main' }

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/browser/**', 'test/cli/**'] },
      },
      {
        ...shared,
        // Tests of whole processes: slower, and each with folders of its own.
        test: { name: 'cli', include: ['test/cli/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
