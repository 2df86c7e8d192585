// Runs before each test file: after each of its tests that passes, runs the test again with each mutant that it reached.
import { appendFileSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect } from 'vitest'
import { getFn } from 'vitest/suite'
import { processorSeconds } from './processorSeconds.js'

const { PORTALGEN_MUTANTS: job = '', PORTALGEN_NOTES: notes = '' } = process.env
const { mutants } = JSON.parse(readFileSync(job, 'utf8'))
/** The test files that each mutant is tried with: others would use up its time. */
const testsOf = new Map(mutants.map(({ number, tests }) => [number, tests]))

/** Mutants that are still open, with the seconds of the processor that each may still take; kept from file to file. */
globalThis.$open ??= new Map(mutants.map(({ number, seconds }) => [number, seconds]))
const open = globalThis.$open

const note = (entry) => appendFileSync(notes, `${JSON.stringify({ test: expect.getState().testPath, ...entry })}\n`)

beforeEach(() => {
  note({ kind: 'test' })
  globalThis.$reached = new Set()
  globalThis.$started = performance.now()
})

afterEach(async ({ task }) => {
  const { testPath = '' } = expect.getState()
  const isWanted = (number) => testsOf.get(number)?.some((test) => testPath.endsWith(`/${test}`))
  const reached = [...(globalThis.$reached ?? [])].filter(isWanted)
  globalThis.$reached = undefined
  if (reached.length === 0 || task.result?.errors?.length) return
  note({ kind: 'reached', numbers: reached })
  const patience = ENDLESS + SLOWER * (performance.now() - globalThis.$started)
  const waiting = reached.filter((number) => (open.get(number) ?? 0) > 0)
  // One whose fixtures are gone fails when it runs again, whatever it runs with.
  if (waiting.length > 0 && (await fails(task, patience))) {
    for (const number of waiting) note({ kind: 'unseen', number })
    return
  }
  for (const number of waiting) {
    note({ kind: 'try', number, patience: 2 * patience })
    const before = processorSeconds()
    globalThis.$mutant = number
    globalThis.$reached = new Set()
    const failed = await fails(task, patience)
    globalThis.$mutant = undefined
    // What a file has made once for all of its tests was made without the mutant.
    if (!failed && !globalThis.$reached.has(number)) note({ kind: 'unseen', number })
    const seconds = processorSeconds() - before
    open.set(number, open.get(number) - seconds)
    note({ kind: 'tried', number, seconds })
    if (!failed) continue
    // What a mutant has left behind would kill all that follow.
    if (await fails(task, patience)) {
      note({ kind: 'tainted', number })
      process.exit(1)
    }
    open.delete(number)
    note({ kind: 'killed', number })
  }
  note({ kind: 'tested' })
})

/** A test with a mutant does not end if it takes so many milliseconds, and so many times what it took before. */
const ENDLESS = 20_000
const SLOWER = 20

async function fails(task, patience) {
  const held = { timer: undefined }
  const end = new Promise((_, reject) => {
    held.timer = setTimeout(() => reject(new Error('it does not end')), patience)
  })
  try {
    await Promise.race([getFn(task)(), end])
    return false
  } catch {
    return true
  } finally {
    clearTimeout(held.timer)
  }
}
