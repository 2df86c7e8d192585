import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { focusProblem } from './focusProblem.ts'
import { PAGE_KINDS } from './routes.ts'

// That the first Tab reaches a link to the content is held in sweep.test.ts, which visits every kind of page.
test.for([
  ['home', '/', 1440],
  ['guide', PAGE_KINDS.guide, 1440],
  ['guide on a phone', PAGE_KINDS.guide, 390],
] as const)('%s: whatever has the focus shows it, and nothing covers it', async ([, path, width], { newReader }) => {
  const reader = await newReader({ width, reducedMotion: 'reduce' })
  const page = await reader.openAlive(path)
  const problems: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(focusProblem)
    if (problem) problems.push(problem)
  }
  expect(problems).toEqual([])
})
