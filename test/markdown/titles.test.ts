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
  ["import A from 'a'\nimport { B, c } from 'astro:b'\n\nexport const d = 1\n\n# Title\n\nText", 'Title'],
  ["import 'a'\n# Title", 'Title'],
  ["import A from 'a'\n\n## Second\n\nText", 'Second'],
  ['import it from the menu\n\n# Later', 'Intro'],
])('the title of %j is %s, also before the page is parsed', (text, title) => {
  expect(parse(text).value.title).toBe(title)
  const file = { path: sourcePath('content/docs/guide/intro.md'), text }
  expect(outlinePage(file, 'key', options).title).toBe(title)
})

test('a heading of another level that gives the title stays in the page', () => {
  expect(bodyOf('## Setup')).toContain('<h2 id="setup">Setup')
})

test('a title after imports leaves the body, and these are no description', () => {
  const text = 'import A from "a"\n\n# Title\n\nText'
  for (const pipeline of ['fast', 'reference'] as const)
    expect(bodyOf(text, { pipeline })).toBe('\n<p>import A from "a"</p>\n<p>Text</p>')
  expect(parse(text).value.description).toBe('Text')
})
