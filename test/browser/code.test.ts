import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './browserTest.ts'
import { reloadAlive } from './reader.ts'
import { PAGE_KINDS } from './routes.ts'

const GUIDE = PAGE_KINDS.guide

test('a button copies the code of its block, and says so', async ({ newReader }) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await reader.openAlive(GUIDE)
  const block = page.locator('.doc-body > figure.code').first()
  await block.hover()
  const button = block.getByRole('button', { name: 'Copy' })
  await button.click()
  await block.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await block.locator('code').textContent())
  expect(copied).toContain('curl')
})

test('a button says so when the browser does not allow to copy', async ({ newReader }) => {
  const reader = await newReader()
  await reader.context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const page = await reader.openAlive(GUIDE)
  const block = page.locator('.doc-body > figure.code').first()
  await block.getByRole('button', { name: 'Copy' }).click()
  await block.getByRole('button', { name: 'Not allowed' }).waitFor()
  expect(reader.noticed).toEqual([])
})

test('a tab is as wide behind the number of its line as without one', async ({ newReader }) => {
  const page = await (await newReader()).openAlive(GUIDE)
  const widths = await page
    .locator('.doc-body > figure.code')
    .first()
    .evaluate((figure) =>
      ['', 'numbered'].map((name) => {
        figure.classList.add(...name.split(' ').filter(Boolean))
        const code = figure.querySelector('code')
        if (code)
          code.innerHTML =
            '<span class="line" data-line="9">\t<i>x</i></span>\n<span class="line" data-line="10"><i>x</i></span>'
        const [behind = 0, at = 0] = [...figure.querySelectorAll('i')].map((each) => each.getBoundingClientRect().left)
        return Math.round(behind - at)
      }),
    )
  expect(widths[1]).toBe(widths[0])
  expect(widths[0]).toBeGreaterThan(10)
})

describe('lines that are wider than their block', () => {
  // The narrow window makes them so.
  const wide = (page: Page) => page.locator('.doc-body > figure.code:has(.wrap)').first()
  const overflows = (page: Page): Promise<boolean> =>
    wide(page)
      .locator('pre')
      .evaluate((code) => code.scrollWidth > code.clientWidth)

  test('can be wrapped and unwrapped, by keyboard, too', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    await page.locator('.doc-body > figure.code').first().scrollIntoViewIfNeeded()
    const button = wide(page).getByRole('button', { name: 'Wrap' })
    await button.waitFor()
    expect(await overflows(page)).toBe(true)
    const text = await wide(page).locator('code').textContent()
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    expect(await overflows(page)).toBe(false)
    expect(await wide(page).locator('code').textContent()).toBe(text)
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    expect(await overflows(page)).toBe(true)
  })

  test('alone have the button, beside Copy in a bar with the title or else the language', async ({ newReader }) => {
    const reader = await newReader({ width: 390 })
    const page = await reader.openAlive(GUIDE)
    for (const figure of await page.locator('.doc-body > figure.code').all()) {
      await figure.scrollIntoViewIfNeeded()
      const isWide = await figure.locator('pre').evaluate((code) => code.scrollWidth > code.clientWidth)
      await expect.poll(() => figure.locator('.wrap').count()).toBe(isWide ? 1 : 0)
    }
    const bars = await page.locator('figure.code:visible').evaluateAll(readBars)
    expect(bars.map(({ says }) => says)).toEqual(expect.arrayContaining(['The third page of ten', 'bash']))
    expect(bars.filter(({ covering }) => covering.length > 0)).toEqual([])
  })

  test('leave their title what the buttons leave, whatever these say; wrapped, all of it is shown', async ({
    newReader,
  }) => {
    const page = await (await newReader({ width: 390 })).openAlive(GUIDE)
    const block = page.locator('.doc-body > figure.code:has(> .code-title)').first()
    await block.scrollIntoViewIfNeeded()
    await block.locator('.wrap').waitFor()
    const [before, ...after] = await block.evaluate((figure) => {
      const title = figure.querySelector('figcaption') ?? figure
      const measure = () => ({
        height: title.clientHeight,
        isCut: title.scrollWidth > title.clientWidth,
        end: title.getBoundingClientRect().right <= (figure.querySelector('.wrap')?.getBoundingClientRect().left ?? 0),
      })
      const short = measure()
      title.textContent = 'examples/'.repeat(9)
      for (const button of figure.querySelectorAll('button')) button.textContent = 'Umbrechen'
      const long = measure()
      figure.querySelector<HTMLElement>('.wrap')?.click()
      return [short, long, measure()]
    })
    expect(after).toEqual([
      { height: before?.height, isCut: true, end: true },
      { height: expect.toSatisfy((height) => height > 2 * (before?.height ?? 0)), isCut: false, end: true },
    ])
  })

  test('have it as soon as the window makes them so, and no longer', async ({ newReader }) => {
    // So tall that the block is in view all the time: it is the size of the window that has it measured again.
    const reader = await newReader({ viewport: { width: 1440, height: 9000 } })
    const page = await reader.openAlive(GUIDE)
    const button = page.locator('.doc-body > figure.code').first().locator('.wrap')
    expect(await button.count()).toBe(0)
    await page.setViewportSize({ width: 320, height: 9000 })
    await button.waitFor()
    await page.setViewportSize({ width: 1440, height: 9000 })
    await expect.poll(() => button.count()).toBe(0)
  })
})

