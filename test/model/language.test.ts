import { expect, test } from 'vitest'
import { directionOf } from '../../src/model/language.ts'
import { site } from '../site.ts'

test.each([
  ['ar', true],
  ['ar-EG', true],
  ['he', true],
  ['fa', true],
  ['ur', true],
  ['az', false],
  ['az-Arab', true],
  ['ar-Latn', false],
  ['en', false],
  ['ja', false],
  ['xx', false],
])('%s is written from right to left: %s', (language, expected) => {
  expect(directionOf(language)).toBe(expected ? 'rtl' : 'ltr')
})

test('a page has its language, and its direction where that is from right to left', async () => {
  const config = 'title: P\nurl: https://p.example.com\nlanguage: '
  const pages = await Promise.all(
    ['ar-eg', 'pt-br'].map((language) => site({ 'content/site.yaml': config + language })),
  )
  expect(pages.map(({ html }) => /<html[^>]*>/.exec(html('/'))?.[0])).toEqual([
    '<html lang="ar-EG" dir="rtl" data-theme="light">',
    '<html lang="pt-BR" data-theme="light">',
  ])
})
