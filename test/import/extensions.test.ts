import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mdbook } from '../../src/import/mdbook/mdbook.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { starlight } from '../../src/import/starlight/starlight.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'

const MORE: Files = { 'includes/a.md': 'Part *a*.\n', 'includes/b.md': 'Part b.\n' }

/** A site with one page, by its generator: the page, and what it becomes, without its front matter. */
const SITES: { [kind: string]: { generator: Generator; config: Files; source: string; page: string } } = {
  docusaurus: {
    generator: docusaurus,
    config: { 'docusaurus.config.js': 'module.exports = { title: "T", url: "https://x.example", baseUrl: "/" }' },
    source: 'docs/p.mdx',
    page: 'docs/p.md',
  },
  starlight: {
    generator: starlight,
    config: {
      'astro.config.mjs': 'export default { integrations: [starlight({ title: "T" })], site: "https://x.example" }',
      'a.js': 'let a\n',
    },
    source: 'src/content/docs/p.mdx',
    page: 'p.md',
  },
  vitepress: {
    generator: vitepress,
    config: { '.vitepress/config.js': 'export default { title: "T", sitemap: { hostname: "https://x.example" } }' },
    source: 'p.md',
    page: 'p.md',
  },
  mkdocs: {
    generator: mkdocs,
    config: { 'mkdocs.yml': 'site_name: T\nsite_url: https://x.example/\nextra: { version: 1.10 }\n', ...MORE },
    source: 'docs/p.md',
    page: 'p.md',
  },
  hugo: {
    generator: hugo,
    config: {
      'hugo.toml': 'baseURL = "https://x.example/"\ntitle = "T"\n[params]\nversion = "1.10"\n',
      'a.go': 'package a\n',
    },
    source: 'content/p.md',
    page: 'p.md',
  },
  mdbook: {
    generator: mdbook,
    config: { 'book.toml': '[book]\ntitle = "T"\n', 'src/SUMMARY.md': '- [P](p.md)\n' },
    source: 'src/p.md',
    page: 'p.md',
  },
}

