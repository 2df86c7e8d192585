import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { imported } from './imported.ts'

const config = (docs: string, more = ''): string =>
  `module.exports = { title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: ${docs} }]], ${more} }`

test('sidebars of old versions name pages by their version, too', async () => {
  const { page, left } = await imported(docusaurus, {
    'docusaurus.config.js': config('{}'),
    'versions.json': '["1.0"]',
    'docs/a.md': '# A\n',
    'versioned_docs/version-1.0/guide/b.md': '# B\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "version-1.0/docs": ["version-1.0/guide/b"] }',
  })
  expect(left).toEqual([])
  expect(page('site.yaml')).toContain('  docs:\n    label: Docs\n    items:\n      - docs/guide/b.md\n')
})

test('the last version has the sidebars that the bar names, whatever its address is', async () => {
  const { page, left } = await imported(docusaurus, {
    'docusaurus.config.js': config(
      "{ sidebarPath: './sidebars.js', lastVersion: 'current', versions: { current: { path: 'next' } } }",
      "themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Docs' }, { type: 'docSidebar', sidebarId: 'gone', label: 'Gone' }] } }",
    ),
    'sidebars.js': 'module.exports = { main: ["a"] }',
    'versions.json': '["1.0"]',
    'docs/a.md': '# A\n',
    'versioned_docs/version-1.0/a.md': '# A\n',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["a"] }',
  })
  expect(left).toEqual(['configuration: navigation to a missing sidebar: gone at docusaurus.config.js:1'])
  expect(page('site.yaml')).toContain('navigation:\n  - label: Docs\n    sidebar: main\n    position: left\n')
  expect(page('site.yaml')).toContain('  main-1.0:\n    label: Main 1.0\n')
})

test('docs plugins may each have a sidebar of one name', async () => {
  const { page } = await imported(docusaurus, {
    'docusaurus.config.js': config(
      "{ sidebarPath: './a.js' }",
      `plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk', sidebarPath: './b.js' }]],
       themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'main', docsPluginId: 'sdk', label: 'SDK' }] } }`,
    ),
    'a.js': 'module.exports = { main: ["a"] }',
    'b.js': 'module.exports = { main: ["b"] }',
    'docs/a.md': '# A\n',
    'sdk/b.md': '# B\n',
  })
  expect(page('site.yaml')).toContain('    sidebar: sdk-main\n')
  expect(page('site.yaml')).toContain('  main:\n    label: Main\n    items:\n      - docs/a.md\n  sdk-main:\n')
})

test('links to what the latest version has no more lead to the page in their own version, or in the newest that has it', async () => {
  const { page, left, brokenBefore } = await imported(docusaurus, {
    'docusaurus.config.js': config('{ lastVersion: "3.0" }'),
    'versions.json': '["3.0", "2.0", "1.0"]',
    'versioned_docs/version-3.0/a.md': '[b](/docs/b) [none](/docs/none)\n',
    'versioned_docs/version-2.0/a.md': '# A\n',
    'versioned_docs/version-2.0/b.md': '# B\n',
    'versioned_docs/version-1.0/b.md': '# B\n',
    'versioned_docs/version-1.0/c.md': '[a](/docs/a) [b](/docs/b)\n',
  })
  expect(page('docs/a.md')).toBe('[b](./2.0/b.md) [none](/docs/none)\n')
  expect(page('docs/1.0/c.md')).toBe('[a](../a.md) [b](./b.md)\n')
  expect(left).toEqual([])
  expect(brokenBefore).toEqual(['link at versioned_docs/version-3.0/a.md:1'])
})
