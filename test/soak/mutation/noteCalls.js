// Runs before each test file of a survey, and writes down which functions the file has called, and what it took.
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

globalThis.$called = new Set()
const before = process.cpuUsage()

afterAll(() => {
  const { testPath } = expect.getState()
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  appendFileSync(
    process.env.PORTALGEN_CALLS,
    `${JSON.stringify({ testPath, seconds, called: [...globalThis.$called] })}\n`,
  )
})
