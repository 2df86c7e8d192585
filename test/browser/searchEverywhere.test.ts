import { describe, expect, inject } from 'vitest'
import { test } from './browserTest.ts'
import { PAGE_KINDS } from './routes.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'
import { active, dialog, hits, input, searchFor } from './searchDialog.ts'

const GUIDE = PAGE_KINDS.guide

describe.for(['portal', 'nested', 'served'] as const)('in the %s', (name) => {
  test('arrows choose a result, Enter goes there without a full load', async ({ newReader }) => {
    const reader = await newReader({ address: inject(name).address })
    const page = await reader.openAlive(GUIDE)
    await markDocument(page)
    await searchFor(page, 'client reference')
    expect(await active(page).innerText()).toContain('clientSubscriptionReference')
    await page.keyboard.press('ArrowDown')
    expect(await active(page).getAttribute('id')).toBe('__search-result-1')
    expect(await input(page).getAttribute('aria-activedescendant')).toBe('__search-result-1')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await active(page).getAttribute('id')).toBe(`__search-result-${(await hits(page).count()) - 1}`)
    await page.keyboard.press('ArrowDown')
    const href = await active(page).evaluate((link: HTMLAnchorElement) => link.href)
    await page.keyboard.press('Enter')
    await page.waitForURL(href)
    await untilShown(page, 'Schemas')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await isMarked(page)).toBe(true)
    expect(reader.noticed).toEqual([])
  })
})
