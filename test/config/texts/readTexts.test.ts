import { expect, test } from 'vitest'
import { readConfig } from '../../../src/config/readConfig.ts'
import { sourcePath } from '../../../src/model/route.ts'
import { counted, type Texts } from '../../../src/model/texts/texts.ts'
import { report } from '../../../src/reporting/report/report.ts'
import { expectAgreementOnSite } from '../agreement.ts'

const MINIMAL = 'title: P\nurl: https://p.example.com\n'

function read(written: string): { texts: Texts; problems: string } {
  const { value, problems } = readConfig({ path: sourcePath('content/site.yaml'), text: MINIMAL + written })
  expectAgreementOnSite(MINIMAL + written, problems.length)
  const text = report(problems, { format: 'text', checked: { pages: 0, links: 0, external: 0 } })
  return { texts: value?.texts ?? expect.fail(text), problems: text }
}

test.each([
  ['en', 'On this page'],
  ['de', 'Auf dieser Seite'],
  ['de-AT', 'Auf dieser Seite'],
  ['fr', 'Sur cette page'],
  ['es', 'En esta página'],
  ['ja', 'このページの内容'],
  ['ar', 'في هذه الصفحة'],
])('the theme has texts in %s', (language, onThisPage) => {
  const { texts, problems } = read(`language: ${language}`)
  expect([texts.page.onThisPage, texts.locale, problems]).toEqual([onThisPage, language, ''])
})

test('a language without texts is shown in English, and the warning says how to bring some', () => {
  const { texts, problems } = read('language: pt-BR')
  expect(texts.page.next).toBe('Next')
  expect(problems).toBe(
    'content/site.yaml:3:11  warning  missing-texts\n' +
      '  the theme has no texts in "pt-BR", so it shows English ones; its languages are en, de, fr, es, ja, ar\n' +
      '  fix: write your own under "texts: { pt-BR: { … } }"',
  )
})

test('a site brings a language of its own, with its plurals', () => {
  const { texts, problems } = read(
    'language: pl\ntexts:\n  pl:\n    page: { next: Dalej }\n    lists: { pages: { one: "{count} strona", few: "{count} strony", many: "{count} stron" } }',
  )
  expect([texts.page.next, texts.page.previous, problems]).toEqual(['Dalej', 'Previous', ''])
  expect([1, 3, 5].map((count) => counted(texts, texts.lists.pages, count))).toEqual([
    '1 strona',
    '3 strony',
    '5 stron',
  ])
})

test('texts of the theme are replaced one by one', () => {
  const { texts } = read('language: de\ntexts: { de: { page: { next: Nächste Seite } } }')
  expect([texts.page.next, texts.page.previous]).toEqual(['Nächste Seite', 'Zurück'])
})

test('a misspelt key, and a placeholder that the text does not have, are reported where they stand', () => {
  expect(read('texts:\n  en:\n    page: { nxt: More }\n    versions: { read: "See {verzion}" }').problems).toBe(
    'content/site.yaml:5:13  error  invalid-config\n' +
      '  "nxt" is not a known key\n' +
      '  fix: did you mean "next"?\n' +
      'content/site.yaml:6:23  error  invalid-config\n' +
      '  "{verzion}" is not a placeholder of this text\n' +
      '  fix: known names: {version}',
  )
})