/** Runs in a page. @returns what the bar of each block says, and the buttons that lie over its code */
const readBars = (figures: Element[]) =>
  figures.map((figure) => {
    const top = figure.querySelector('pre')?.getBoundingClientRect().top ?? 0
    const buttons = [...figure.querySelectorAll('button')]
    const title = figure.querySelector('figcaption')?.textContent
    return {
      says: title ?? JSON.parse(getComputedStyle(figure, '::before').content),
      covering: buttons.filter((each) => each.getBoundingClientRect().bottom > top).map(({ innerText }) => innerText),
    }
  })

describe('tabs', () => {
  const GUIDE_WITH_TABS = '/docs/overview/authentication/'
  const tabsOf = (page: Page) => page.locator('[data-group=language]')
  const chosenIn = (page: Page) => tabsOf(page).locator('[role=tab][aria-selected=true]').allInnerTexts()

  test('show one panel at a time', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE_WITH_TABS)
    const first = tabsOf(page).first()
    expect(await first.locator('.tab-panel:visible').count()).toBe(1)
    await first.getByRole('tab', { name: 'Python' }).click()
    expect(await first.getByRole('tabpanel').getAttribute('data-label')).toBe('Python')
    expect(await first.locator('.tab-panel:visible').count()).toBe(1)
  })

  test('show the panel that an address leads into', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE_WITH_TABS)
    const hidden = tabsOf(page).first().locator('.tab-panel[hidden]').last()
    const label = await hidden.getAttribute('data-label')
    await hidden.locator('pre').evaluate((code) => {
      code.id = 'inside'
      location.hash = '#inside'
    })
    await expect.poll(() => page.locator('#inside').isVisible()).toBe(true)
    expect(await tabsOf(page).first().locator('[role=tab][aria-selected=true]').innerText()).toBe(label)
  })

  test('show which of them is chosen in forced colours, too', async ({ newReader }) => {
    const page = await (await newReader()).openAlive(GUIDE_WITH_TABS)
    await page.emulateMedia({ forcedColors: 'active' })
    const tabs = await tabsOf(page).first().getByRole('tab').all()
    const lines = await Promise.all(tabs.map((tab) => tab.evaluate((it) => getComputedStyle(it).textDecorationLine)))
    expect(lines).toEqual(['underline', ...lines.slice(1).map(() => 'none')])
  })

  test('are all printed', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE_WITH_TABS)
    await page.emulateMedia({ media: 'print' })
    const panels = await page.locator('.tab-panel').count()
    expect(await page.locator('.tab-panel:visible').count()).toBe(panels)
    expect(await page.locator('.tab-label:visible').count()).toBe(panels)
    // A label is never the last line of a sheet of paper.
    expect(
      await page
        .locator('.tab-label')
        .first()
        .evaluate((label) => getComputedStyle(label).breakAfter),
    ).toBe('avoid')
    expect(await page.locator(':is(.copy, .wrap, .permalink, .search-button):visible').count()).toBe(0)
  })

  test('of a group move together, on the page and on the next ones', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE_WITH_TABS)
    const count = await tabsOf(page).count()
    expect(count).toBeGreaterThan(1)
    await tabsOf(page).last().getByRole('tab', { name: 'Python' }).click()
    expect(await chosenIn(page)).toEqual(Array(count).fill('Python'))
    const next = await reader.openAlive(GUIDE)
    const choices = async () => new Set(await chosenIn(next))
    await expect.poll(choices).toEqual(new Set(['Python']))
    await reloadAlive(next)
    await expect.poll(choices).toEqual(new Set(['Python']))
  })

  test('of a group move together in all windows', async ({ newReader }) => {
    const reader = await newReader()
    const one = await reader.openAlive(GUIDE)
    const two = await reader.openAlive(GUIDE)
    await tabsOf(one).first().getByRole('tab', { name: 'JavaScript' }).click()
    await two.locator('[role=tab][aria-selected=true]', { hasText: 'JavaScript' }).first().waitFor()
  })

  test('stay where they are under the pointer when others above them change', async ({ newReader }) => {
    const reader = await newReader({ reducedMotion: 'reduce' })
    const page = await reader.openAlive(GUIDE_WITH_TABS)
    const tab = tabsOf(page).last().getByRole('tab', { name: 'Python' })
    await tab.scrollIntoViewIfNeeded()
    const before = await tab.boundingBox()
    await tab.click()
    const after = await tab.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  })

  test('are one stop of the keyboard, and the arrows move inside', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    const first = tabsOf(page).first()
    const labels = await first.getByRole('tab').allInnerTexts()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await first.getByRole('tab').first().focus()
    const reached = [await focused()]
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await page.keyboard.press(key)
      reached.push(await focused())
    }
    const [one, two, three] = labels
    expect(labels).toHaveLength(3)
    expect(reached).toEqual([one, two, three, three, one, three, one])
    expect(await first.locator('[role=tab][tabindex="0"]').allInnerTexts()).toEqual([one])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab')
  })
})

