// Runs before each test file: after each of its tests that passes, runs the test again with each mutant that it reached.
import { appendFileSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect } from 'vitest'
import { getFn } from 'vitest/suite'

const { PORTALGEN_MUTANTS: job = '', PORTALGEN_NOTES: notes = '' } = process.env
const { mutants, seconds } = JSON.parse(readFileSync(job, 'utf8'))
/** The test files that each mutant is tried with: others would use up its time. */
const testsOf = new Map(mutants.map(({ number, tests }) => [number, tests]))

/** Mutants that are still open, with the seconds that each may still take; kept from file to file. */
globalThis.$open ??= new Map(mutants.map(({ number }) => [number, seconds]))
const open = globalThis.$open

const note = (entry) => appendFileSync(notes, `${JSON.stringify({ test: expect.getState().testPath, ...entry })}\n`)

beforeEach(() => {
  note({ kind: 'test' })
  globalThis.$reached = new Set()
})

afterEach(async ({ task }) => {
  const { testPath = '' } = expect.getState()
  const isWanted = (number) => testsOf.get(number)?.some((test) => testPath.endsWith(`/${test}`))
  const reached = [...(globalThis.$reached ?? [])].filter(isWanted)
  globalThis.$reached = undefined
  if (reached.length === 0 || task.result?.errors?.length) return
  note({ kind: 'reached', numbers: reached })
  for (const number of reached) {
    if ((open.get(number) ?? 0) <= 0) continue
    note({ kind: 'try', number })
    const started = performance.now()
    globalThis.$mutant = number
    const failed = await fails(task)
    globalThis.$mutant = undefined
    open.set(number, open.get(number) - (performance.now() - started) / 1000)
    if (!failed) continue
    // What a mutant has left behind would kill all that follow.
    if (await fails(task)) {
      note({ kind: 'tainted', number })
      process.exit(1)
    }
    open.delete(number)
    note({ kind: 'killed', number })
  }
  note({ kind: 'tested' })
})

/** Milliseconds after which a test that takes no time otherwise does not end. */
const ENDLESS = 20_000

async function fails(task) {
  const held = { timer: undefined }
  const end = new Promise((_, reject) => {
    held.timer = setTimeout(() => reject(new Error('it does not end')), ENDLESS)
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
