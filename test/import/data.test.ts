import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { readData } from '../../src/import/read/data.ts'
import { imported } from './imported.ts'

test.each([
  ['yaml', 'version: 1.10\ncode: 007\nposition: 2', { version: '1.10', code: '007', position: 2 }],
  ['yaml', 'emoji: !!python/name:material.extensions.emoji.twemoji\nurl: !ENV URL', { emoji: null, url: 'URL' }],
  ['toml', 'title = "T"\nweight = 2', { title: 'T', weight: 2 }],
  ['json', '{ "a": [1, null] }', { a: [1, null] }],
] as const)('%s is read: %s', (format, text, value) => {
  expect(readData(text, format)).toEqual({ kind: 'value', value })
})

test.each([
  ['json', '{\n  "a": 1,\n}', 3, 'this is not valid JSON'],
  ['json', '{\n  "a": ,\n}', 2, 'this is not valid JSON'],
  ['toml', 'a = 1\nb = \n', 2, 'Invalid TOML document: invalid value'],
  ['yaml', 'a: 1\na: 2', 2, 'the key "a" is defined twice'],
] as const)('%s that is not valid is named with its line: %s', (format, text, line, reason) => {
  expect(readData(text, format)).toEqual({ kind: 'invalid', line, reason })
})

const CONFIG = 'export default { title: "T", url: "https://x.example", baseUrl: "/" }'

test('a broken file of a configuration is listed with its place, and ends nothing', async () => {
  const { left } = await imported(docusaurus, {
    'docusaurus.config.js': `import more from './more.json'\nimport helper from './helper'\n${CONFIG.replace('title', 'm: more, h: helper, title')}`,
    'more.json': '{\n  "a" 1\n}',
    'helper.js': 'export default {\n  a: window.x,\n}',
    'versions.json': '["1.0",\n',
    'docs/a.md': '# A',
    'docs/folder/_category_.json': '{\n"label" }',
    'docs/folder/b.md': '---\ntitle: [\n---\n# B',
  })
  expect(left).toEqual([
    'configuration: this is not valid JSON at more.json:2',
    'configuration: this is not valid JSON at versions.json:2',
    'configuration: this is not valid JSON at docs/folder/_category_.json:2',
    'configuration: the value of "a" at helper.js:2',
    'configuration: the value of "m" at docusaurus.config.js:3',
    'front matter: this line is not indented enough to continue the value above it at docs/folder/b.md:3',
  ])
})

test.each([
  [
    'mkdocs.yml',
    mkdocs,
    'site_url: https://x.example\nsite_name: A\nsite_name: B\n',
    'configuration: the key "site_name" is defined twice',
    3,
  ],
  ['hugo.toml', hugo, 'title = "A"\nbaseURL =\n', 'configuration: Invalid TOML document: invalid value', 2],
] as const)('%s that is not valid is listed with its line', async (file, generator, text, what, line) => {
  const { left } = await imported(generator, { [file]: text, 'docs/index.md': '# A', 'content/_index.md': '# A' })
  expect(left).toEqual([`${what} at ${file}:${line}`, `no address of the site in the configuration at ${file}:1`])
})
