import { expect, test } from 'vitest'
import { docusaurus } from '../../../src/import/docusaurus/docusaurus.ts'
import { hugo } from '../../../src/import/hugo/hugo.ts'
import { mdbook } from '../../../src/import/mdbook/mdbook.ts'
import { mkdocs } from '../../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../../src/import/starlight/starlight.ts'
import { vitepress } from '../../../src/import/vitepress/vitepress.ts'
import type { Files } from '../../site.ts'
import { imported } from '../imported.ts'

const SITE = 'title: "T", url: "https://x.example", baseUrl: "/"'

const ofDocusaurus = async (page: string, files: Files = {}, keys = '') => {
  const { left, brokenBefore, unfinished } = await imported(docusaurus, {
    'docusaurus.config.js': `module.exports = { ${SITE}${keys} }`,
    'docs/a.md': page,
    ...files,
  })
  return { left, brokenBefore, unfinished }
}

test('links to what no file could be are listed apart, and leave nothing to do', async () => {
  expect(await ofDocusaurus('[page](/docs/gone) [file](./gone.md)\n\n![](/img/gone.png)\n')).toEqual({
    left: [],
    brokenBefore: ['link at docs/a.md:1', 'link at docs/a.md:1', 'link at docs/a.md:3'],
    unfinished: 0,
  })
})

test('links to files that an import leaves out are left', async () => {
  const files = {
    'src/pages/shop.tsx': 'export default () => <Shop items={load()} />',
    'docs/_draft/plan.md': '# Plan',
    'src/pages/people/[name].tsx': 'export default () => <Person of={load()} />',
  }
  const { left, brokenBefore } = await ofDocusaurus(
    '[Shop](/shop), [Plan](/docs/draft/plan),\n[Plan](_draft/plan.md),\n[Ada](/people/ada), [Gone](/shop/gone)\n',
    files,
  )
  expect(left.filter((each) => each.startsWith('link'))).toEqual([1, 1, 2, 3].map(missing))
  expect(brokenBefore).toEqual(['link at docs/a.md:3'])
})

test('links to a page whose address is written in another way are left', async () => {
  const { left, brokenBefore } = await ofDocusaurus('[B](/docs/Set_Up)\n', { 'docs/set-up.md': '# B' })
  expect([left, brokenBefore]).toEqual([[missing(1)], []])
})

test('links to lists and feeds that a generator makes are left', async () => {
  const { brokenBefore } = await ofDocusaurus('[tag](/docs/tags/x) [feed](/blog/rss.xml) [posts](/blog/archive)\n')
  expect(brokenBefore).toEqual([])
})

test('only generators that make lists of pages may have had the list that a link leads to', async () => {
  const lists = '[1](/tags/x/)\n[2](/blog/category/y/)\n[3](/people/ada/)\n'
  const sites = await Promise.all([
    imported(mkdocs, { 'mkdocs.yml': 'site_url: https://x.example\n', 'docs/a.md': lists }),
    imported(hugo, { 'hugo.toml': 'title = "T"', 'content/a.md': `---\npeople: [ada]\n---\n${lists}` }),
    imported(vitepress, { '.vitepress/config.ts': 'export default {}', 'a.md': lists }),
    imported(mdbook, { 'book.toml': '', 'src/SUMMARY.md': '[A](a.md)', 'src/a.md': lists }),
  ])
  expect(sites.map(({ brokenBefore }) => brokenBefore)).toEqual([
    ['link at docs/a.md:3'],
    [],
    ['link at a.md:1', 'link at a.md:2', 'link at a.md:3'],
    ['link at src/a.md:1', 'link at src/a.md:2', 'link at src/a.md:3'],
  ])
})

test('where a program may make pages, every link is left', async () => {
  const link = '[x](/docs/api/get)\n'
  const plugins = (list: string): string => `, plugins: [${list}]`
  const [searched, made, own, unsure] = await Promise.all([
    ofDocusaurus(link, {}, plugins('"docusaurus-lunr-search"')),
    ofDocusaurus(link, {}, plugins('["docusaurus-plugin-openapi-docs", {}]')),
    ofDocusaurus(link, { 'plugins/api.js': 'module.exports = () => ({ contentLoaded() {} })' }),
    imported(mkdocs, {
      'mkdocs.yml': 'site_url: https://x.example\nplugins: [gen-files]\n',
      'docs/a.md': '[x](gone.md)',
    }),
  ])
  expect([searched, made, own, unsure].map(({ brokenBefore }) => brokenBefore.length)).toEqual([1, 0, 0, 0])
})

test('links out of the tree, and out of the base of a site, may lead somewhere', async () => {
  const { brokenBefore } = await imported(starlight, {
    'astro.config.mjs':
      'import starlight from "@astrojs/starlight"\nexport default { site: "https://x.example", base: "/docs", integrations: [starlight({ title: "T" })] }',
    'src/content/docs/a.md': '---\ntitle: A\n---\n[shop](/shop/) [code](../../../../code.md)\n\n[gone](/docs/gone/)\n',
  })
  expect(brokenBefore).toEqual(['link at src/content/docs/a.md:6'])
})

const missing = (line: number): string => `link to a missing page or file at docs/a.md:${line}`
