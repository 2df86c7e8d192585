import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WIDTHS = [1440, 390]

/** What axe finds on the page as it is, wide and narrow. The width that the page has comes first: another lays it out anew. */
export async function violationsAtAllWidths(page: Page): Promise<string[]> {
  await loadAxe(page)
  const found: string[] = []
  const now = page.viewportSize()?.width
  for (const width of WIDTHS.toSorted((one, other) => Number(other === now) - Number(one === now))) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await violationsIn(page, 'html', 'all')).map((violation) => `${width} px: ${violation}`))
  }
  return found
}

/** All rules of axe that are on by default, or those of them whose result can differ in dark. */
export type Rules = 'all' | 'colors'

const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe, which must be in the page, finds in a part of it. */
async function violationsIn(page: Page, part: string, rules: Rules): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([each, values]) =>
      window.axe.run(each, {
        resultTypes: ['violations'],
        // Each element is shown by its markup; a selector for it takes a fifth of the look.
        selectors: false,
        // No rule that is on by default reads the style sheets, which would be fetched and parsed for each look.
        preload: { assets: ['media'] },
        ...(values.length > 0 ? { runOnly: { type: 'rule', values } } : {}),
      }),
    [part, rules === 'all' ? [] : COLOR_RULES] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  )
}

/** Once for each document: axe is larger than the page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

export async function violationsOf(page: Page, part: string, rules: Rules = 'all'): Promise<string[]> {
  await loadAxe(page)
  return violationsIn(page, part, rules)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
