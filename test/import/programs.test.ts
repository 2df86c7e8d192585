import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import { imported } from './imported.ts'

const CONFIG = 'export default { title: "T", url: "https://x.example", baseUrl: "/" }'

test('a page in MDX shows values and pictures that it imports', async () => {
  const { page, left } = await imported(docusaurus, {
    'docusaurus.config.js': CONFIG,
    'package.json': '{ "version": "3.1.0", "engines": { "node": ">=20" } }',
    'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/p.mdx':
      "import pkg from '@site/package.json'\nimport Logo from '@site/static/img/logo.svg'\n\nVersion {pkg.version} for {pkg.engines.node}\n\n<Logo width={80} title=\"Us\" />",
  })
  expect(page('docs/p.md').trim()).toBe('Version 3.1.0 for >=20\n\n<img src="/img/logo.svg" alt="Us" width="80">')
  expect(left).toEqual([])
})

test('an entry of the bar without a label is named after its page, its description or its host', async () => {
  const items = `[{ type: 'doc', docId: 'p' }, { href: 'https://github.com/x', 'aria-label': 'Code' }, { href: 'https://www.y.example/' }]`
  const { written } = await imported(docusaurus, {
    'docusaurus.config.js': `export default { title: "T", url: "https://x.example", baseUrl: "/", themeConfig: { navbar: { items: ${items} } } }`,
    'docs/p.md': '# The page',
  })
  expect(written['content/site.yaml']).toMatch(/label: The page\n[\s\S]*label: Code\n[\s\S]*label: y\.example\n/)
})

test('an unlisted page is unlisted here, too', async () => {
  const { page, left } = await imported(docusaurus, {
    'docusaurus.config.js': CONFIG,
    'docs/p.md': '---\ntitle: T\nunlisted: true\n---\nText',
  })
  expect(page('docs/p.md')).toBe('---\ntitle: T\nunlisted: true\n---\n\nText\n')
  expect(left).toEqual([])
})

test('a configuration may import a value of a file of data, and cards have their pictograms', async () => {
  const { written, page, left } = await imported(vitepress, {
    '.vitepress/config.js':
      'import { version } from "../package.json"\nexport default { title: "T " + version, sitemap: { hostname: "https://x.example" } }',
    'package.json': '{ "version": "2.3.4" }',
    'index.md':
      '---\nlayout: home\nhero: { name: T }\nfeatures: [{ icon: ⚡️, title: Fast }, { icon: bolt, title: Own, details: One, linkText: Learn more }]\n---\n',
  })
  expect(written['content/site.yaml']).toContain('title: T 2.3.4\n')
  expect(page('index.md')).toContain('features:\n  - title: Fast\n    icon: ⚡️\n  - title: Own\n    details: One\n')
  expect(left).toContain('icon in features at index.md:1')
})

test('the domain of a book is its address', async () => {
  const { written } = await imported(mdbook, {
    'book.toml': '[book]\ntitle = "T"\n[output.html]\ncname = "book.example"\n',
    'src/SUMMARY.md': '- [P](p.md)',
    'src/p.md': '# P',
  })
  expect(written['content/site.yaml']).toContain('url: https://book.example\n')
})
