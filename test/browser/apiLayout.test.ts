import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test as base } from './browserTest.ts'
import type { Reader } from './reader.ts'
import { servedSite } from './servedSite.ts'

const HEADINGS = String.raw`\n\n# Limits\n\nA few.\n\n## Of time\n\nA day.`

const operation = (number: number): string => `  /things/${number}:
    post:
      operationId: post.thing-${number}
      summary: Thing ${number}
      tags: [${number < 6 ? 'Few' : 'Many'} things]
      description: "${'Many words. '.repeat(2_600)}${number === 32 ? HEADINGS : ''}"
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } } }
`

/** A tag that has a page, and one whose operations have a page each; lists of contents longer than the window. */
const LARGE = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
favicon: /icon.svg
apis: [{ spec: openapi/large.yaml, route: /api/ }]
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n',
  'openapi/large.yaml': `openapi: 3.1.0
info: { title: Large API, version: '7' }
servers: [{ url: https://api.example.com/an/address/that/is/longer/than/any/column/can/be/wide/whatever/its/place }]
paths:
${Array.from({ length: 34 }, (_, index) => operation(index)).join('')}components:
  schemas: { Thing: { properties: { name: { type: string } } } }
`,
}

const test = base.extend('large', { scope: 'file' }, servedSite(LARGE))

type Place = {
  title: string
  /** Of the request, in px below the top of the heading, ... */
  fromHeading: number
  /** ... and of all samples below what the operation takes and answers. */
  fromText: number
  height: number
  isBeside: boolean
  /** What cannot be seen without scrolling the page or the samples sideways. */
  cut: number
}

/** Where each operation of the page has its samples. */
async function placesOf(page: Page): Promise<Place[]> {
  const places = await page.locator('.api-operation:has(.api-snippets)').evaluateAll((sections) =>
    sections.map((section): Place => {
      const boxOf = (name: string) => section.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
      const [heading, about, samples] = [boxOf('h3'), boxOf('.api-text'), boxOf('.api-samples')]
      const [text] = [...section.querySelectorAll('.api-text')].slice(-1)
      const scrollers = [document.documentElement, ...section.querySelectorAll('.api-samples')]
      return {
        title: section.querySelector('h3')?.textContent ?? '',
        fromHeading: boxOf('.api-snippets').top - heading.top,
        fromText: samples.top - (text?.getBoundingClientRect().bottom ?? 0),
        height: samples.height,
        isBeside: samples.left >= about.right,
        cut: Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
      }
    }),
  )
  expect(places).not.toEqual([])
  return places
}

type Viewport = { width: number; height: number }

const WIDE: Viewport[] = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1100, height: 700 },
]
const NARROW: Viewport[] = [1099, 768, 390].map((width) => ({ width, height: 800 }))

