import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { focusProblem } from './focusProblem.ts'
import { PAGE_KINDS } from './routes.ts'

test.for(Object.entries(PAGE_KINDS))(
  '%s: the first Tab reaches a link that leads to the content',
  async ([, path], { newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(path)
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to content' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect((await link.boundingBox())?.height).toBeGreaterThan(20)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('__content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  },
)

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
