import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Long campaigns by chance, of which `npm test` runs a seeded dozen each, and the portal in other browsers. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // The theme is rendered by the React of production, here too.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['test/soak/*.test.ts', 'test/browser/engines/*.test.ts'],
    globalSetup: ['test/cli/setup.ts', 'test/browser/setup.ts'],
    env: { NODE_ENV: 'production' },
    server: { deps: { external: [/\/lib\/[^/]+\.js$/] } },
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
})
