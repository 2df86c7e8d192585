import { expect, test } from 'vitest'
import { converted } from './onePage.ts'

const NOT_IMPORTED = ':::caution[Not imported]'

test.each([
  [
    '<div className="x">\n  <Tabs>\n    <TabItem label="A">a</TabItem>\n  </Tabs>\n</div>',
    '<div class="x">\n\n::::tabs\n:::tab[A]\na\n:::\n::::\n\n</div>',
  ],
  ['<div>\n| a | b |\n|---|---|\n| 1 | 2 |\n</div>', '<div>\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n</div>'],
  ['<center>\n  <Badge text="new" />\n</center>', '<center>\n\n**new**\n\n</center>'],
  ['<div><Badge text="new" /></div>', '<div>\n\n**new**\n\n</div>'],
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
