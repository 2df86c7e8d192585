import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { imported } from './imported.ts'
import { converted } from './onePage.ts'

const NOT_IMPORTED = ':::caution[Not imported]'

test.each([
  [
    '<div className="x">\n  <Tabs>\n    <TabItem label="A">a</TabItem>\n  </Tabs>\n</div>',
    '<div class="x">\n\n::::tabs\n:::tab[A]\na\n:::\n::::\n\n</div>',
  ],
  ['<div>\n| a | b |\n|---|---|\n| 1 | 2 |\n</div>', '<div>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n</div>'],
  ['<center>\n  <Badge text="new" />\n</center>', '<center>\n\n<span class="badge">new</span>\n\n</center>'],
  ['<div><Badge text="new" /></div>', '<div>\n\n<span class="badge">new</span>\n\n</div>'],
  ['<div id="b">\n  <Aside>a</Aside>\n</div>', '<div id="b">\n\n:::note\na\n:::\n\n</div>'],
  ["import A from 'a'\n<Aside>a</Aside>", ':::note\na\n:::'],
  [
    'export const Box = (p) => <div><h4>{p.t}</h4>{p.children}</div>\n\n<Box t="T">*a*</Box>',
    '<div><h4>T</h4>\n\n*a*\n\n</div>',
  ],
  ['<br />\n<Own />', `<br />\n\n${NOT_IMPORTED}\n\`<Own />\`\n:::`],
  ['<div>a</div>\n<Own />', `<div>a</div>\n\n${NOT_IMPORTED}\n\`<Own />\`\n:::`],
  ['- a\n  <div>\n    <Own />\n  </div>', `- a\n  <div>\n\n  ${NOT_IMPORTED}\n  \`<Own />\`\n  :::\n\n  </div>`],
])('what stands in %j is Markdown, not text in HTML', async (text, expected) => {
  const { page } = await converted('docusaurus', text)
  expect(page.replace(/[ \t]+$/gm, '')).toBe(`${expected}\n`)
})

test.each([
  [
    '1. a\n\n   <Own\n     b="1"\n   />',
    `1. a\n\n   ${NOT_IMPORTED}\n   \`\`\`jsx\n   <Own\n     b="1"\n   />\n   \`\`\`\n   :::`,
  ],
  ['<Own b={`c`} />', `${NOT_IMPORTED}\n\`\`<Own b={\`c\`} />\`\`\n:::`],
  ['A <Own b={`c`} /> {d(`e`)}', 'A ``<Own b={`c`} />`` ``{d(`e`)}``'],
])('what is left of %j is shown as it was written', async (text, expected) => {
  expect((await converted('docusaurus', text)).page).toBe(`${expected}\n`)
})

test.each([
  [
    "<Tabs items={['pnpm', 'n*m']}>\n<Tab>a</Tab>\n<Tab>b</Tab>\n</Tabs>",
    '::::tabs\n:::tab[pnpm]\na\n:::\n:::tab[n\\*m]\nb\n:::\n::::',
  ],
  [
    "<Tabs items={[{ label: 'A' }, 'B']}>\n<Tabs.Tab>a</Tabs.Tab>\n<Tabs.Tab value=\"C\">b</Tabs.Tab>\n</Tabs>",
    '::::tabs\n:::tab[A]\na\n:::\n:::tab[C]\nb\n:::\n::::',
  ],
  [
    '<FileTree>\n<FileTree.Folder name="src">\n<FileTree.File name="_a.ts" />\n</FileTree.Folder>\n</FileTree>',
    ':::file-tree\n- src/\n  - \\_a.ts\n:::',
  ],
  ['<Warning title="T">a</Warning>', ':::warning[T]\na\n:::'],
  ['<Note type="tip">\n  *a*\n</Note>', ':::tip\n*a*\n:::'],
  ['<Accordion title="Q?">\n  a\n</Accordion>', ':::details[Q?]\na\n:::'],
])('components that several MDX sites share have a meaning: %j', async (text, expected) => {
  expect(await converted('docusaurus', text)).toEqual({ page: `${expected}\n`, left: [] })
})

test.each([
  ['<Translate values={{ name: "Ada" }}>{"Hello {name}"}</Translate>', 'Hello Ada'],
  ['<Heading as="h3" id="own">One *more*</Heading>', '### One *more* {#own}'],
  [
    '<DocCard item={{ type: "link", href: "/p", label: "Page", description: "About" }} />',
    ':::cards\n- **[Page](./p.md)** About\n:::',
  ],
  ['<Tweet id="https://x.example/1" />', '[https://x.example/1](https://x.example/1)'],
  ['<Vimeo id="12" title="A film" />', '[A film](https://vimeo.com/12)'],
  ['Press <Kbd windows="Ctrl+A" mac="Cmd+A" />', 'Press <kbd>Ctrl</kbd>+<kbd>A</kbd> / <kbd>Cmd</kbd>+<kbd>A</kbd>'],
  ['Press <Kbd>Esc</Kbd>', 'Press <kbd>Esc</kbd>'],
])('%s shows what it says', async (text, expected) => {
  expect(await converted('starlight', text)).toEqual({ page: `${expected}\n`, left: [] })
})