describe('the meaning of a term', () => {
  const termOf = (page: Page) => page.locator('.doc-body .term').first()

  test('shows while the pointer is on the term or on the meaning, and Escape hides it', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    const meaning = termOf(page).getByRole('tooltip', { includeHidden: true })
    expect(await meaning.isVisible()).toBe(false)
    await termOf(page).locator('a').hover()
    await meaning.waitFor()
    await meaning.hover()
    expect(await meaning.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await meaning.waitFor({ state: 'hidden' })
    await page.mouse.move(0, 0)
    await termOf(page).locator('a').hover()
    await meaning.waitFor()
    await page.mouse.move(0, 0)
    await meaning.waitFor({ state: 'hidden' })
  })

  test('shows while the term has the focus, describes it, and Escape hides it', async ({ newReader }) => {
    const reader = await newReader()
    const page = await reader.openAlive(GUIDE)
    const link = termOf(page).locator('a')
    const meaning = termOf(page).getByRole('tooltip', { includeHidden: true })
    await link.focus()
    await meaning.waitFor()
    expect(await link.getAttribute('aria-describedby')).toBe(await meaning.getAttribute('id'))
    await page.keyboard.press('Escape')
    await meaning.waitFor({ state: 'hidden' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test.for([390, 1440])('at %i px stays inside of the window, for every term', async (width, { newReader }) => {
    const reader = await newReader({ width, reducedMotion: 'reduce' })
    const page = await reader.openAlive(GUIDE)
    for (const term of await page.locator('.doc-body .term').all()) {
      await term.locator('a').focus()
      const box = await term.getByRole('tooltip').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
  })
})
