import { expect, test } from 'vitest'
import { GENERATORS, generatorOf } from '../../src/import/generators.ts'
import { importSite } from '../../src/import/importSite.ts'
import { loadParser } from '../../src/markdown/mdast.ts'
import { imported, treeOf } from './imported.ts'
import { treeNamed } from './trees/tree.ts'

const KINDS = GENERATORS.map(({ kind }) => kind)
const parse = await loadParser()

/** Each tree is imported once for all tests, which only look at it. */
const TREES = new Map(GENERATORS.map((generator) => [generator.kind, imported(generator, treeNamed(generator.kind))]))

async function importedTree(kind: (typeof KINDS)[number]) {
  const tree = await TREES.get(kind)
  if (!tree) throw new Error(`there is no generator "${kind}"`)
  return tree
}

test.each(KINDS)('%s is recognised by its configuration, and a second import gives the same', (kind) => {
  const tree = treeOf(treeNamed(kind))
  const generator = generatorOf(tree)
  expect(generator?.kind).toBe(kind)
  if (!generator) return
  const once = () => importSite({ tree, generator, components: new Map() })
  expect(once()).toEqual(once())
})

test.each(KINDS)('%s gives the same with the fast parser', async (kind) => {
  const generator = GENERATORS.find((each) => each.kind === kind)
  const { files, rows } = await importedTree(kind)
  const tree = treeOf(treeNamed(kind))
  const fast = generator && importSite({ tree, generator, parse, components: new Map(), siteFolder: 'new' })
  expect(fast).toMatchObject({ files, rows })
})

test.each([
  [
    'docusaurus',
    'docs/next/install.md',
    [
      '![Acme logo](/img/logo.svg#only-light)![Acme logo](/img/dark.svg#only-dark)',
      '<span>Hello, Ann.</span>',
      '#### Deep {#deep-id}',
    ],
  ],
  ['docusaurus', 'docs/next/guides/tabs.md', [':::cards\n- **[Code](./code.md)**']],
  ['docusaurus', 'docs/next/install.md', ['<a href="https://www.youtube.com/watch?v=abc123">A video</a>']],
  [
    'starlight',
    'guides/components.md',
    ['```js title="code.js" {1}\nconsole.log(', '![Acme](/assets-of-pages/logo.svg)'],
  ],
  [
    'starlight',
    'guides/components.md',
    [':::cards\n- **[Start](./start.md)**\n- **[CLI](../reference/cli.md)** All commands.\n:::'],
  ],
  ['starlight', 'guides/start.md', ['```js title="app.js" {1} ins={1} del={2}\n']],
  [
    'vitepress',
    'guide/markdown.md',
    [
      '<img src="/logo.svg" alt="Logo" width="40">',
      '`<Demo :count="3" />`',
      '<div class="custom">',
      '<span>`{{ raw }}`',
    ],
  ],
  ['vitepress', 'guide/includes.md', ['Can be created.\n', '## Usage line\n\nTyping']],
  [
    'mkdocs',
    'guide/blocks.md',
    [
      'x=\\sum_{k=0}^{\\infty}\\frac{(-1)^k}',
      '<figure>\n\n<img src="/img/dot.png" alt="Alt" width="300">\n\n<figcaption>',
    ],
  ],
  ['mkdocs', 'guide/start.md', ['`Cras`\n:   Aliquam metus.\n\n    Second paragraph.', '*[HTML]: Hyper Text']],
  ['mkdocs', 'reference/cli.md', ['`::: acme.cli`']],
  [
    'hugo',
    'docs/blocks.md',
    ['[![Alt](/images/pic.png)](https://acme.example)', '```go {2,3-4} lines', ':::details[Summary]{open}'],
  ],
  ['hugo', 'docs/start.md', [':::tab[Mac]\n```sh\nbrew install acme\n```', ':::tab[One]\nFirst']],
  ['hugo', 'docs/install/index.md', ['![Pic](./pic.png "Title")', '[Start](../start.md)']],
  ['mdbook', 'guide/start.md', ['# not hidden', ':::warning\n\nA **warning** box.\n\n:::']],
  ['mdbook', 'guide/reading.md', ['$ echo run']],
] as const)('%s: %s has %j', async (kind, path, expected) => {
  const { page } = await importedTree(kind)
  expect(expected.filter((each) => !page(path).includes(each))).toEqual([])
})

test('each version of a Docusaurus site has its address, its sidebar and an entry in the picker', async () => {
  const { written, left } = await importedTree('docusaurus')
  const text = written['content/site.yaml'] ?? ''
  expect(text).toContain(`versions:
  - id: '1.0'
    to: /docs/
  - id: next
    banner: unreleased
    to: /docs/next/
`)
  // Lists of tags are of the latest version alone.
  expect(text).toContain('/docs/next/tags/code/: /docs/next/\n')
  expect(text).toContain(`  docs-next:
    label: Docs next
    items:
      - docs/next/index.md
      - docs/next/install.md
      - category: Guides
        route: /docs/next/guides-index/
        collapsed: true
`)
  expect(left).toContain('redirects of file extensions at docusaurus.config.js:1')
  expect(written['content/de/docs/next/intro.md'] ?? '').toContain('# Einführung')
})
