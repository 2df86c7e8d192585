import { expect, test } from 'vitest'
import { en } from '../../src/model/texts/en.ts'
import type { TextTree } from '../../src/model/texts/merge.ts'
import { site } from '../site.ts'
import { GREEK, GREEK_FILES } from './foreignSite.ts'
import { withoutNames } from './ownNames.ts'
import { shownWords } from './shownWords.ts'

/** The English texts in a made-up language, which has wide letters only. */
const widened = (texts: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      if (key === 'locale' || text === undefined) return []
      return [[key, typeof text === 'object' ? widened(text) : wide(text)]]
    }),
  )

const wide = (text: string): string =>
  text.replace(/\{\w+\}|[a-z]/gi, (found) =>
    found.length > 1 ? found : String.fromCodePoint((found.codePointAt(0) ?? 0) + 0xfee0),
  )

const texts = { el: widened(en), bg: widened(en) }

const made = site(
  { ...GREEK_FILES, 'content/site.yaml': `${GREEK}texts: ${JSON.stringify(texts)}\n` },
  { withDrafts: true },
)

test('every text of every kind of page is in the language of the page', async () => {
  const { site: all, html } = await made
  const pages = [...all.routes].filter(([at]) => at.startsWith('/bg/') || at === '/health/')
  const kinds = new Set(pages.map(([, { kind }]) => kind))
  expect([...kinds].toSorted()).toEqual(['api', 'blog', 'category', 'health', 'not-found', 'page', 'tag', 'tags'])
  const words = new Set(pages.flatMap(([at]) => shownWords(html(at))))
  expect([...words].filter((text) => /[a-z]/i.test(withoutNames(text)))).toEqual([])
})

test('what the inline script asks and reports is in the language of the page', async () => {
  const { html } = await made
  const [script = ''] = /<script data-module[\s\S]*?<\/script>/.exec(html('/bg/')) ?? []
  const { consent, baseUrl } = en
  for (const text of [...Object.values(consent), ...Object.values(baseUrl)]) {
    const [shown = ''] = text.split('{url}')
    expect(script).toContain(wide(shown))
    expect(script).not.toContain(`"${shown}`)
  }
})

test('keys of a request, and what its values have to be, are in the language of the page', async () => {
  const { site: all } = await made
  const [api] = all.translations.flatMap(({ apis }) => apis)
  const models = Object.values(api?.requests.operations ?? {})
  const checks = models.flatMap(({ parameters }) => parameters.flatMap(({ rules }) => rules.checks))
  const messages = new Set(checks.map(({ message }) => message))
  expect(messages.size).toBeGreaterThan(5)
  expect([...messages].filter((text) => /[a-z]/i.test(text))).toEqual([])
  const labels = models.flatMap(({ keys }) => keys.map(({ label }) => label))
  expect(labels).toEqual(['user', 'password', 'token'].map(wide))
})
