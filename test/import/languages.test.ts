import { expect, test } from 'vitest'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const pagesOf = async (files: Record<string, string>, generator: Generator = hugo) => {
  const { written } = await imported(generator, files)
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
  ).toEqual([
    'content/de/docs/a.md',
    'content/docs/a.md',
    'content/docs/b.v2.md',
    'content/docs/index.md',
    'content/index.md',
  ])
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
  const files: Files = {
    'config/_default/hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n',
    'config/_default/menus.en.toml': '[[main]]\nname = "A"\npageRef = "/a"\n',
    'config/_default/params.yaml': 'description: About T\n',
    'content/_index.md': '# Home',
    'content/a.md': '# A',
  }
  const { written } = await imported(hugo, files)
  expect(written['content/site.yaml']).toBe(`title: T
tagline: About T
url: https://x.example
navigation:
  - label: A
    to: /a/
    position: left
`)
  const { 'config/_default/hugo.toml': main = '', 'config/_default/menus.en.toml': menus = '', ...rest } = files
  const beside = { ...rest, 'hugo.toml': main, 'config/_default/menus/menus.en.toml': menus }
  expect((await imported(hugo, beside)).written['content/site.yaml']).toBe(written['content/site.yaml'])
})

test('translations of MkDocs pages stand below their language, by file name or by folder', async () => {
  const config = (options: string) => `site_name: T\nplugins:\n  - i18n:\n${options}`
  const languages = '      languages:\n        - { locale: en, default: true }\n        - { locale: de }\n'
  const suffixed = { 'docs/index.md': '# T', 'docs/a.en.md': '# A', 'docs/a.de.md': '# A', 'docs/b.v.md': '# B' }
  const expected = ['content/a.md', 'content/b.v.md', 'content/de/a.md', 'content/index.md']
  for (const written of [languages, '      default_language: en\n      languages: { en: E, de: D }\n']) {
    const pages = await pagesOf({ 'mkdocs.yml': config(written), ...suffixed }, mkdocs)
    expect(pages.toSorted()).toEqual(expected)
  }
  const folders = { 'docs/en/index.md': '# T', 'docs/en/a.md': '# A', 'docs/de/a.md': '# A' }
  const options = `      docs_structure: folder\n${languages}`
  const pages = await pagesOf({ 'mkdocs.yml': config(options), ...folders }, mkdocs)
  expect(pages.toSorted()).toEqual(['content/a.md', 'content/de/a.md', 'content/index.md'])
})

test('.pages of MkDocs order folders unless the site has a navigation', async () => {
  const files = { 'docs/a.md': '# A', 'docs/sub/b.md': '# B', 'docs/sub/.pages': 'title: S\n' }
  const writtenWith = async (config: string) =>
    Object.keys((await imported(mkdocs, { ...files, 'mkdocs.yml': config })).written)
  expect(await writtenWith('site_name: T\n')).toContain('content/sub/.pages')
  expect(await writtenWith('site_name: T\nnav:\n  - a.md\n')).not.toContain('content/sub/.pages')
})
