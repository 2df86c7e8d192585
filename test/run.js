// Runs everything that must hold: types, lint, unit tests, browser tests. The last line counts them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import './installed.js'

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-test-'))
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }

/** @returns {boolean} whether the command succeeded */
function run(command, args, extra = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra }, shell }).status === 0
}

/** @returns {{ passed: number, failed: number }} */
function runVitest(chromium) {
  const results = join(scratch, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const succeeded = run('vitest', ['run', '--config', 'test/vitest.config.ts', ...reporters], {
    PORTALGEN_CHROMIUM: chromium ?? '',
  })
  const { numPassedTests, numFailedTests } = readResults(results)
  return { passed: numPassedTests, failed: succeeded ? 0 : Math.max(1, numFailedTests) }
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }
  }
}

const checks = [run('tsc', []), run('biome', ['check', '--error-on-warnings'])]
const { findChromium } = await import('./browser/findChromium.js')
const chromium = findChromium()
const tests = runVitest(chromium)
rmSync(scratch, { recursive: true, force: true })

const passed = tests.passed + checks.filter((ok) => ok).length
const failed = tests.failed + checks.filter((ok) => !ok).length
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
