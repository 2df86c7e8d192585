import { expect, test } from 'vitest'
import { vitepress } from '../../src/import/vitepress/vitepress.ts'
import { imported } from './imported.ts'

const ofVitepress = (page: string) =>
  imported(vitepress, { '.vitepress/config.js': 'export default { title: "V" }', 'index.md': page })

test('comments that mark lines of code stand at their ends', async () => {
  const { page } = await ofVitepress('```js\na // [!code ++]\nb // [!code ++] is said of c\n```\n')
  expect(page('index.md')).toContain('```js ins={1}\na\nb // [!code ++] is said of c\n```')
  const alone = await ofVitepress('- ```js\n  a\n  // [!code highlight:2]\n  b\n  c\n  /* [!code --] */\n  d\n  ```\n')
  expect(alone.page('index.md')).toContain('- ```js {2-3} del={4}\n  a\n  b\n  c\n  d\n  ```')
})

test.each([
  ['```js', '```js'],
  ['``` {1}', '```text {1}'],
  ['```{linenos=true}', '```text lines'],
  ['```{.python title="a.py"}', '```python title="a.py"'],
  ['```:line-numbers', '```text lines'],
  ['```', '```'],
])('the first word of a fence is its language, also if only its marks are written: %s', async (written, expected) => {
  const { page } = await ofVitepress(`${written}\na // x\n\`\`\`\n`)
  expect(page('index.md')).toContain(`${expected}\na // x\n`)
})