describe('the request of an operation', () => {
  test('stands beside its heading from 1100 px, and below what it takes and answers on narrower screens', async ({
    newReader,
  }) => {
    const reader = await newReader()
    const page = await reader.open('/robots.txt')
    for (const tag of ['offers', 'allocations', 'subscriptions', 'health']) {
      await reader.goTo(page, `/api/${tag}/`)
      await expectPlaces(page)
    }
    await reader.goTo(page, '/api/schemas/')
    const [fields, sample] = ['.api-fields', '> .api-samples'].map((part) =>
      page.locator(`#schema-Offer ${part}`).first(),
    )
    for (const [width, isBeside] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const isSampleBeside = async () => {
        const [text, code] = [await fields?.boundingBox(), await sample?.boundingBox()]
        return text && code && code.x >= text.x + text.width
      }
      await expect.poll(isSampleBeside, { message: `${width} px` }).toBe(isBeside)
    }
  })

  test('stands there in a reference of several pages, too; its code scrolls inside itself', async ({
    newReader,
    large,
  }) => {
    const reader = await newReader({ address: large })
    const page = await reader.open('/robots.txt')
    for (const path of ['/api/few-things/', '/api/many-things/post.thing-33/']) {
      await reader.goTo(page, path)
      await expectPlaces(page)
      const code = page.locator('.api-snippets pre').first()
      expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true)
    }
  })

  test.for(WIDE)('stays in sight while the text is read, at $width x $height px', async (viewport, { newReader }) => {
    const reader = await newReader({ viewport })
    const page = await reader.openAlive('/api/subscriptions/')
    const operation = page.locator('#operation-createSubscription')
    await operation.evaluate((section) => {
      const { top, height } = section.getBoundingClientRect()
      scrollBy({ top: top + height / 2, behavior: 'instant' })
    })
    const samples = await operation.locator('> .api-samples').boundingBox()
    const bar = await page.locator('.navbar').boundingBox()
    expect(samples?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect((samples?.y ?? 0) + (samples?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
  })
})

test('a reference begins with a request beside its introduction from 1100 px, and below it on narrower screens', async ({
  newReader,
}) => {
  const reader = await newReader()
  const page = await reader.openAlive('/api/')
  const links = page.locator('.api-start').locator('dl a, .api-downloads a')
  expect((await links.allInnerTexts()).join(', ')).toBe(
    'Server, Authentication, secret, subscriptionKey, OpenAPI as YAML, as JSON, Postman collection',
  )
  expect(await page.locator('.api-downloads').count()).toBe(1)
  // At one moment: scripts lay parts of the page out anew for another width.
  const placed = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const [introduction, request, next] = ['.api-summary', '.api-start', '#section-servers'].map(boxOf)
      if (!introduction || !request || !next) return undefined
      const isBeside = request.x > introduction.right && request.bottom < innerHeight
      return { isBeside, isBefore: request.bottom < next.y }
    })
  for (const viewport of [...WIDE, ...NARROW]) {
    await page.setViewportSize(viewport)
    const expected = { isBeside: WIDE.includes(viewport), isBefore: true }
    await expect.poll(placed, { message: `${viewport.width} px` }).toEqual(expected)
    await expectWholeBadges(page)
  }
})

/** No badge of a method breaks in two, also in contents that are folded. */
async function expectWholeBadges(page: Page): Promise<void> {
  const badges = await page.locator('.api-method').evaluateAll((all) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.api-contents details')) fold.open = true
    return all.map((badge) => {
      const text = document.createRange()
      text.selectNodeContents(badge)
      return { method: badge.textContent, lines: new Set([...text.getClientRects()].map(({ top }) => top)).size }
    })
  })
  expect(badges).not.toEqual([])
  expect(badges.filter(({ lines }) => lines !== 1)).toEqual([])
}

/** Scripts lay parts of the page out anew for another width, so that a look may come too early. */
async function expectPlaces(page: Page): Promise<void> {
  for (const viewport of [...WIDE, ...NARROW]) {
    await page.setViewportSize(viewport)
    const misplaced = async () => (await placesOf(page)).filter((place) => !isRight(place, viewport))
    await expect.poll(misplaced, { message: `${viewport.width} px` }).toEqual([])
    await expectWholeBadges(page)
  }
}

function isRight({ isBeside, cut, height, ...from }: Place, viewport: Viewport): boolean {
  if (cut !== 0 || isBeside !== WIDE.includes(viewport)) return false
  // The end of what is taller than the window would never be seen.
  if (isBeside) return from.fromHeading < 200 && height < viewport.height
  return from.fromText >= 8 && from.fromText < 40
}

describe('the contents show which operation is read', () => {
  test('in the reference', async ({ newReader }) => {
    const id = 'operation-cancelSubscription'
    for (const mode of ['light', 'dark'])
      await expectCurrent(await newReader(LOW), mode, `/api/subscriptions/#${id}`, id)
  })

  test('in one of several pages, and on a page of its own before anything is scrolled', async ({
    newReader,
    large,
  }) => {
    const [one, own] = ['operation-post.thing-5', 'operation-post.thing-33']
    for (const mode of ['light', 'dark']) {
      const reader = await newReader({ ...LOW, address: large })
      await expectCurrent(reader, mode, `/api/few-things/#${one}`, one)
      await expectCurrent(reader, mode, '/api/many-things/post.thing-33/', own)
    }
  })
})

