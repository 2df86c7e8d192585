import { expect, test } from 'vitest'
import { config, type Files, problemsOf, site } from '../site.ts'

const pages = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`content/p${index}.md`, '# Same\n\nText.']))

test('a title of ten pages is reported once, one of nine is not', async () => {
  const told = async (count: number) =>
    (await site(pages(count))).found
      .filter(({ rule }) => rule === 'repeated-title')
      .map(({ file, message }) => `${file}: ${message}`)
  expect(await told(10)).toEqual(['content/p0.md: 10 pages have the title "Same"'])
  expect(await told(9)).toEqual([])
})

test('a page whose text is only front matter publishes no text', async () => {
  const { found } = await site({ 'content/a.md': '---\ntitle: A\n---\n<!-- nothing -->\n' })
  expect(found.map(({ file, rule }) => `${file} ${rule}`)).toContain('content/a.md empty-page')
})

test('pages of several versions may have one title', async () => {
  const ids = Array.from({ length: 10 }, (_, at) => `0.${at}`)
  const versions = ids.map((id) => `  - { id: "${id}", to: /docs/${id}/ }\n`).join('')
  const pages = Object.fromEntries(ids.map((id) => [`content/docs/${id}/index.md`, '# Same']))
  expect(await problemsOf({ 'content/site.yaml': config(`versions:\n${versions}`), ...pages })).toBe('')
})
