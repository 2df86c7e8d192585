import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Long campaigns by chance, of which `npm test` runs a seeded dozen each. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/soak/*.test.ts'],
    globalSetup: ['test/cli/setup.ts', 'test/browser/setup.ts'],
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/lib\/[^/]+\.js$/] } },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
})
