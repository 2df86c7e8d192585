import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one of the copy, which finds the repository by its own place. */
const WORKER = 'test/soak/mutation/surveyWorker.js'
/** So many files run in one process, which loads the program once. */
const BATCH = 24
/** Milliseconds, many times what a batch takes: one that takes longer has a test that hangs. */
const PATIENCE = 1_200_000

/**
 * Which functions each test file calls, whether it passes, and how many seconds of the processor it takes, which
 * other work on the machine does not change: found by running all of them once, and kept in a file until a test changes.
 * @typedef {{ digest: string, passes: boolean, seconds: number, called: string[] }} Surveyed
 * @param {{ root: string, temporary: string }} copy @param {string[]} tests @param {string} file
 * @returns {Promise<Record<string, Surveyed>>}
 */
export async function surveyed(copy, tests, file) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const digestOf = (test) =>
    createHash('sha256')
      .update(readFileSync(join(copy.root, test)))
      .digest('hex')
      .slice(0, 12)
  // Why a test fails may lie outside of it, and be gone now.
  const open = tests.filter((test) => !known[test]?.passes || known[test].digest !== digestOf(test))
  for (let at = 0; at < open.length; at += BATCH) {
    const batch = open.slice(at, at + BATCH)
    console.log(`surveying ${at + batch.length} of ${open.length} test files`)
    const found = (await answerOf(copy, batch)) ?? (await oneByOne(copy, batch))
    const none = { passes: false, seconds: 0, called: [] }
    for (const test of batch) known[test] = { digest: digestOf(test), ...(found?.[test] ?? none) }
    writeFileSync(file, JSON.stringify(known))
  }
  return Object.fromEntries(tests.map((test) => [test, known[test]]))
}

/** One that does not end takes no others with it. */
async function oneByOne(copy, tests) {
  const found = {}
  for (const test of tests) Object.assign(found, await answerOf(copy, [test]))
  return found
}

async function answerOf({ root, temporary }, tests) {
  const calls = join(temporary, 'calls')
  writeFileSync(calls, '')
  const env = { ...process.env, PORTALGEN_CALLS: calls, TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc']
  const child = spawn(process.execPath, [join(root, WORKER), ...tests], {
    cwd: root,
    env,
    detached: true,
    stdio,
    timeout: PATIENCE,
  })
  const answer = await new Promise((resolve) => {
    child.once('message', resolve)
    child.once('exit', () => resolve(undefined))
  })
  rmSync(calls)
  return answer
}
