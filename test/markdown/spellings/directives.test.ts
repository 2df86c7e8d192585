import { expect, test } from 'vitest'
import { fastParser, loadParser } from '../../../src/markdown/mdast.ts'
import { respellDirectives } from '../../../src/markdown/spellings/respellDirectives.ts'
import { bodyOf, problemsOf } from '../parse.ts'

test.each([
  [':::{note}\nText\n:::', ':::note\nText\n:::'],
  [':::{tip} T [a]\nText\n:::', ':::tip[T [a]]\nText\n:::'],
  ['::: tip Mind *this*\nText\n:::', ':::tip[Mind *this*]\nText\n:::'],
  [':::tip Mind *this*\nText\n:::', ':::tip[Mind *this*]\nText\n:::'],
  ['::: warning\nText\n:::', ':::warning\nText\n:::'],
  [':::tip{title="A [b] title"}\nText\n:::', ':::tip[A [b] title]\nText\n:::'],
  [":::note{title='T' #box}\nText\n:::", ':::note[T]{#box}\nText\n:::'],
  [':::tip{title=T #box}\nText\n:::', ':::tip[T]{#box}\nText\n:::'],
  [':::tip{#box title=T}\nText\n:::', ':::tip[T]{#box}\nText\n:::'],
  ['::: details More {open}\nText\n:::', ':::details[More]{open}\nText\n:::'],
  ['- item\n\n  ::: tip T\n  Text\n  :::', '- item\n\n  :::tip[T]\n  Text\n  :::'],
  ['> ::: tip T\n> Text\n> :::', '> :::tip[T]\n> Text\n> :::'],
  [':::: info A\n::: tip B\nText\n:::\n::::', '::::info[A]\n:::tip[B]\nText\n:::\n::::'],
  ['::: tip Array[0\nText\n:::', ':::tip[Array\\[0]\nText\n:::'],
  ['::: tip [a] and b\nText\n:::', ':::tip[\\[a\\] and b]\nText\n:::'],
])('%j is %j', (written, ours) => {
  expect(bodyOf(written)).toBe(bodyOf(ours))
  expect(problemsOf(written)).toEqual([])
})

test.each(['```md\n::: tip Title\n```', '    ::: tip Title', '<!--\n::: tip Title\n-->'])(
  'what shows a directive shows it as it is written: %j',
  (text) => {
    expect(bodyOf(text)).not.toContain(':::tip')
  },
)

// Another parser than ours takes ten times as long for a page.
test('a text with directives that are spelled otherwise is read by the fast parser alone', async () => {
  const parse = fastParser(await loadParser(), () => {
    throw new Error('the reference was asked')
  })
  const ours = (text: string) => respellDirectives(text, { parseMdast: parse, ownDirectives: undefined }).text
  expect(ours('::: tip Mind\nText\n:::\n\n- :::note T\n  Text\n  :::\n\n```md\n:::tip T\n```\n')).toBe(
    ':::tip[Mind]\nText\n:::\n\n- :::note[T]\n  Text\n  :::\n\n```md\n:::tip T\n```\n',
  )
})

test('a directive after a quote with an unclosed fence is one', () => {
  expect(bodyOf('> ```\n- ::: tip T\n  Text\n  :::')).toBe(bodyOf('> ```\n- :::tip[T]\n  Text\n  :::'))
})

test('a directive that nobody has is still reported', () => {
  expect(problemsOf('::: nope Title\nText\n:::')[0]).toContain('1:1 warning unknown-directive')
})

test('problems keep their lines', () => {
  expect(problemsOf('::: tip T\nText\n:::\n\n[x](javascript:y)').map((problem) => problem.split(' ')[0])).toEqual([
    '5:1',
  ])
})

test('the fences of a code group are tabs with their names as labels', () => {
  const group = '::: code-group\n```sh [npm]\nnpm i\n```\n```bash title="yarn"\nyarn\n```\n```ts\nx\n```\n:::'
  const tabs =
    '::::tabs\n:::tab[npm]\n```sh\nnpm i\n```\n:::\n:::tab[yarn]\n```bash\nyarn\n```\n:::\n:::tab[ts]\n```ts\nx\n```\n:::\n::::'
  expect(bodyOf(group)).toBe(bodyOf(tabs))
  expect(problemsOf(group)).toEqual([])
})

test('text in a code group is reported', () => {
  expect(problemsOf(':::code-group\nText\n:::')).toEqual([
    '2:1 warning unknown-directive: ":::code-group" contains text outside its tabs → write only code blocks in it',
  ])
})
