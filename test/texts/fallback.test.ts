import { expect, test } from 'vitest'
import { readTexts } from '../../src/config/texts/readTexts.ts'
import { parsePage } from '../../src/markdown/parsePage.ts'
import { sourcePath } from '../../src/model/route.ts'
import { siteInAll } from '../../src/model/siteLanguages.ts'
import { en } from '../../src/model/texts/en.ts'
import { llmsTxt } from '../../src/text/llmsTxt.ts'
import { options } from '../markdown/parse.ts'
import { config, site } from '../site.ts'
import { GREEK, GREEK_FILES } from './foreignSite.ts'
import { withoutNames } from './ownNames.ts'
import { wordsInPageLanguage } from './shownWords.ts'

/** The theme has no texts in the languages of the site, which brings one. */
const texts = { el: { page: { home: 'Αρχή', next: 'Επόμενη' } } }

const greekSite = ({ pages }: { pages: string }) =>
  site(
    {
      ...GREEK_FILES,
      'content/site.yaml': `${GREEK.replace('route: /api/', `$&, pages: ${pages}`)}redirects: { /old/: /docs/ }\ntexts: ${JSON.stringify(texts)}\n`,
    },
    { withDrafts: true },
  )

const made = greekSite({ pages: 'auto' })

const CONSENT = 'analytics: { plausible: { domain: example.com }, consent: true }\n'

const scriptIn = (page: string): string => /<script data-module[\s\S]*?<\/script>/.exec(page)?.[0] ?? ''

/** Only those who write see drafts. */
const ABOUT_DRAFTS = [
  'Drafts',
  'Pages that are not published yet. They and this list are shown by "portalgen serve" only.',
]

/** The titles of examples are also the names of files. */
const OF_EXAMPLES = /^(?:With .|Option \d|Example \d)/

test('every text of the theme that the language of a page lacks is marked as English', async () => {
  const { site: all, html } = await made
  const words = new Set([...all.routes.keys()].flatMap((at) => wordsInPageLanguage(html(at))))
  const unmarked = [...words].filter((text) => !ABOUT_DRAFTS.includes(text) && !OF_EXAMPLES.test(text))
  expect(unmarked.filter((text) => /[a-z]/i.test(withoutNames(text)))).toEqual([])
})

test('a text that the site brings is not marked, nor is any of a language that the theme has', async () => {
  const { html } = await made
  expect(html('/docs/')).toContain('>Αρχή</a>')
  const german = await site({
    'content/site.yaml': config('language: de\n'),
    'content/index.md': '# Titel\n\n> [!NOTE]\n> Text',
  })
  expect(german.html('/')).not.toMatch(/<span lang=/)
})

test('a sentence around other elements is one text in English, and so is an option', async () => {
  const { html, file } = await made
  expect(html('/api/')).toContain('<option value="own" lang="en" dir="ltr">Your own …</option>')
  expect(file('old/index.html')).toContain(
    '<p><span lang="en" dir="ltr">This page has moved to <a href="/docs/">/docs/</a>.</span></p>',
  )
})

test('what the inline script asks and reports says that it is in English, and is in no marks', async () => {
  const { html } = await made
  const script = scriptIn(html('/'))
  expect(script).toContain(`text.textContent="${en.consent.question}";text.lang="en";text.dir="ltr";`)
  for (const value of ['yes', 'no'])
    expect(script).toContain(`if(each[1]==="${value}"){button.lang="en";button.dir="ltr";}`)
  expect(script).toContain('banner.lang="en";banner.dir="ltr";')
  const german = await site({ 'content/site.yaml': config(`language: de\n${CONSENT}`) })
  expect(scriptIn(german.html('/'))).not.toContain('.lang=')
})

test.each(['one', 'operations'])(
  'what marks a text in the program is in no file of a reference with "pages: %s"',
  async (pages) => {
    const { site: all, html, text, files, problems } = await greekSite({ pages })
    const routes = [...all.routes.keys()]
    expect(routes.filter((at) => at.startsWith('/api/')).length > 1).toBe(pages === 'operations')
    const ofPages = [...routes.map(html), ...routes.map(text)]
    // Scripts know the marks of what they read.
    const others = files().filter(({ path }) => !path.startsWith('assets/texts-'))
    const written = [problems, ...ofPages, ...others.map(({ content }) => content), ...siteInAll(all).map(llmsTxt)]
    expect(written.join('')).not.toMatch(/[\uFDD0\uFDD1]|%EF%B7%9[01]|\\ufdd[01]/i)
  },
)

test('an island is drawn from its props, which have no marks', async () => {
  const { html } = await site({
    'content/site.yaml': config('language: el\n'),
    'theme/Footer.tsx':
      "export const hydrate = 'idle'\nexport default ({ view: { texts } }) => <b>{texts.versions.read}</b>",
  })
  expect(html('/')).toContain('<b>Read this in version {version}</b>')
  expect(html('/')).toContain('&quot;read&quot;:&quot;Read this in version {version}&quot;')
})

test.each(['fast', 'reference'] as const)('the %s pipeline marks titles of callouts and of footnotes', (pipeline) => {
  const text = '> [!NOTE]\n> A\n\n:::tip\nB\n:::\n\n:::details\nC[^1]\n:::\n\n[^1]: D\n'
  const ownTexts = new Map([['el', { callouts: { tip: 'Συμβουλή' } }]])
  const { value: own } = readTexts('el', ownTexts, { file: 'site.yaml', line: 1, column: 1 })
  const { value } = parsePage({ path: sourcePath('content/a.md'), text }, 'key', { ...options, texts: own, pipeline })
  const { body, markdown } = value.text
  for (const title of ['Note', 'Details']) expect(body).toContain(`<span lang="en" dir="ltr">${title}</span>`)
  expect(body).toContain('\0Συμβουλή')
  expect(body).toMatch(/<h2 class="sr-only" lang="en" dir="ltr"[^>]*>Footnotes<\/h2>/)
  expect(body + markdown).not.toMatch(/[\uFDD0\uFDD1]/)
})
