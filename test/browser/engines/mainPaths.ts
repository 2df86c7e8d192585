import { expect } from 'vitest'
import type { SlowServer } from '../slowServer.ts'
import type { Tab } from './tab.ts'

/**
 * Where a reader goes: the address of the portal, that of one which was built for another base URL, and a server whose
 * scripts and page at NEXT come when it is released.
 */
export type Sites = { portal: string; misplaced: string; slow: SlowServer }

type Path = (tab: Tab, sites: Sites) => Promise<void>

const GUIDE = 'docs/overview/pagination/'
export const NEXT = 'docs/overview/idempotency/'

/** What readers mostly do. All of it has to work in any browser, whatever features of the platform that lacks. */
export const MAIN_PATHS: Record<string, Path> = {
  'reads a guide in its layout, and nothing is cut': async (tab, { portal }) => {
    await tab.openAlive(portal + GUIDE)
    expect(
      await tab.read(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [sidebar, heading, contents] = [boxOf('#__menu'), boxOf('h1'), boxOf('.toc')]
        return {
          title: document.title,
          sidebar: sidebar.width,
          columns: sidebar.right < heading.left && heading.right < contents.left,
          cut: document.documentElement.scrollWidth > innerWidth,
        }
      }),
    ).toEqual({
      title: 'Pagination | Developer Portal | Meridian',
      sidebar: 300,
      columns: true,
      cut: false,
    })
  },

  'follows links, and comes back to where the page was scrolled': async (tab, { portal }) => {
    await tab.openAlive(portal + GUIDE)
    await tab.click('.pager-next')
    // Some browsers have the address before the page.
    await tab.until((next) => location.pathname.endsWith(next) && document.title.startsWith('Idempotency'), NEXT)
    await tab.until(() => document.readyState === 'complete')
    expect(await tab.read(() => [document.title, scrollY])).toEqual(['Idempotency | Developer Portal | Meridian', 0])
    await tab.read(() => history.back())
    await tab.until((guide) => location.pathname.endsWith(guide), GUIDE)
    await tab.until(() => document.title.startsWith('Pagination') && scrollY > 0)
  },

  'sees the font of the theme from the second page on': async (tab, { portal }) => {
    await tab.openAlive(portal + GUIDE)
    await tab.until(() => localStorage.getItem('portalgen.font') !== null)
    expect(await tab.read(() => document.fonts.size)).toBe(0)
    const [first, next] = [
      await tab.read(widthOfTitle),
      await tab.open(portal + GUIDE).then(() => tab.read(widthOfTitle)),
    ]
    expect(await tab.read(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded'])
    expect(next).not.toBe(first)
  },

  'leaves a page before its script has come': async (tab, { slow }) => {
    await tab.read((address) => {
      location.href = address
    }, slow.address + GUIDE)
    await tab.until(
      (guide) => location.pathname.endsWith(guide) && document.querySelector('head > script[type=module]') !== null,
      GUIDE,
    )
    await tab.read(() => document.querySelector<HTMLElement>('.pager-next')?.click())
    await expect.poll(() => slow.asked).toContain(`/${NEXT}`)
    slow.release()
    await tab.until((next) => location.pathname.endsWith(next), NEXT)
    await tab.until(() => document.querySelector('.color-mode:enabled') !== null)
  },

  'finds a page by its words, with the keyboard alone': async (tab, { portal }) => {
    await tab.openAlive(portal)
    await tab.press('Control', 'k')
    await tab.until(() => document.activeElement?.getAttribute('role') === 'combobox')
    await tab.type('idempotency')
    await tab.until(() => document.querySelector('.search-hit[aria-selected=true]') !== null)
    await tab.press('Enter')
    await tab.until(
      () => location.pathname === '/docs/overview/idempotency/' && document.title.startsWith('Idempotency'),
    )
    expect(await tab.read(() => document.querySelectorAll('dialog[open]').length)).toBe(0)
  },

  'switches the colours, and finds them on the next page and after a reload': async (tab, { portal }) => {
    await tab.openAlive(portal + GUIDE)
    const paper = () => getComputedStyle(document.documentElement).backgroundColor
    const light = await tab.read(paper)
    await tab.click('.color-mode')
    await tab.until(() => document.documentElement.dataset['theme'] === 'dark')
    const dark = await tab.read(paper)
    expect(dark).not.toBe(light)
    await tab.click('.pager-next')
    await tab.until((next) => location.pathname.endsWith(next) && document.readyState === 'complete', NEXT)
    expect(await tab.read(paper)).toBe(dark)
    await tab.open(portal + GUIDE)
    expect(await tab.read(paper)).toBe(dark)
  },

  'dismisses the announcement, which stays away': async (tab, { portal }) => {
    await tab.openAlive(portal)
    const height = () => document.querySelector('.announcement')?.getBoundingClientRect().height ?? 0
    expect(await tab.read(height)).toBeGreaterThan(0)
    await tab.click('.announcement-dismiss')
    await tab.until(() => document.querySelector('.announcement') === null)
    await tab.open(portal + GUIDE)
    expect(await tab.read(height)).toBe(0)
  },

  'sees in view that the site was built for another base URL': async (tab, { misplaced }) => {
    await tab.open(misplaced)
    await tab.until(() => document.querySelector('[role=alert]') !== null)
    await tab.until(
      () => document.querySelector('[role=alert]')?.textContent?.includes('Configured base URL: /portal/') === true,
    )
    await tab.until(() => {
      const { top, bottom } = document.querySelector('[role=alert]')?.getBoundingClientRect() ?? new DOMRect(0, -1)
      return top >= 0 && bottom <= innerHeight
    })
  },

  'reads an operation with its request beside it, in the language of choice': async (tab, { portal }) => {
    await tab.openAlive(`${portal}api/offers/`)
    expect(
      await tab.read(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [endpoint, samples] = [boxOf('.api-operation .api-endpoint'), boxOf('.api-operation .api-samples')]
        return endpoint.right <= samples.left && samples.right <= innerWidth
      }),
    ).toBe(true)
    await tab.click('.api-snippets [role=tab][aria-selected=false]')
    const languages = () =>
      [...document.querySelectorAll('.api-snippets .tab-panel')].flatMap((panel) =>
        panel.checkVisibility() ? (panel.getAttribute('data-label') ?? '') : [],
      )
    const shown = await tab.read(languages)
    expect(new Set(shown).size).toBe(1)
    expect(shown).not.toContain('curl')
    await tab.openAlive(`${portal}api/subscriptions/`)
    expect(new Set(await tab.read(languages))).toEqual(new Set(shown))
  },

  'fills in values, which the request takes over': async (tab, { portal }) => {
    await tab.openAlive(`${portal}api/offers/`)
    await tab.click('.api-operation .api-fill')
    await tab.until(() => document.querySelector('.api-operation form') !== null)
    const code = () => document.querySelector('.api-snippets code')?.textContent ?? ''
    const before = await tab.read(code)
    await tab.click('.api-operation form input')
    await tab.type('7 & 8')
    await tab.until(() => document.querySelector('.api-snippets code')?.textContent?.includes('7 & 8') === true)
    expect(before).not.toContain('7 & 8')
  },
}

/** Runs in a page. Letters of another font have other widths. */
function widthOfTitle(): number {
  const text = document.createRange()
  text.selectNodeContents(document.querySelector('h1') ?? document.body)
  return text.getBoundingClientRect().width
}
