import { expect, test } from 'vitest'
import { outlinePage } from '../../src/markdown/outlinePage.ts'
import { sourcePath } from '../../src/model/route.ts'
import { options, parse } from './parse.ts'

const outlineOf = (text: string) =>
  outlinePage({ path: sourcePath('content/docs/guide/intro.md'), text }, 'key', options)

test.each([
  '# Title\n\nText.',
  '\n\n#   Title  ##\n',
  '# In C#\n',
  '# The *long* `title` {#own-id}\n',
  '# {{brand}} title\n',
  '---\ntitle: Written\nsidebar: { label: Short, position: 2 }\n---\n# Other\n',
  '---\ntags: [a]\n---\n\n# Title\n',
  'Text.\n\n# Later\n',
  '```\n# comment\n```\n',
  '',
])('the outline of %j has the title, the route and the front matter of the page', (text) => {
  const { title, route, frontMatter, source } = parse(text).value
  expect(outlineOf(text)).toMatchObject({ title, route, frontMatter, source })
})
