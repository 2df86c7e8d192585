import { expect, test } from 'vitest'
import { docusaurus } from '../../src/import/docusaurus/docusaurus.ts'
import { imported } from './imported.ts'
import { converted } from './onePage.ts'

const DOCUSAURUS = 'docusaurus.config.js'
const config = (more: string): string => `module.exports = { title: 'T', url: 'https://x.example', ${more} }`

test('addresses and comparisons that MDX does not allow are text, and the rest of the page is converted', async () => {
  const written = `import A from './a'

<https://x.example/a> or <me@x.example>, a <5 and b <= 6

<Tabs><TabItem value="a">A</TabItem></Tabs>`
  expect(await converted('docusaurus', written)).toEqual({
    page: `<https://x.example/a> or <me@x.example>, a <5 and b <= 6

::::tabs

:::tab[a]
A
:::

::::
`,
    left: [],
  })
})

test('a tag or a brace that cannot be parsed is left alone, at its place', async () => {
  const written = `import A from './a'

One <b> two

Three \`x\`{#id} four

<Admonition type="tip">

Five

</Admonition>`
  const { page, left } = await converted('docusaurus', written)
  expect(page).toBe(`One <b> two

Three \`x\`{#id} four

:::tip

Five

:::
`)
  expect(left.map((each) => each.replace(/ \(note:.*\)/, ''))).toEqual([
    'MDX that cannot be parsed: Could not parse expression with acorn at docs/p.mdx:5',
    'MDX that cannot be parsed: Expected a closing tag for `<b>` (3:5-3:8) before the end of `paragraph` at docs/p.mdx:3',
  ])
})

test('HTML across paragraphs, which MDX does not allow, is HTML in Markdown', async () => {
  const written =
    '<details><summary markdown="span"><b>A</b></summary>\n\n:::tip\n\nB\n\n:::\n\n</details>\n\n{/* c */}'
  expect(await converted('docusaurus', written)).toEqual({
    page: `${written.replace('{/* c */}', '<!-- c -->')}\n`,
    left: [],
  })
})

test('a page with too many mistakes is left as it is', async () => {
  const written = `<Tabs>${'\n\n{#a}'.repeat(40)}\n`
  const { page, left } = await converted('docusaurus', written)
  expect(page).toBe(written)
  expect(left).toHaveLength(1)
})

test('pages of Docusaurus are Markdown where the site or the page says so', async () => {
  const text = 'a {b} <br>\n\n:::tip\nc\n:::\n'
  const { page, left } = await imported(docusaurus, {
    [DOCUSAURUS]: config("markdown: { format: 'detect' }"),
    'docs/a.md': text,
    'docs/b.mdx': '{/* c */}\n\nd',
    'docs/c.mdx': `---\nmdx: { format: md }\n---\n${text}`,
  })
  expect(page('docs/a.md')).toBe(text)
  expect(page('docs/b.md')).toBe('<!-- c -->\n\nd\n')
  expect(page('docs/c.md')).toBe(text)
  expect(left).toEqual([])
})

test('braces in formulas are not expressions where a plugin reads formulas', async () => {
  const { page } = await imported(docusaurus, {
    [DOCUSAURUS]: `import math from 'remark-math'\n${config('')}`,
    'docs/a.md': 'a $x^{10}$ {/* b */} and $5^{t_s}$, for $3 to {"you"} and $4',
  })
  expect(page('docs/a.md')).toBe('a $x^{10}$ <!-- b --> and $5^{t_s}$, for $3 to you and $4\n')
})

test('admonitions that a Docusaurus site adds are notes with their names as titles', async () => {
  const { page, left } = await imported(docusaurus, {
    [DOCUSAURUS]: config("presets: [['classic', { docs: { admonitions: { keywords: ['security', 'tip'] } } }]]"),
    'docs/a.md': ':::security[Keys]\na\n:::\n\n:::security\nb\n:::\n\n:::tip\nc\n:::',
  })
  expect(page('docs/a.md')).toBe(':::note[Keys]\na\n:::\n\n:::note[security]\nb\n:::\n\n:::tip\nc\n:::\n')
  expect(left).toEqual([])
})

test('comments in code that a Docusaurus site marks lines by mark them here', async () => {
  const { page, left } = await imported(docusaurus, {
    [DOCUSAURUS]: config(
      "themeConfig: { prism: { magicComments: [{ className: 'bad', line: 'This will error', block: { start: 'bad-start', end: 'bad-end' } }] } }",
    ),
    'docs/a.md':
      '```js\na()\n// This will error\nb()\n/* bad-start */\nc()\nd()\n/* bad-end */\n```\n\n// This will error',
  })
  expect(page('docs/a.md')).toBe('```js {2,3,4}\na()\nb()\nc()\nd()\n```\n\n// This will error\n')
  expect(left).toEqual([])
})

test('the label of a tab that is written in JSX is its text', async () => {
  const tab = '<Tabs>\n<TabItem value="a" label={<>A <b>new</b>{" one"}</>}>\n\nx\n\n</TabItem>\n</Tabs>'
  expect((await converted('docusaurus', tab)).page).toContain(':::tab[A new one]')
})

test('an ideal image of Docusaurus is a picture', async () => {
  const { page, left } = await imported(docusaurus, {
    [DOCUSAURUS]: config(''),
    'docs/a.mdx':
      "import Ideal from '@theme/IdealImage';\nimport one from './one.png';\n\n<IdealImage img={one} alt=\"One\" />",
    'docs/one.png': 'png',
  })
  expect(page('docs/a.md')).toBe('![One](/docs/one.png)\n')
  expect(left).toEqual([])
})

test('a fence may hold lines of a file', async () => {
  const { page, left } = await imported(docusaurus, {
    [DOCUSAURUS]: config(''),
    'docs/a.md':
      '```js file=./x.js title="X"\n```\n\n- ```js file=<rootDir>/docs/x.js#L2-L3\n  ```\n\n```js file=./x.js#L2\n```\n\n```js file=./x.js#L3-\n```\n\n```js file=./none.js\nold\n```\n',
    'docs/x.js': '1\n2\n3\n4\n',
  })
  expect(page('docs/a.md')).toBe(
    '```js title="X"\n1\n2\n3\n4\n```\n\n- ```js\n  2\n  3\n  ```\n\n```js\n2\n```\n\n```js\n3\n4\n```\n\n```js\nold\n```\n',
  )
  expect(left).toEqual(['fence with file= at docs/a.md:13'])
})

test('braces of templates in a text of JavaScript are code', async () => {
  expect((await converted('docusaurus', 'a {`{{ b }}`} {`c`}')).page).toBe('a `{{ b }}` c\n')
})

test('a film is a link', async () => {
  expect((await converted('docusaurus', '<ReactPlayer url="https://x.example/v" />')).page).toBe(
    '[Video](https://x.example/v)\n',
  )
})
