import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './browserTest.ts'
import { reloadAlive } from './reader.ts'
import { type Rules, violationsOf } from './violations.ts'

const OFFERS = '/api/offers/'
const SUBSCRIPTIONS = '/api/subscriptions/'
const SECRET = `s3cr'et "$x"`
const STORED_SERVER = 'portalgen.server./api/'

const operation = (page: Page, id: string) => page.locator(`[id="operation-${id}"]`)
const fillButton = (page: Page, id: string) =>
  operation(page, id).getByRole('button', { name: 'Fill in your own values' })

/** Opens the form of an operation. */
async function formOf(page: Page, id: string) {
  await fillButton(page, id).click()
  const form = operation(page, id).getByRole('form', { name: 'Your own values' })
  await form.waitFor()
  return form
}

/** The code of an operation by language, whether it is shown or not. */
const codesOf = (page: Page, id: string): Promise<Record<string, string>> =>
  operation(page, id).evaluate((section) =>
    Object.fromEntries(
      [...section.querySelectorAll<HTMLElement>('.api-snippets > .tab-panel')].map((panel) => [
        panel.dataset['label'] ?? '',
        panel.querySelector('code')?.textContent ?? '',
      ]),
    ),
  )

/** The same with its colours. */
const markupOf = (page: Page, id: string): Promise<string[]> =>
  operation(page, id)
    .locator('.api-snippets code')
    .evaluateAll((codes) => codes.map((code) => code.innerHTML))

const requestsOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return asked
}

test('keys and parameters go into the code of every language, and Reset takes them out', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(OFFERS)
  const before = await markupOf(page, 'listOffers')
  const form = await formOf(page, 'listOffers')
  await form.getByLabel('secret', { exact: true }).fill(SECRET)
  await form.getByLabel('subscription-key', { exact: true }).fill('k')
  await form.getByLabel('limit').fill('7')
  await form.getByLabel('modifiedAfter').fill('')
  const codes = await codesOf(page, 'listOffers')
  for (const [label, code] of Object.entries(codes)) {
    if (label !== 'curl') expect(code, label).toContain('https://connect.example.com/offer?offset=20&limit=7')
    expect(code, label).not.toContain('CONNECT_')
  }
  expect(codes['curl']).toBe(
    `curl -G 'https://connect.example.com/offer' \\\n  -H 'secret: s3cr'\\''et "$x"' \\\n  -H 'subscription-key: k' \\\n` +
      `  -d 'offset=20' \\\n  -d 'limit=7'`,
  )
  // What changed looks like what stood there.
  expect((await markupOf(page, 'listOffers'))[0]).toContain(
    `<span class="tok-property">-d</span> <span class="tok-string">'limit=7'</span>`,
  )
  expect(codes['Python']).toContain(`"secret": "s3cr'et \\"$x\\""`)
  expect(codes['PHP']).toContain(`'secret: s3cr\\'et "$x"'`)
  await form.getByRole('button', { name: 'Reset' }).click()
  expect(await markupOf(page, 'listOffers')).toEqual(before)
  await expect.poll(() => codesOf(page, 'getOffer').then((all) => all['curl'])).toContain('$CONNECT_SECRET')
  expect(reader.noticed).toEqual([])
})