test.each([
  ['docusaurus', '---\nauthor: Ann\n---\n\nBy {frontMatter.author}', 'By Ann'],
  ['docusaurus', 'Let $f\\colon\\R^{2k}$ be\n\n{/* note */}', 'Let $f\\colon\\R^{2k}$ be\n\n<!-- note -->'],
  ['docusaurus', 'export const Hi = ({ children }) => (\n  <b>{children}</b>\n)\n\n<Hi>*green*</Hi>', '*green*'],
  ['docusaurus', 'export function Hi(props) {\n  return <p><b>{props.children}</b></p>\n}\n\n<Hi>green</Hi>', 'green'],
  ['docusaurus', '<BrowserOnly>{() => <p>Here</p>}</BrowserOnly>', '<p>Here</p>'],
  ['starlight', '<LinkCard title="P" href="/p/" />', ':::cards\n- **[P](./p.md)**\n:::'],
  [
    'starlight',
    'import a from "../../../a.js?raw"\n\n<Code code={a} lang="js" title="a.js" />',
    '```js title="a.js"\nlet a\n```',
  ],
  ['starlight', '```js showLineNumbers startLineNumber=5\na\n```', '```js lines=5\na\n```'],
  ['starlight', '---\ntitle: T\n---\n\nIt is {frontmatter.title}.', 'It is T.'],
  ['vitepress', '---\ntitle: T\n---\n\nIt is {{ $frontmatter.title }}.', 'It is T.'],
  ['vitepress', '```js:line-numbers=2\na\n```', '```js lines=2\na\n```'],
  ['vitepress', '<img :src="withBase(\'/a.png\')" alt="A">', '<img src="/a.png" alt="A">'],
  ['vitepress', '::: v-pre\nIt is {{ x }} and `{{ y }}`.\n:::', 'It is `{{ x }}` and `{{ y }}`.'],
  ['vitepress', 'It is <span v-pre>{{ x }}</span>.', 'It is <span>`{{ x }}`</span>.'],
  ['mkdocs', 'It is {{ version }} of {{ config.site_name }}.', 'It is 1.10 of T.'],
  [
    'mkdocs',
    'It {--was--} {++is++} {~~a~>b~~} {==so==}{>>hm<<}',
    'It <del>was</del> <ins>is</ins> <del>a</del><ins>b</ins> <mark>so</mark>',
  ],
  ['mkdocs', 'Use `#!python range()` and `#!/bin/sh`', 'Use `range()` and `#!/bin/sh`'],
  ['mkdocs', '/// warning | Mind\nText\n///', ':::warning[Mind]\nText\n:::'],
  ['mkdocs', '/// details | More\n    type: tip\n    open: True\nText\n///', ':::details[More]{open}\n\n\nText\n:::'],
  ['mkdocs', '--8<--\nincludes/a.md\nincludes/b.md\n--8<--', 'Part *a*.\nPart b.'],
  ['mkdocs', '{% include-markdown "includes/a.md" %}', 'Part *a*.'],
  [
    'mkdocs',
    '<div class="grid cards" markdown>\n\n-   :material-x:{ .lg } __A__\n\n    ---\n\n    B\n\n</div>',
    ':::cards\n-   __A__\n\n    B\n:::',
  ],
  ['mkdocs', '{!includes/a.md!}', 'Part *a*.'],
  ['hugo', '---\nlevel: 3\n---\n\nIt is {{< param version >}}, {{% param "level" %}}.', 'It is 1.10, 3.'],
  ['hugo', 'Write {{</* ref "x" */>}} or `{{%/* note */%}}`', 'Write `{{< ref "x" >}}` or `{{% note %}}`'],
  [
    'hugo',
    '{{< filetree/container >}}\n  {{< filetree/folder name="a" >}}\n    {{< filetree/file name="b" >}}\n  {{< /filetree/folder >}}\n{{< /filetree/container >}}',
    '- **a/**\n  - `b`',
  ],
  [
    'hugo',
    '## {{% heading "whatsnext" %}}\n\nA {{< glossary_tooltip text="Pod" term_id="pod" >}}',
    "## What's next\n\nA Pod",
  ],
  ['hugo', '{{< deprecated-in 0.1 >}}\nUse x.\n{{< /deprecated-in >}}', '**Deprecated in 0.1**\n\nUse x.'],
  ['hugo', '{{< readfile file="a.go" code="true" lang="go" >}}', '```go\npackage a\n```'],
  ['hugo', '{{< columns >}}\nA\n<--->\nB\n{{< /columns >}}', 'A\n\nB'],
  ['hugo', '{{< rawhtml >}}\n<b>x</b>\n{{< /rawhtml >}}', '<b>x</b>'],
  ['mdbook', '```admonish warning "Mind"\n*Text*\n```', ':::warning[Mind]\n*Text*\n:::'],
  ['mdbook', '```admonish tip collapsible=true, title="More"\nText\n```', ':::details[More]\nText\n:::'],
])('%s: %j', async (kind, text, expected) => {
  const site = SITES[kind]
  if (!site) throw new Error(`there is no site of "${kind}"`)
  const { page, left } = await imported(site.generator, { ...site.config, [site.source]: text })
  expect(page(site.page).replace(/^---\n[\s\S]*?\n---\n\n/, '')).toBe(`${expected}\n`)
  expect(left.filter((each) => each.includes(` at ${site.source}:`) && !each.startsWith('front matter'))).toEqual([])
})

test('a key of front matter that only a theme has read is left once', async () => {
  const page = '---\ntitle: T\nown: x\n---\n\nText'
  const { left } = await imported(mkdocs, {
    'mkdocs.yml': 'site_name: T\nsite_url: https://x.example/\n',
    'docs/a.md': page,
    'docs/b.md': page,
  })
  expect(left).toEqual(['front matter: own at docs/a.md:1'])
})

test('a component inside a tag is marked without Markdown, which would be text there', async () => {
  const { page, left } = await imported(starlight, {
    ...SITES['starlight']?.config,
    'src/content/docs/p.mdx': '<p><Since v="4" /></p>',
  })
  expect(page('p.md')).toBe('<p><code>&lt;Since v="4" /></code></p>\n')
  expect(left).toContain('<Since> at src/content/docs/p.mdx:1')
})
