import { expect, test } from 'vitest'
import type { Generator } from '../../src/import/generator.ts'
import { hugo } from '../../src/import/hugo/hugo.ts'
import { mkdocs } from '../../src/import/mkdocs/mkdocs.ts'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import type { Files } from '../site.ts'
import { imported } from './imported.ts'
import { converted, SITES } from './onePage.ts'

test.each([
  ['<Details>\n<summary>More `x`</summary>\n\nText\n\n</Details>', ':::details[More `x`]\n\n\nText\n\n:::'],
  ['<Details summary={<summary>More</summary>}>\n\nText\n\n</Details>', ':::details[More]\n\nText\n\n:::'],
  ['A <b dangerouslySetInnerHTML={{ __html: "<i>c</i>" }} />', 'A <b><i>c</i></b>'],
  [
    '```mdx-code-block\n<Tabs>\n<TabItem value="A">\n```\n\n```js\na\n```\n\n```mdx-code-block\n</TabItem>\n</Tabs>\n```',
    '::::tabs\n:::tab[A]\n\n\n```js\na\n```\n\n\n:::\n::::',
  ],
  ['<CodeBlock language="js" showLineNumbers>let a</CodeBlock>', '```js lines\nlet a\n```'],
  [
    '<CodeBlock language="js" metastring="{1,3} title=\'a.js\'">let a</CodeBlock>',
    '```js title="a.js" {1,3}\nlet a\n```',
  ],
  [`export const n = 2\n\n<CodeBlock>{\`let a = \${n}\`}</CodeBlock>`, '```text\nlet a = 2\n```'],
  ['<CodeBlock language="md">{"```js\\n```"}</CodeBlock>', '````md\n```js\n```\n````'],
])('Docusaurus: %j', async (text, expected) => {
  const { page, left } = await converted('docusaurus', text)
  expect(page.trimEnd()).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  [
    'import a from \'~/assets/a.svg\'\n\n![A](~/assets/a.svg)\n\n<Image src={a} alt="B" />',
    '![A](/assets-of-pages/a.svg)\n\n![B](/assets-of-pages/a.svg)',
  ],
  ['export const code = `let a`\n\n<Code code={code} lang="js" />', '```js\nlet a\n```'],
  [
    '<Code code="a" mark={[1, { range: "3-4" }]} ins={2} del="a" startLineNumber={5} />',
    '```text {1,3-4} ins={2} del={1} lines=5\na\n```',
  ],
  ['export const marks = [1, "b"]\n\n<Code code={"a\\nb"} mark={marks} />', '```text {1,2}\na\nb\n```'],
  ['---\nbanner:\n  content: New <b>one</b>\n---\n\nText', ':::note{title=""}\nNew <b>one</b>\n:::\n\n\nText'],
  ['<YouTube id="https://youtu.be/x" />', '[Video](https://youtu.be/x)'],
  ['<Icon name="approve-check" /> a <Icon name="right-arrow" />', ':icon[check] a :icon[arrow-right]'],
  ['<Icon name="star" /> a\n\n{/* no */}Shown', ':icon[star] a\n\nShown'],
  [
    '<CardGrid>\n\t<Card title="One" icon="star">\n\t\tEdit `a`\n\t\tor not.\n\t</Card>\n\t<LinkCard title="Two" href="https://x.example" />\n</CardGrid>',
    ':::cards\n- :icon[star] **One**\n\n  Edit `a`\nor not.\n- **[Two](https://x.example)**\n:::',
  ],
  [
    '- a\n\n  <Card title="One *" icon="star">\n  Edit `a`\n  </Card>\n\n<Card title="Two" href="https://x.example">More</Card>',
    '- a\n\n  :::cards\n  - :icon[star] **One \\***\n\n    Edit `a`\n  :::\n\n:::cards\n- **[Two](https://x.example)** More\n:::',
  ],
  ['<CardGrid>\n<Card title="One">\n- a\n- b\n</Card>\n</CardGrid>', ':::info[One]\n- a\n- b\n:::'],
])('Starlight: %j', async (text, expected) => {
  const { page, left } = await converted('starlight', text)
  expect(page.trim()).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  ['> !!! note\n>     Mind', '> :::note\n> Mind\n> :::'],
  [
    '- a\n\n    > Text\n    >\n    > ??? tip "More"\n    >\n    >     > !!! note\n    >     >     Mind\n    >\n    > End',
    '- a\n\n    > Text\n    >\n    > ::::details[More]\n    >\n    > > :::note\n    > > Mind\n    > > :::\n    > ::::\n    >\n    > End',
  ],
  ['>a\n>\n> ```\n> !!! note\n>     b\n> ```', '>a\n>\n> ```\n> !!! note\n>     b\n> ```'],
])('MkDocs: %j', async (text, expected) => {
  const { page, left } = await converted('mkdocs', text)
  expect(page.trim()).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  ['```js-vue\na\n```', '```js\na\n```'],
  ['![A](https://x.example/a.png){width=50%}', '<img src="https://x.example/a.png" alt="A" width="50%">'],
  ['<div v-pre>{{ a }}</div>', '<div><code>{{ a }}</code></div>'],
  ['<!--@include: @/more.md{1,1}-->', 'More'],
])('VitePress: %j', async (text, expected) => {
  const { page, left } = await converted('vitepress', text)
  expect(page.trim()).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  ['{{< highlight go "linenos=table,hl_lines=2,linenostart=5" >}}\na\n{{< /highlight >}}', '```go {2} lines=5\na\n```'],
  ['{{< highlight go "hl_lines=[1,\'3-4\']" >}}\na\n{{< /highlight >}}', '```go {1,3-4}\na\n```'],
  ['{{% children %}}', ':::cards\n- **[Other](./other.md)** About it\n:::'],
])('Hugo: %j', async (text, expected) => {
  const { page, left } = await converted('hugo', text)
  expect(page.trim()).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  ['```python,hidelines=!\n!import x\na\n```', '```python\na\n```'],
  ['```python\n~hidden\n  ~hidden\na\n```', '```python\na\n```'],
  ['```admonish example\nText\n```', ':::info[Example]\nText\n:::'],
  ['```admonish example collapsible=true\nText\n```', ':::details[Example]\nText\n:::'],
  ['```admonish tip ""\nText\n```', ':::tip{title=""}\nText\n:::'],
  ['{{#tabs }}\n{{#tab name="A" }}\na\n{{#endtab }}\n{{#endtabs }}', '::::tabs\n:::tab[A]\na\n:::\n::::'],
  ['{{#include parts/a.md}}', 'First\nSecond'],
])('mdBook: %j', async (text, expected) => {
  const { page, left } = await converted('mdbook', text)
  expect(page.trim()).toBe(expected)
  expect(left).toEqual([])
})