test('a key is the same in all operations, and the copy button copies what is shown', async ({ newReader }) => {
  const reader = await newReader({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await reader.openAlive(SUBSCRIPTIONS)
  const form = await formOf(page, 'listSubscriptions')
  const other = await formOf(page, 'createSubscription')
  await form.getByLabel('secret', { exact: true }).fill('mine')
  expect(await other.getByLabel('secret', { exact: true }).inputValue()).toBe('mine')
  await expect
    .poll(() => codesOf(page, 'cancelSubscription').then((codes) => codes['Go']))
    .toContain('request.Header.Set("secret", "mine")')
  const snippets = operation(page, 'createSubscription').locator('.api-snippets')
  await other.locator('textarea').fill('{"price": 10.50}')
  await snippets.locator('.copy:visible').click()
  await snippets.getByText('Copied').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe((await codesOf(page, 'createSubscription'))['curl'])
  expect(copied).toContain(`--data '{"price": 10.50}'`)
  expect(copied).toContain("-H 'secret: mine'")
})

test('nothing is loaded before it is used, nothing is sent, and nothing stays behind', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(OFFERS)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => /request/i.test(name))).toEqual([])
  const asked = requestsOf(page)
  const form = await formOf(page, 'listOffers')
  await expect.poll(() => asked.length).toBe(3)
  expect(asked.toSorted()).toEqual([
    'GET /api/requests.json',
    expect.stringMatching(/^GET \/assets\/later-\w+\.js$/),
    expect.stringMatching(/^GET \/assets\/requestBuilder-\w+\.js$/),
  ])
  await form.getByLabel('secret', { exact: true }).fill('a-secret')
  await form.getByLabel('limit').fill('12345')
  await page.keyboard.press('Enter')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(asked.length).toBe(3)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state, document.cookie]),
  )
  expect(kept).not.toMatch(/a-secret|12345/)
  await reloadAlive(page)
  expect((await codesOf(page, 'listOffers'))['curl']).toContain('$CONNECT_SECRET')
})

test('what was filled in is still there after other pages, and gone in another tab', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(OFFERS)
  const form = await formOf(page, 'getOffer')
  await form.getByLabel('secret', { exact: true }).fill('mine')
  await form.getByLabel('offerId').fill('a/b')
  await page.locator('#__menu, .navbar').getByRole('link', { name: 'Documentation' }).first().click()
  await page.waitForURL('**/docs/**')
  await page.goBack()
  await expect
    .poll(() => codesOf(page, 'getOffer').then((codes) => codes['curl']))
    .toContain(`https://connect.example.com/offer/a%2Fb' \\\n  -H 'secret: mine'`)
  expect(await operation(page, 'getOffer').getByLabel('offerId').inputValue()).toBe('a/b')
  const other = await reader.openAlive(OFFERS)
  expect((await codesOf(other, 'getOffer'))['curl']).toContain('$CONNECT_SECRET')
  expect(reader.noticed).toEqual([])
})

test('what is wrong is said beside its field as one types', async ({ newReader }) => {
  const reader = await newReader()
  const page = await reader.openAlive(SUBSCRIPTIONS)
  const form = await formOf(page, 'listSubscriptions')
  const limit = form.getByLabel('limit')
  await limit.fill('many')
  expect(await limit.getAttribute('aria-invalid')).toBe('true')
  const message = page.locator(`[id="${await limit.getAttribute('aria-describedby')}"]`)
  expect(await message.innerText()).toBe('Must be a whole number.')
  await limit.fill('0')
  expect(await message.innerText()).toMatch(/^Must be \d+ or more\.$/)
  await limit.fill('5')
  expect(await message.innerText()).toBe('')
  expect(await limit.getAttribute('aria-invalid')).toBe('false')
  const body = (await formOf(page, 'createSubscription')).locator('textarea')
  await body.fill('{\n  "a": ,\n}')
  await page.getByText('Line 2, column 8: a value is expected.').waitFor()
})

