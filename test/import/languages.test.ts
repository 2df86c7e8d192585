import { expect, test } from 'vitest'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { imported } from './imported.ts'

const pagesOf = async (files: Record<string, string>) => {
  const { written } = await imported(hugo, files)
  return Object.keys(written).filter((path) => path.endsWith('.md'))
}

test('translations of Hugo pages stand below their language, by file name or by folder', async () => {
  const config =
    'baseURL = "https://x.example/"\ntitle = "T"\ndefaultContentLanguage = "en"\n[languages.en]\n[languages.de]\n'
  expect(
    await pagesOf({
      'hugo.toml': config,
      'content/_index.md': '# Home',
      'content/docs/a.en.md': '# A',
      'content/docs/a.de.md': '# A',
      'content/docs/b.v2.md': '# B',
    }),
  ).toEqual(['content/de/docs/a.md', 'content/docs/a.md', 'content/docs/b.v2.md', 'content/index.md'])
  const folders = config
    .replace('[languages.en]', '[languages.en]\ncontentDir = "content/en"')
    .replace('[languages.de]', '[languages.de]\ncontentDir = "content/de"')
  expect(
    await pagesOf({
      'hugo.toml': folders,
      'content/en/_index.md': '# Home',
      'content/en/a.md': '# A',
      'content/de/a.md': '# A',
    }),
  ).toEqual(['content/a.md', 'content/de/a.md', 'content/index.md'])
})

test('a configuration in several files is read as one', async () => {
  const { written } = await imported(hugo, {
    'config/_default/hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n',
    'config/_default/menus.en.toml': '[[main]]\nname = "A"\npageRef = "/a"\n',
    'config/_default/params.yaml': 'description: About T\n',
    'content/_index.md': '# Home',
    'content/a.md': '# A',
  })
  expect(written['content/site.yaml']).toBe(`title: T
tagline: About T
url: https://x.example
navigation:
  - label: A
    to: /a/
    position: left
`)
})
