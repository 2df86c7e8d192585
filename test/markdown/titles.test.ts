import { expect, test } from 'vitest'
import { outlinePage } from '../../src/markdown/outlinePage.ts'
import { sourcePath } from '../../src/model/route.ts'
import { bodyOf, options, parse } from './parse.ts'

test.each([
  ['---\ntitle: A\n---\n\n# B', 'A'],
  ['# B\n\nText', 'B'],
  ['## Setup {#own}\n\nText', 'Setup'],
  ['Text\n\n## Setup', 'Intro'],
  ['Text', 'Intro'],
])('the title of %j is %s, also before the page is parsed', (text, title) => {
  expect(parse(text).value.title).toBe(title)
  const file = { path: sourcePath('content/docs/guide/intro.md'), text }
  expect(outlinePage(file, 'key', options).title).toBe(title)
})

test('a heading of another level that gives the title stays in the page', () => {
  expect(bodyOf('## Setup')).toContain('<h2 id="setup">Setup')
})
