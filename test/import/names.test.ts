import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import { imported } from './imported.ts'

test('shortcodes and components that are named as methods of JavaScript are not known', async () => {
  const ofHugo = await imported(hugo, {
    'hugo.toml': 'title = "T"\nbaseURL = "https://x.example/"',
    'content/a.md': 'A {{< constructor >}} and {{< toString >}}.',
  })
  expect(ofHugo.page('a.md')).toBe('A `{{< constructor >}}` and `{{< toString >}}`.\n')
  const ofVitepress = await imported(vitepress, {
    '.vitepress/config.ts': 'export default { title: "T", sitemap: { hostname: "https://x.example" } }',
    'a.md': 'A <hasOwnProperty /> and <valueOf />.',
  })
  expect(ofVitepress.page('a.md')).toBe('A `<hasOwnProperty />` and `<valueOf />`.\n')
})

test('a page with a name of dots does not take the place of the home page', async () => {
  const { left, page } = await imported(vitepress, {
    '.vitepress/config.ts': 'export default { title: "T", sitemap: { hostname: "https://x.example" } }',
    '...md': 'Dots.',
    'index.md': 'Home.',
  })
  expect(page('index.md')).toBe('Home.\n')
  expect(left).toEqual(['page whose name has only dots and underscores at ...md:1'])
})
