// Runs before each test file of a survey, and writes down which functions the file has called.
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

globalThis.$called = new Set()

afterAll(() => {
  const { testPath } = expect.getState()
  appendFileSync(process.env.PORTALGEN_CALLS, `${JSON.stringify({ testPath, called: [...globalThis.$called] })}\n`)
})