test.each([
  ['A {% raw %}{{ a }} and `{{ b }}`{% endraw %}', 'A `{{ a }}` and `{{ b }}`'],
  ['{% raw %}\n```\n{{ a }}\n```\n{% endraw %}', '```\n{{ a }}\n```'],
])('MkDocs: %j', async (text, expected) => {
  const { page, left } = await converted('mkdocs', text)
  expect(page.trim()).toBe(expected)
  expect(left).toEqual([])
})

test('entries and links for the lists of posts and tags of MkDocs lead to these', async () => {
  const { written, left } = await imported(mkdocs, {
    'mkdocs.yml': 'site_url: https://x.example/\nplugins: [blog]\nnav: [index.md, blog/index.md]\n',
    'docs/index.md': '---\ntags: [Foo]\n---\n# Home\n\n[All](blog/index.md) and [tags](labels.md)',
    'docs/labels.md': '# Labels\n\n[TAGS]\n',
    'docs/blog/index.md': '# News',
    'docs/blog/posts/a.md': '---\ndate: 2024-01-31\ncategories: [Big News]\n---\n# A',
  })
  expect(written['content/site.yaml']).toContain('- to: /blog/\n        label: News')
  expect(written['content/index.md']).toContain('[All](/blog/) and [tags](/tags/)')
  expect(written).not.toHaveProperty('content/labels.md')
  for (const redirect of [
    '/labels/: /tags/',
    '/blog/category/big-news/: /tags/big-news/',
    '/blog/archive/2024/: /blog/',
  ])
    expect(written['content/site.yaml']).toContain(redirect)
  expect(left).toEqual([])
})