test('the choice of a server holds for the page, is remembered, and is in step with other tabs', async ({
  newReader,
}) => {
  const reader = await newReader()
  const page = await reader.openAlive(OFFERS)
  const other = await reader.openAlive(OFFERS)
  const server = (at: Page, id: string) => operation(at, id).getByLabel('Server')
  await server(page, 'getOffer').selectOption('Your own …')
  const host = operation(page, 'getOffer').getByLabel('host', { exact: true })
  expect(await host.evaluate((input) => input === document.activeElement)).toBe(true)
  await host.pressSequentially('api.test')
  const ends = (at: Page) =>
    codesOf(at, 'listOffers').then((codes) => Object.values(codes).join('\n').split('https://'))
  await expect
    .poll(() => ends(page))
    .toEqual(
      Array.from({ length: 9 }, (_, index) =>
        index === 0 ? expect.any(String) : expect.stringMatching(/^api\.test\/offer/),
      ),
    )
  expect(await server(page, 'listOffers').locator('option').first().innerText()).toBe('https://api.test')
  expect(await page.evaluate((key) => localStorage.getItem(key), STORED_SERVER)).toBe(
    '["https://{host}",["host","api.test"]]',
  )
  await fillButton(other, 'getOffer').click()
  await expect.poll(() => ends(other).then((each) => each[1])).toMatch(/^api\.test/)
  await reloadAlive(page)
  await expect.poll(() => ends(page).then((each) => each[1])).toMatch(/^api\.test/)
  await operation(page, 'listOffers').getByLabel('host', { exact: true }).fill('')
  await expect.poll(() => ends(page).then((each) => each[1])).toMatch(/^connect\.example\.com/)
  await expect.poll(() => ends(other).then((each) => each[1])).toMatch(/^connect\.example\.com/)
  expect(await page.evaluate((key) => localStorage.getItem(key), STORED_SERVER)).toBe(null)
  expect(reader.noticed).toEqual([])
})

test.for(['nonsense', '{"a":1}', '["https://{host}",["__proto__","x"],5,["host",{}]]'])(
  'what stands in the storage and is no choice, such as %s, changes nothing',
  async (text, { newReader }) => {
    const reader = await newReader()
    await reader.context.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [STORED_SERVER, text],
    )
    const page = await reader.openAlive('/api/health/')
    await formOf(page, 'getHealth')
    expect((await codesOf(page, 'getHealth'))['curl']).toContain('https://connect.example.com/healthcheck')
    expect(reader.noticed).toEqual([])
  },
)

test('keys are hidden until the reader shows them', async ({ newReader }) => {
  const page = await (await newReader()).openAlive(OFFERS)
  const form = await formOf(page, 'getOffer')
  const secret = form.getByLabel('secret', { exact: true })
  expect([await secret.getAttribute('type'), await secret.getAttribute('autocomplete')]).toEqual(['password', 'off'])
  const show = form.getByRole('button', { name: 'Show secret' })
  await show.focus()
  await page.keyboard.press('Enter')
  expect(await secret.getAttribute('type')).toBe('text')
  expect(await show.getAttribute('aria-pressed')).toBe('true')
})

test('without script, and in print, there is no trace of it', async ({ newReader }) => {
  const plain = await (await newReader({ javaScriptEnabled: false })).open(OFFERS)
  const parts = '.api-fill, .api-server, .api-form'
  expect(await plain.locator(parts).filter({ visible: true }).count()).toBe(0)
  const page = await (await newReader()).openAlive(OFFERS)
  await formOf(page, 'getOffer')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator(parts).filter({ visible: true }).count()).toBe(0)
})

test('a form that cannot be loaded says so, and can be asked for again', async ({ newReader }) => {
  const reader = await newReader({ emptyCache: true })
  const page = await reader.openAlive(OFFERS)
  await reader.context.setOffline(true)
  await fillButton(page, 'getOffer').click()
  await page.getByText('The form could not be loaded. You are offline.').waitFor()
  await reader.context.setOffline(false)
  await formOf(page, 'getOffer')
  expect(await page.getByText('The form could not be loaded.').count()).toBe(0)
})

test('the form is accessible in light and dark, wide and narrow', async ({ newReader }) => {
  const reader = await newReader({ reducedMotion: 'reduce' })
  const page = await reader.openAlive(SUBSCRIPTIONS)
  const form = await formOf(page, 'createSubscription')
  await form.locator('textarea').fill('{')
  // The page around it is judged in sweep.test.ts.
  const look = (rules?: Rules) => violationsOf(page, '#operation-createSubscription', rules)
  expect(await look()).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await look()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.locator('.color-mode').click()
  await page.locator('html[data-theme=dark]').waitFor()
  expect(await look('colors')).toEqual([])
})
