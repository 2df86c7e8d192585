// Runs everything that must hold: types and lint beside unit tests, commands and browser tests. The last line counts them.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import './installed.js'

const root = join(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'portalgen-test-'))
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }
const SLOWEST = 10

/** Milliseconds after which nothing is going to end by itself: better a run that fails and names what it did than none. */
const NET = 40 * 60_000

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ stdio: 'inherit' | 'pipe', extra?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ ok: boolean, output: string }>} what it printed, when that is not inherited
 */
function run(command, args, { stdio, extra = {} }) {
  const shell = process.platform === 'win32'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...env, ...extra },
    shell,
    timeout: NET,
  })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })
}

/** A check that prints in one piece, since it runs beside others. @returns {Promise<boolean>} whether it succeeded */
async function check(command, ...args) {
  const { ok, output } = await run(command, args, { stdio: 'pipe' })
  console.log(`\n> ${command} ${args.join(' ')}: ${ok ? 'fine' : 'failed'}\n${ok ? '' : output}`)
  return ok
}

/** One process after the other: together they would hold both cores, and the tests would wait for them. */
async function checkAll() {
  const results = []
  // One configuration for each environment: Node, the browser, and the tests, which have both.
  // In one thread: with more of them, each judges anew what the others know.
  for (const environment of ['src', 'theme', 'test'])
    results.push(await check('tsc', '-p', environment, '--singleThreaded'))
  results.push(await check('biome', 'check', '--error-on-warnings'))
  return results
}

/**
 * @returns {Promise<{
 *   passed: number
 *   failed: number
 *   files: { name: string, seconds: number }[]
 *   again: string[]
 *   skipped: string[]
 * }>} `again` are the tests that passed only at their second attempt, each with why the first one failed
 */
async function runTests(chromium) {
  const results = join(scratch, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const { ok } = await run('vitest', ['run', '--config', 'test/vitest.config.ts', ...reporters], {
    stdio: 'inherit',
    extra: { PORTALGEN_CHROMIUM: chromium ?? '' },
  })
  const { numPassedTests, numFailedTests, testResults } = readResults(results)
  const nameOf = (path) => relative(root, path).replaceAll('\\', '/')
  return {
    passed: numPassedTests,
    failed: ok ? 0 : Math.max(1, numFailedTests),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: nameOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
    again: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages: [reason] }) => `${nameOf(name)}: ${fullName}\n  ${reason.split('\n')[0]}`),
    ),
    skipped: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => `${nameOf(name)}: ${fullName}`),
    ),
  }
}

function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  }
}

const started = performance.now()
const checking = checkAll()
const { findChromium } = await import('./browser/findChromium.js')
const tests = await runTests(findChromium())
const checks = await checking
rmSync(scratch, { recursive: true, force: true })

console.log('\nslowest files:')
for (const { name, seconds } of tests.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
if (tests.skipped.length > 0) console.log(`\nskipped:\n${tests.skipped.map((name) => `  ${name}`).join('\n')}`)
if (tests.again.length > 0) console.log()
for (const test of tests.again) console.log(`passed at the second attempt: ${test}`)

const passed = tests.passed + checks.filter((ok) => ok).length
const failed = tests.failed + checks.filter((ok) => !ok).length
console.log(`\nin ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed${tests.skipped.length > 0 ? `, ${tests.skipped.length} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1
