import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WIDTHS = [1440, 390]

/** What axe finds on the page as it is, wide and narrow. */
export async function violationsAtAllWidths(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await violationsIn(page, 'html', rules)).map((violation) => `${width} px: ${violation}`))
  }
  return found
}

/** All rules of axe, or those of a category: `cat.color` are the only ones whose result can differ in dark. */
export type Rules = 'all' | 'cat.color'

/** What axe, which must be in the page, finds in a part of it. */
async function violationsIn(page: Page, part: string, rules: Rules): Promise<string[]> {
  const runOnly = rules === 'all' ? [] : [rules]
  const { violations } = await page.evaluate(
    ([each, tags]) =>
      window.axe.run(each, { resultTypes: ['violations'], ...(tags.length > 0 ? { runOnly: tags } : {}) }),
    [part, runOnly] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  )
}

export async function violationsOf(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source)
  return violationsIn(page, part, 'all')
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
