// Runs before each test file of a survey, and writes down which functions the file has called, and what it took.
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { processorSeconds } from './processorSeconds.js'

globalThis.$called = new Set()
const before = processorSeconds()

afterAll(() => {
  const { testPath } = expect.getState()
  const seconds = processorSeconds() - before
  appendFileSync(
    process.env.PORTALGEN_CALLS,
    `${JSON.stringify({ testPath, seconds, called: [...globalThis.$called] })}\n`,
  )
})