test.each(['docusaurus', 'vitepress', 'mkdocs'])(
  'a page of %s has the title of its heading, and the label of its front matter',
  async (kind) => {
    const site = SITES[kind]
    if (!site) throw new Error(`there is no site of "${kind}"`)
    const { page } = await imported(site.generator, {
      ...site.config,
      [site.source]: '---\ntitle: Short\n---\n\n# Long',
    })
    expect(page(site.page)).toBe('---\nsidebar:\n  label: Short\n---\n\n# Long\n')
  },
)

test('formulas in shortcodes of Hugo are drawn, and pictures that are not found are left', async () => {
  const { written, left } = await imported(hugo, {
    'hugo.toml': 'title = "T"\n',
    'content/p.md': '{{< katex >}}x^2{{< /katex >}}\n\n{{< imgproc logo* Fill "1x1" />}}\n',
  })
  expect(written['content/site.yaml']).toContain('math: true')
  expect(left).toContain('{{< imgproc >}} at content/p.md:3')
})

const SUB_SUP: [string, Generator, Files][] = [
  [
    'VitePress',
    vitepress,
    {
      '.vitepress/config.js':
        "import sub from 'markdown-it-sub'\nexport default { title: 'T', markdown: { config: (md) => md.use(sub) } }",
      'p.md': 'H~2~O x^2^',
    },
  ],
  [
    'Hugo',
    hugo,
    {
      'hugo.toml': 'title = "T"\n[markup.goldmark.extensions.extras.subscript]\nenable = true\n',
      'content/p.md': 'H~2~O x^2^',
    },
  ],
]

test.each(SUB_SUP)(
  '%s writes text lower and higher where its configuration says so',
  async (_name, generator, files) => {
    expect((await imported(generator, files)).page('p.md')).toContain('H<sub>2</sub>O x<sup>2</sup>')
  },
)

test('an entry of the menu of Hugo without a weight is the last', async () => {
  const { written } = await imported(hugo, {
    'hugo.toml':
      '[[menu.main]]\nname = "Code"\nurl = "https://x.example"\n[[menu.main]]\nname = "Docs"\nurl = "/docs/"\nweight = 1\n',
    'content/docs/_index.md': 'Text',
  })
  expect(written['content/site.yaml']).toMatch(/label: Docs[\s\S]*label: Code/)
})

test('headings of Hugo show dashes and ellipses, and keep the ids of what is written', async () => {
  const { page } = await converted(
    'hugo',
    '## The `--c` -- and --all --- or...\n\n[up](#the---c----and---all-----or)\n',
  )
  expect(page).toBe(
    '## The `--c` &#8211; and &#8211;all &#8212; or&#8230; {#the---c----and---all-----or}\n\n[up](#the---c----and---all-----or)\n',
  )
})

test.each([
  ['<Tabs defaultValue="b"><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>', true],
  ['<Tabs defaultValue="a"><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>', false],
  ['<Tabs>\n<TabItem value="a">\nA\n</TabItem>\n<TabItem value="b" default>\nB\n</TabItem>\n</Tabs>', true],
  ['<Tabs defaultIndex="1"><Tabs.Tab>A</Tabs.Tab><Tabs.Tab>B</Tabs.Tab></Tabs>', true],
  ['<Tabs><TabItem value="a">A</TabItem></Tabs>', false],
])('tabs that open at another one than the first are reported: %s', async (text, isReported) => {
  const { left } = await converted('docusaurus', text)
  expect(left).toEqual(isReported ? ['tabs that do not open at the first one at docs/p.mdx:1'] : [])
})
