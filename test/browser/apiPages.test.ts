import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { test as base } from './browserTest.ts'
import { addressOf } from './reader.ts'
import { isMarked, markDocument, untilShown } from './sameDocument.ts'
import { servedSite } from './servedSite.ts'

const operation = (number: number): string => `  /things/${number}:
    get:
      operationId: get.thing-${number}
      summary: Thing ${number}
      tags: [${number % 2 === 0 ? 'Even' : 'Odd'} things]
      deprecated: ${number === 4}
      description: ${'Many words. '.repeat(2_600)}
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } } }
`

const SITE = {
  'content/site.yaml': `title: Portal
url: https://developer.example.com
favicon: /icon.svg
apis: [{ spec: openapi/large.yaml, route: /api/ }]
`,
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/index.md': '# Home\n\n[The old address](/api/#operation-get.thing-3.query.limit)\n',
  'openapi/large.yaml': `openapi: 3.1.0
info: { title: Large API, version: '7' }
paths:
${Array.from({ length: 12 }, (_, index) => operation(index)).join('')}components:
  schemas:
    Thing: { properties: { name: { type: string }, part: { $ref: '#/components/schemas/Part' } } }
    Part: { properties: { size: { type: integer }, whole: { $ref: '#/components/schemas/Thing' }, next: { $ref: '#/components/schemas/Part' } } }
`,
}

/** More alternatives than tabs have room for. */
const SHAPES = Array.from({ length: 9 }, (_, index) => `Shape${index + 1}`)

/** The same with a document for which one page is enough. */
const SMALL = {
  ...SITE,
  'content/index.md': '# Home\n',
  'openapi/large.yaml': `openapi: 3.1.0
info: { title: Small API, version: '7' }
paths:
${operation(1)}  /pets:
    post:
      operationId: addPet
      tags: [Pets]
      requestBody: { content: { application/json: { schema: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] } } } }
      responses: { 204: { description: Added } }
  /shapes:
    post:
      operationId: addShape
      tags: [Pets]
      requestBody: { content: { application/json: { schema: { oneOf: [${SHAPES.map((name) => `{ title: ${name}, type: object, required: [${name}], properties: { ${name}: { type: integer } } }`).join(', ')}] } } } }
      responses: { 204: { description: Added } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key } }
  schemas:
    Thing: { properties: { name: { type: string } } }
    Cat: { required: [lives], properties: { lives: { type: integer } } }
    Dog: { required: [breed], properties: { breed: { type: string } } }
`,
}

/** Sites with a reference of several pages and of one, served. */
const test = base
  .extend('large', { scope: 'file' }, servedSite(SITE))
  .extend('small', { scope: 'file' }, servedSite(SMALL))

test('an address from when all was one page leads to the page that has it now', async ({ newReader, large }) => {
  const reader = await newReader({ address: large })
  const page = await reader.openAlive('/')
  await markDocument(page)
  await page.getByRole('link', { name: 'The old address' }).click()
  await page.waitForURL(/\/api\/odd-things\/#operation-get\.thing-3\.query\.limit$/)
  await untilShown(page, 'Odd things')
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => page.locator(':target').textContent()).toContain('limit')
  await page.goBack()
  await untilShown(page, 'Home')
})