test.each(['<Translate>{"Hello {name}"}</Translate>', '<Heading as="h2">\n*a*\n</Heading>', '<DocCard item={own} />'])(
  '%s is left, since what it shows is not known',
  async (text) => {
    expect((await converted('starlight', text)).left).toEqual([
      `<${/\w+/.exec(text)?.[0]}> at src/content/docs/p.mdx:1`,
    ])
  },
)

test('pictures beside programs are copied if a page imports them', async () => {
  const { page, written } = await imported(docusaurus, {
    'docusaurus.config.js': 'export default { title: "T", url: "https://x.example", baseUrl: "/" }',
    'docs/a.mdx': `import Plan from '@site/src/img/plan.svg'\n\n<Plan width="20" />\n<Badge text="new" />`,
    'docs/b.mdx': `import Lost from './lost.svg'\n\n<Lost />`,
    'docs/c.mdx': `import Plan from '@site/src/img/plan.svg'\n\n<Plan style={{ width: 20 }} />`,
    'src/img/plan.svg': '<svg/>',
    'src/img/other.svg': '<svg/>',
  })
  expect(page('docs/a.md')).toBe(
    '<img src="/assets-of-pages/img/plan.svg" alt="" width="20">\n\n<span class="badge">new</span>\n',
  )
  expect(page('docs/c.md')).toBe('<img src="/assets-of-pages/img/plan.svg" alt="" width="20">\n')
  expect(page('docs/b.md')).toContain(':::caution[Not imported]\n`<Lost />`')
  expect(Object.keys(written).filter((path) => path.endsWith('.svg'))).toEqual(['content/assets-of-pages/img/plan.svg'])
})

test('the text on a card of a page ends before what only the page knows', async () => {
  const { page } = await imported(docusaurus, {
    'docusaurus.config.js': 'export default { title: "T", url: "https://x.example", baseUrl: "/" }',
    'docs/index.mdx': '<DocCardList />',
    'docs/a.mdx': 'One. Two for {answer} and more.',
    'docs/b.mdx': 'The `{id}` of one.',
    'docs/c.mdx': 'Up to {most}.\n\nMore.',
  })
  expect(page('docs/index.md')).toContain(
    '- **[a](./a.md)** One.\n- **[b](./b.md)** The \\{id} of one.\n- **[c](./c.md)** More.',
  )
})

test('Markdown on the line of a summary is not printed as text', async () => {
  const { page, left } = await converted(
    'starlight',
    '<details><summary>S</summary>inner **x**</details>\n\n<details><summary>S</summary>\n\nplain</details>\n\n<details><summary>T</summary>plain</details>\n',
  )
  expect(page).toBe(
    '<details>\n\n<summary>S</summary>\n\ninner **x**\n\n</details>\n\n<details><summary>S</summary>\n\nplain</details>\n\n<details><summary>T</summary>plain</details>\n',
  )
  expect(left).toEqual([])
})

test('blocks that components within a line become stand on lines of their own', async () => {
  const { page, left } = await converted(
    'docusaurus',
    "import Mermaid from '@theme/Mermaid'\n\n- A <Mermaid value={`graph LR\n  A-->B`} /> after\n- B <DocCard item={{ label: 'C', href: 'https://c.example', description: 'x <b>y</b>' }} />\n",
  )
  expect(page).toBe(
    '- A \n\n  ```mermaid\n  graph LR\n  A-->B\n  ```\n\n   after\n- B \n\n  :::cards\n  - **[C](https://c.example)** x y\n  :::\n',
  )
  expect(left).toEqual([])
})

test('marks of code that have no counterpart are reported', async () => {
  const { page, left } = await converted(
    'starlight',
    '<Code code="a" mark={/a b/} />\n\n<Code code="a" ins={{ range: "1", label: "A" }} />\n\n<Code code="a" del={[1, lines()]} />\n\n<CodeBlock>{read()}</CodeBlock>',
  )
  expect(page).toBe(
    '```text\na\n```\n\n```text\na\n```\n\n```text del={1}\na\n```\n\n`{read()}`<!-- not imported: <CodeBlock> -->\n',
  )
  expect(left).toEqual([
    '<CodeBlock> at src/content/docs/p.mdx:7',
    'label of marked lines at src/content/docs/p.mdx:3',
    'marks of <Code> that only running the page would tell at src/content/docs/p.mdx:5',
    'pattern that marks words of code at src/content/docs/p.mdx:1',
    '{expression} at src/content/docs/p.mdx:7',
  ])
})

test('what a component shows by an expression is its value, or is left where only running the page would tell', async () => {
  const { page, left } = await converted(
    'starlight',
    `export const one = 'One'; export const code = \`let x = "\${one}"\`

<Aside title={one + ' more'}>a</Aside>

<Code code={code} lang="js" />

<Code code={read()} />

<Aside title={read()}>b</Aside>

<LinkCard title={\`Two \${one}\`} href="https://x.example" onClick={read()} />
`,
  )
  expect(page).toBe(`:::note[One more]
a
:::

\`\`\`js
let x = "One"
\`\`\`

:::caution[Not imported]
\`<Code code={read()} />\`
:::

:::note
b
:::

:::cards
- **[Two One](https://x.example)**
:::
`)
  expect(left).toEqual([
    '<Code> at src/content/docs/p.mdx:7',
    '<Aside> with a value of a program at src/content/docs/p.mdx:9',
  ])
})