/** The lists are longer than this. */
const LOW = { viewport: { width: 1280, height: 400 } }

async function expectCurrent(reader: Reader, mode: string, path: string, id: string): Promise<void> {
  await reader.context.addInitScript((choice) => localStorage.setItem('portalgen.color-mode', choice), mode)
  const page = await reader.openAlive(path)
  const current = page.locator('.api-contents a[aria-current]')
  await expect.poll(() => current.getAttribute('href')).toBe(`#${id}`)
  await expect.poll(() => current.evaluate(lookOf)).toMatchObject({ inSight: true })
  const look = await current.evaluate(lookOf)
  expect(look.other).not.toEqual(look.own)
  expect(look.contrast.text).toBeGreaterThanOrEqual(4.5)
  expect(look.contrast.method).toBeGreaterThanOrEqual(4.5)
  expect(look.contrast.mark).toBeGreaterThanOrEqual(3)
}

/** Runs in the browser: how an entry of the contents looks, and the one beside it. */
function lookOf(link: HTMLElement) {
  const styleOf = (element: Element | null | undefined) => {
    const { color, backgroundColor, fontWeight } = getComputedStyle(element ?? document.body)
    return { color, backgroundColor, fontWeight }
  }
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** The luminance (WCAG 2) of colours that lie one upon the other. */
  const luminance = (...colors: string[]): number => {
    for (const color of colors) {
      if (!canvas) continue
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
    }
    const linear = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
  }
  const contrast = (one: number, two: number): number => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
  const item = link.closest('li')
  const neighbour = (item?.previousElementSibling ?? item?.nextElementSibling)?.querySelector('a')
  const method = styleOf(link.querySelector('.api-method'))
  const own = styleOf(link)
  const behind = [styleOf(document.body).backgroundColor, own.backgroundColor]
  const mark = getComputedStyle(link, '::before')
  const list = link.closest('.api-contents')?.getBoundingClientRect() ?? new DOMRect()
  const { top, bottom } = link.getBoundingClientRect()
  return {
    own,
    other: styleOf(neighbour),
    inSight: top >= list.top && bottom <= list.bottom,
    contrast: {
      text: contrast(luminance(...behind), luminance(own.color)),
      method: contrast(luminance(...behind, method.backgroundColor), luminance(method.color)),
      mark:
        mark.content === 'none' || Number.parseFloat(mark.borderInlineStartWidth) < 2
          ? 0
          : contrast(luminance(...behind), luminance(mark.borderInlineStartColor)),
    },
  }
}

test('the address that a reference begins with can be copied, with the defaults of its variables', async ({
  newReader,
}) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await reader.openAlive('/api/')
  await page.locator('.api-address').getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('https://connect.example.com')
  expect(await page.locator('.api-variable').allInnerTexts()).toEqual([
    'host defaults to connect.example.com (A placeholder: you receive yours at onboarding)',
  ])
})

test('a heading in a description is nearer to its text than to the text before, and no larger than those of parts', async ({
  newReader,
  large,
}) => {
  const page = await (await newReader({ address: large })).open('/api/many-things/post.thing-32/')
  const text = page.locator('.api-operation .api-text')
  const part = await text
    .locator('.api-part > h4')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontSize)
  const headings = await text.locator('.prose > :is(h4, h5)').evaluateAll((found) =>
    found.map((heading) => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
      const box = boxOf(heading)
      const isNearer =
        boxOf(heading.nextElementSibling).top - box.bottom < box.top - boxOf(heading.previousElementSibling).bottom
      return { name: heading.textContent, isNearer, size: Number.parseFloat(getComputedStyle(heading).fontSize) }
    }),
  )
  expect(headings.map(({ name, isNearer }) => ({ name, isNearer }))).toEqual([
    { name: 'Limits', isNearer: true },
    { name: 'Of time', isNearer: true },
  ])
  expect(Math.max(...headings.map(({ size }) => size))).toBeLessThanOrEqual(Number.parseFloat(part))
})
