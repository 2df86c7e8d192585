import { expect, test } from 'vitest'
import { foldersWithSites, generatorOf } from '../../src/import/generators.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { otherSite } from '../../src/import/otherSites.ts'
import { imported, treeOf } from './imported.ts'

test.each([
  [['_config.yml', 'a.md'], /^it looks like a site of Jekyll: copy its Markdown/],
  [['doc/conf.py', 'doc/index.rst'], /^it looks like a site of Sphinx: convert its reStructuredText to Markdown first/],
  [['README.md', 'SUMMARY.md'], /^it looks like a site of GitBook: copy its Markdown/],
  [['docs/.vuepress/config.ts', 'docs/README.md'], /^it looks like a site of VuePress: .*; containers such as/],
  [['rspress.config.ts', 'docs/index.md'], /^it looks like a site of Rspress/],
  [['content/_meta.js', 'content/index.mdx'], /^it looks like a site of Nextra: .*; components are to be written as/],
  [['source.config.ts', 'content/docs/index.mdx'], /^it looks like a site of Fumadocs/],
  [
    ['website/siteConfig.js', 'docs/a.md'],
    /^it looks like a site of Docusaurus 1: move it to a later Docusaurus first, or/,
  ],
  [['docs.json'], /^it looks like a site of Mintlify/],
  [['modules/ROOT/pages/a.adoc', 'antora.yml'], /^it looks like a site of Antora: convert its AsciiDoc/],
  [['docs/nuxt.config.ts', 'docs/content/index.md'], /^it looks like a site of Nuxt Content: .*; components are to be/],
  [['zensical.toml', 'docs/index.md'], /^it looks like a site of Zensical: write its settings in "mkdocs.yml"/],
  [['a.md', 'docs/b.md'], /^it has 2 Markdown files without the configuration of a generator: copy its Markdown/],
  [['a.txt'], undefined],
])('what to do with %j, which is not imported, is said', (files, expected) => {
  if (expected === undefined) expect(otherSite({ files })).toBeUndefined()
  else expect(otherSite({ files })).toMatch(expected)
})

test('contents of Hugo without a configuration are a site, unless they are one of ours', async () => {
  const files = {
    '_index.md': '---\ntitle: The docs\n---\n[A](guide/a.md)',
    'guide/_index.md': '---\ntitle: Guide\nweight: 2\n---\n',
    'guide/a.md': '---\ntitle: A\n---\n{{% content "b.md" %}} is {{% available_from "v1.2" %}}, {{ $value }}',
    'guide/b.md': '---\ntitle: B\n---\nB {{< kbd x >}}',
  }
  expect(generatorOf(treeOf(files))?.kind).toBe('hugo')
  expect(generatorOf(treeOf({ 'content/_index.md': '', 'content/site.yaml': '' }))).toBeUndefined()
  const { page, left } = await imported(hugo, files)
  expect(page('site.yaml')).toContain('title: The docs')
  expect(page('index.md')).toContain('[A](./guide/a.md)')
  expect(page('guide/a.md')).toContain('B <kbd>x</kbd> is (available from v1.2), `{{ $value }}`')
  expect(left).toEqual(['no address of the site in the configuration at _index.md:1'])
})

test('contents may be in the folder that the configuration names, and are no site beside it', () => {
  const at = (config: string) =>
    treeOf({ 'site/hugo.toml': config, 'site/pages/_index.md': 'A', 'site/pages/b.md': 'B' })
  const expected = [{ folder: 'site', kind: 'hugo' }]
  expect(foldersWithSites(at('contentDir = "pages"'))).toEqual(expected)
  expect(foldersWithSites(at('[[module.mounts]]\nsource = "pages"\ntarget = "content"'))).toEqual(expected)
})