test('without script that address leads to the entry in the list', async ({ newReader, large }) => {
  const reader = await newReader({ address: large, javaScriptEnabled: false })
  const page = await reader.open('/api/#operation-get.thing-4')
  expect(await struckThrough(page)).toEqual(['Thing 4'])
  await page.locator('li:target').getByRole('link', { name: 'Thing 4' }).click()
  await page.waitForURL(/\/api\/even-things\/#operation-get\.thing-4$/)
  expect(await page.locator(':target h3').textContent()).toContain('Thing 4')
  expect(await struckThrough(page)).toEqual(['Thing 4'])
})

/** What is struck through in the list of a page and in its contents. */
const struckThrough = (page: Page): Promise<string[]> =>
  page
    .locator('.api-directory a > *, .api-contents a > *')
    .evaluateAll((names) =>
      names
        .filter((name) => getComputedStyle(name).textDecorationLine === 'line-through')
        .map(({ textContent }) => textContent ?? ''),
    )

test('the filter finds what is on other pages, and Enter goes there', async ({ newReader, large }) => {
  const reader = await newReader({ address: large })
  const page = await reader.openAlive('/api/odd-things/')
  const field = page.getByRole('searchbox', { name: 'Filter the contents' })
  const contents = page.locator('.api-contents')
  expect(await contents.getByRole('link', { name: 'Thing 8' }).count()).toBe(0)
  await field.fill('things/8')
  await contents.getByRole('link', { name: 'GET Thing 8' }).waitFor()
  await expect.poll(() => contents.getByRole('status').textContent()).toBe('1 entry')
  await field.press('Enter')
  await page.waitForURL(/\/api\/even-things\/#operation-get\.thing-8$/)
})

test('the contents narrow as one types, and come back', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive('/api/')
  const field = page.getByRole('searchbox', { name: 'Filter the contents' })
  const links = page.locator('.api-contents a:visible')
  const all = await links.count()
  await field.fill('post')
  await expect.poll(() => links.allInnerTexts()).toEqual(['Subscriptions', expect.stringContaining('POST')])
  await field.fill('no such thing')
  await expect.poll(() => page.locator('.api-contents').getByRole('status').textContent()).toBe('No matches')
  expect(await links.count()).toBe(0)
  await field.press('Escape')
  await expect.poll(() => links.count()).toBe(all)
})

test('addresses of other references lead to the page that has the thing', async ({ newReader, large }) => {
  const page = await (await newReader({ address: large })).tab()
  for (const [old, ours] of [
    ['/api/#operation/get.thing-3', '/api/odd-things/#operation-get.thing-3'],
    ['/api/#tag/Odd-things/operation/get.thing-3', '/api/odd-things/#operation-get.thing-3'],
    ['/api/#tag/odd-things/GET/things/3', '/api/odd-things/#operation-get.thing-3'],
    ['/api/#tag%2FEven-things', '/api/even-things/#tag-Even-things'],
    ['/api/#/components/schemas/Thing', '/api/schemas/#schema-Thing'],
    ['/api/even-things/#/Odd%20things/get.thing-3', '/api/odd-things/#operation-get.thing-3'],
  ] as const) {
    await page.goto(addressOf(large, old))
    await page.waitForURL(`**${ours}`)
    await page.locator(':target').waitFor()
  }
})

test('on a single page they lead to its parts, and an unknown one leads nowhere', async ({ newReader, small }) => {
  const reader = await newReader({ address: small })
  const page = await reader.open('/api/#operation/get.thing-1')
  await page.waitForURL('**/api/#operation-get.thing-1')
  await page.locator(':target h3').waitFor()
  await page.evaluate(() => location.assign('#section/Authentication'))
  await page.waitForURL('**/api/#section-authentication')
  await page.goBack()
  await page.waitForURL('**/api/#operation-get.thing-1')
  await page.evaluate(() => location.assign('#operation/gone'))
  await page.locator('.api-filter input').focus()
  expect(page.url()).toContain('#operation/gone')
})

test('addresses from when the portal had its reference on one page lead to the pages of today', async ({
  newReader,
}) => {
  const page = await (await newReader()).tab()
  for (const [old, ours] of [
    ['/api/#operation-createSubscription', '/api/subscriptions/#operation-createSubscription'],
    ['/api/#schema-Offer.issuer', '/api/schemas/#schema-Offer.issuer'],
    ['/api/#section-schemas', '/api/schemas/#section-schemas'],
    ['/api/#operation/createSubscription', '/api/subscriptions/#operation-createSubscription'],
  ] as const) {
    await page.goto(addressOf(inject('portal').address, old))
    await page.waitForURL(`**${ours}`)
    await page.locator(':target').waitFor({ state: 'attached' })
  }
})

test('an alternative and its sample are chosen together, by click or key', async ({ newReader, small }) => {
  const page = await (await newReader({ address: small })).openAlive('/api/')
  const [fields, samples] = ['.api-media', '.api-samples'].map((part) =>
    page.locator(`#operation-addPet ${part} .tabs`).filter({ has: page.getByRole('tab', { name: 'Dog' }) }),
  )
  if (!fields || !samples) return expect.unreachable()
  const chosen = () =>
    Promise.all([fields, samples].map((each) => each.getByRole('tab', { selected: true }).textContent()))
  expect(await chosen()).toEqual(['Cat', 'Cat'])
  await fields.getByRole('tab', { name: 'Dog' }).click()
  expect(await chosen()).toEqual(['Dog', 'Dog'])
  expect(await fields.getByRole('tabpanel').locator('.api-name').allTextContents()).toEqual(['breed'])
  expect(await samples.getByRole('tabpanel').textContent()).toContain('"breed"')
  await samples.getByRole('tab', { selected: true }).press('ArrowLeft')
  expect(await chosen()).toEqual(['Cat', 'Cat'])
})

test('of more than eight alternatives, one is selected from a list', async ({ newReader, small }) => {
  const page = await (await newReader({ address: small })).openAlive('/api/')
  const fields = page.locator('#operation-addShape .api-media')
  const list = fields.getByRole('combobox', { name: 'Alternatives' })
  expect(await list.locator('option').allTextContents()).toEqual(SHAPES)
  await list.press('End')
  await fields.getByRole('group', { name: 'Shape9' }).waitFor()
  expect(await fields.locator('.tab-panel:visible .api-name').allTextContents()).toEqual(['Shape9'])
  const sample = page.locator('#operation-addShape .api-samples .tabs:not(.api-snippets)')
  expect(await sample.getByRole('combobox').inputValue()).toBe('8')
  expect(await sample.locator('.tab-panel:visible').textContent()).toContain('"Shape9"')
})

test('what is inside a field is loaded when its fold opens, and ends at a link', async ({ newReader, large }) => {
  const page = await (await newReader({ address: large })).openAlive('/api/odd-things/')
  const fold = page.locator('.api-inner').first()
  await fold.locator('summary').click()
  const fields = fold.locator('> .api-fields > li')
  await fields.first().waitFor()
  expect(await fields.locator('.api-name').first().textContent()).toBe('size')
  expect(await fields.locator('[id]').count()).toBe(0)
  expect(await fold.locator('summary').allTextContents()).toEqual(['Inside part', 'Inside whole'])
  expect(await fields.last().getByRole('link', { name: 'Part' }).getAttribute('href')).toContain(
    '/api/schemas/#schema-Part',
  )
})

test.for([
  { place: 'below the window', below: 100, isOpen: true },
  { place: 'in the window', below: -400, isOpen: false },
])(
  'the fields of a body of a vast reference move nothing in view when they come $place, and names become links',
  async ({ below, isOpen }, { newReader, large }) => {
    const reader = await newReader({ address: large })
    await reader.context.route('**/api/odd-things/', async (route) => {
      const response = await route.fetch()
      const shownLater = (await response.text()).replace(
        '<div class="api-media"',
        '<a name="anchor"></a>$& data-fields="Fields"',
      )
      const unlinked = shownLater.replace(/(<a class="api-status[^"]*") href="[^"]*"/, '$1')
      await route.fulfill({ response, body: unlinked })
    })
    const page = await reader.openAlive('/api/odd-things/')
    const fold = page.locator('.api-media').first().locator('> .api-inner')
    await page.locator('.api-media').first().evaluate(scrollUntilBelow, below)
    await fold.locator('> .api-fields > li').first().waitFor({ state: 'attached' })
    expect(await fold.locator('> summary').allTextContents()).toEqual(['Fields'])
    expect(await fold.getAttribute('open')).toBe(isOpen ? '' : null)
    const { folded, reserved } = await fold.evaluate(heightsAround)
    expect(folded).toBe(reserved)
    const response = page.locator('.api-response').first()
    expect(await response.locator('a.api-status').first().getAttribute('href')).toBe(
      `#${await response.getAttribute('id')}`,
    )
    expect(await page.locator('a[name="anchor"]').getAttribute('href')).toBeNull()
  },
)

/** Runs in the page. */
function scrollUntilBelow(element: Element, distance: number): void {
  const top = element.getBoundingClientRect().top - innerHeight - distance
  scrollBy({ top, behavior: 'instant' })
}

/** Runs in the page. @returns how high a body is with its folded fields, and before script has put them there */
function heightsAround(fold: Element) {
  const media = fold.parentElement
  media?.querySelector(':scope > .api-fields')?.remove()
  fold.removeAttribute('open')
  const folded = media?.getBoundingClientRect().height
  fold.remove()
  media?.setAttribute('data-fields', 'Fields')
  return { folded, reserved: media?.getBoundingClientRect().height }
}

test('without script the first page lists every operation and schema, each with its link', async ({ newReader }) => {
  const reader = await newReader({ javaScriptEnabled: false })
  const page = await reader.open('/api/')
  const listed = page.locator('.api-directory li[id]')
  expect(await listed.and(page.locator('[id^="operation-"]')).count()).toBe(9)
  expect(await listed.and(page.locator('[id^="schema-"]')).count()).toBeGreaterThan(20)
  await page.locator('.api-directory').getByRole('link', { name: 'SubscriptionInput' }).click()
  await page.waitForURL('**/api/schemas/#schema-SubscriptionInput')
  expect(await page.locator(':target h3').textContent()).toContain('SubscriptionInput')
})
