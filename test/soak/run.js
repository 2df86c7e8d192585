// `npm run soak` runs the long campaigns; `npm run soak -- --folder src/yaml` tries the tests with mutants of a folder.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const args = process.argv.slice(2)

if (args.includes('--folder')) await import('./mutation/run.js')
else {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const campaigns = [vitest, 'run', '--config', 'test/soak/vitest.config.ts', ...args]
  process.exitCode = spawnSync(process.execPath, campaigns, { cwd: root, stdio: 'inherit' }).status ?? 1
}
