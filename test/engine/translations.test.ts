import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate, translations } from '../../src/engine/translations.ts'
import { folderWith } from '../disk/folder.ts'
import { config } from '../site.ts'

const LANGUAGES = config('languages: [{ code: en, label: English }, { code: de, label: Deutsch }]')

test('a translation begins as a copy, is stale once the original changes, and up to date when that is noted', () => {
  const root = folderWith({ 'content/site.yaml': LANGUAGES, 'content/docs/a.md': 'One\n\nTwo\n' })
  const stateOf = () => translations({ root })[0]
  expect(stateOf()).toMatchObject({ language: 'de', pages: 1, missing: ['content/docs/a.md'] })
  expect(translate({ root }, 'de', 'docs/a.md')).toEqual({ path: 'content/de/docs/a.md', isNew: true })
  expect(readFileSync(join(root, 'content/de/docs/a.md'), 'utf8')).toBe('One\n\nTwo\n')
  expect(stateOf()).toMatchObject({ missing: [], stale: [], unknown: [] })
  writeFileSync(join(root, 'content/docs/a.md'), 'One\n\nTwo, changed\n')
  expect(stateOf()?.stale).toEqual([
    {
      original: 'content/docs/a.md',
      translation: 'content/de/docs/a.md',
      changes: [{ kind: 'changed', line: 3, translated: 3 }],
    },
  ])
  expect(translate({ root }, 'de', 'content/docs/a.md')).toEqual({ path: 'content/de/docs/a.md', isNew: false })
  expect(stateOf()?.stale).toEqual([])
})

test('the translations to a language can be listed alone', () => {
  const root = folderWith({ 'content/site.yaml': LANGUAGES, 'content/a.md': '# A' })
  expect(translations({ root }, 'de').map(({ language }) => language)).toEqual(['de'])
  expect(() => translations({ root }, 'fr')).toThrow('"fr" is not a language that the site is translated to')
})

test.each([
  [LANGUAGES, 'fr', 'a.md', '"fr" is not a language that the site is translated to; choose from de'],
  [LANGUAGES, 'de', 'b.md', '"b.md" is not a page in the language of the site; write it like "docs/setup.md"'],
  [config(''), 'de', 'a.md', 'the site has one language; add "languages" to content/site.yaml'],
  [LANGUAGES, 'en', 'a.md', '"en" is not a language that the site is translated to; choose from de'],
])('what cannot be translated is wrong usage', (site, language, page, message) => {
  const root = folderWith({ 'content/site.yaml': site, 'content/a.md': '# A' })
  expect(() => translate({ root }, language, page)).toThrow(message)
})
