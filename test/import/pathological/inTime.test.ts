import { expect, test } from 'vitest'
import { converted } from '../onePage.ts'
import { HOSTILE_PAGES } from './pages.ts'

/** Marks of code, comments and colons around what is left. */
const MOST_PER_CHARACTER = 25

test.each(HOSTILE_PAGES)(
  '$kind: $name: such a page is imported before a test ends, and grows little',
  async ({ kind, text }) => {
    const { page } = await converted(kind, text)
    expect(page.length).toBeLessThan(MOST_PER_CHARACTER * text.length + 1000)
  },
)
