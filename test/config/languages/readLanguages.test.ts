import { expect, test } from 'vitest'
import { config, problemsOf, site } from '../../site.ts'

const configOf = async (more: string) => (await site({ 'content/site.yaml': config(more) })).site.config

test('the first of several languages is that of the site; the addresses of the others begin with their tags as written', async () => {
  const { language, root, languages } = await configOf(
    'languages: [{ code: en, label: English }, { code: pt-br, label: Português }]',
  )
  expect([language, root]).toEqual(['en', '/'])
  expect(languages.map(({ code, root: at }) => [code, at])).toEqual([
    ['en', '/'],
    ['pt-br', '/pt-br/'],
  ])
})

test.each([
  ['blogs: [{ folder: news, title: News, route: /de/news/ }]', '/de/news/', '/news/'],
  ['apis: [{ spec: a.yaml, route: /de/ }]', '/de/', '/'],
  ['versions: [{ id: "1", label: One, to: /de/v1 }]', '/de/v1/', '/v1/'],
])('%s is at an address of another language, which is an error', async (more, at, meant) => {
  const { problems } = await site({
    'content/site.yaml': config(`languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n${more}\n`),
  })
  expect(problems).toContain(
    `invalid-config\n  "${at}" is below "/de/", where the pages in the language "de" are\n` +
      `  fix: write "${meant}", whose translation is below "/de/"`,
  )
})

test('a folder of a language has the letters of its tag in the configuration', async () => {
  const { html, problems } = await site({
    'content/site.yaml': config(
      'language: en-US\nlanguages: [{ code: en-us, label: English }, { code: zh-cn, label: 中文 }]\n' +
        'texts: { zh-CN: { page: { skip: 跳到正文 } } }\n',
    ),
    'content/a.md': '# A',
    'content/zh-cn/a.md': '# 甲',
  })
  expect(problems).toBe('')
  expect(html('/zh-cn/a/')).toContain('跳到正文')
  expect(html('/zh-cn/a/')).toContain('<meta property="og:locale" content="zh_CN"/>')
  expect(html('/a/')).toContain('hrefLang="zh-cn" href="https://developer.example.com/zh-cn/a/"')
})

test('the letters of a folder decide where its tag is written in others', async () => {
  const { html, problems } = await site({
    'content/site.yaml': config('languages: [{ code: en, label: English }, { code: fr-ca, label: Français }]\n'),
    'content/a.md': '# A\n\n[Home](index.md)',
    'content/fr-CA/a.md': '# À\n\n[Accueil](index.md)',
  })
  expect(problems).toBe('')
  expect(html('/fr-CA/a/')).toContain('<html lang="fr-CA"')
  expect(html('/a/')).toContain('hrefLang="fr-CA" href="https://developer.example.com/fr-CA/a/"')
  expect(html('/fr-CA/')).toContain('<html lang="fr-CA"')
})

test('"language" chooses another one of them', async () => {
  const { languages } = await configOf(
    'language: de\nlanguages: [{ code: en, label: English }, { code: de, label: Deutsch }]',
  )
  expect(languages.map(({ code, root }) => [code, root])).toEqual([
    ['de', '/'],
    ['en', '/en/'],
  ])
})

test('a list with one language is a site in that language', async () => {
  expect(await configOf('languages: [{ code: fr, label: Français }]')).toMatchObject({ language: 'fr', languages: [] })
})

test('languages that contradict each other, or the rest of the file, are reported', async () => {
  const text = config(
    'language: fr\nlanguages:\n  - { code: en-us, label: English }\n  - { code: en-US, label: English }\n' +
      '  - { code: de, label: Deutsch, apis: { openapi/a.yaml: openapi/a.de.yaml } }\n',
  )
  expect(await problemsOf({ 'content/site.yaml': text })).toBe(
    'content/site.yaml:5:13  error  invalid-config\n' +
      '  "languages" does not list "fr", the language of the site\n' +
      '  fix: add "- { code: fr, label: … }", or set "language" to one of the list\n' +
      'content/site.yaml:6:13  error  invalid-config\n' +
      '  the language "en-US" is listed twice\n' +
      '  fix: remove one\n' +
      'content/site.yaml:7:57  error  invalid-config\n' +
      '  "apis" has no document "openapi/a.yaml"\n' +
      '  fix: add it under "apis", or remove its translation',
  )
})
