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
