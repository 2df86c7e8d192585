import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const site = (config: string, files: Files) =>
  imported(hugo, { 'hugo.toml': `baseURL = "https://x.example/"\ntitle = "T"\n${config}`, ...files })

test('links, menus and redirects lead to the lists of tags that are made here', async () => {
  const { page, left } = await site('[[menus.main]]\nname = "Tags"\nurl = "/tags/"\n', {
    'content/a.md':
      '---\ntags: [C++ Basics]\ncategories: [How to]\n---\n[all](/tags/) [How to](/categories/how-to/) [basics](/tags/cplusplus-basics/) [none](/tags/none/)',
  })
  expect(page('site.yaml')).toContain('to: /tags/')
  expect(page('a.md')).toContain(
    '[all](/tags/) [How to](/tags/how-to/) [basics](/tags/cplusplus-basics/) [none](/tags/none/)',
  )
  expect(left).toEqual(['link to a missing page or file at content/a.md:5'])
})
