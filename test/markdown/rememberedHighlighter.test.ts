import { expect, test } from 'vitest'
import { rememberedHighlighter } from '../../src/markdown/code/rememberedHighlighter.ts'
import { bodyOf, options, parse } from './parse.ts'

const CODE =
  '```ts title="x.ts" {2}\nconst a = "<b>&"\n\nlet c = `d <i>`\n```\n\n```json showLineNumbers\n{ "x": [1, true] }\n```\n'

const languages = new Set(['ts', 'json'])

/** A text, coloured as its earlier version was. */
function asBefore(earlier: string, text: string): { body: string; hasMissed: boolean } {
  const highlighter = rememberedHighlighter(parse(earlier).value.code, languages)
  return { body: bodyOf(text, { highlighter }), hasMissed: highlighter.hasMissed() }
}

test('code that an earlier version has is coloured as it was, whatever the text around it, its marks and its title', () => {
  const edited = `New.\n\n${CODE.replace('x.ts" {2}', 'y.ts" {3}')}\nMore.\n`
  expect(asBefore(`# Old\n\n${CODE}`, edited)).toEqual({ body: bodyOf(edited), hasMissed: false })
})

test('other code, or the same in another language, is not known', () => {
  expect(asBefore(CODE, '```ts\nlet a\n```').hasMissed).toBe(true)
  expect(asBefore(CODE, '```js\n{ "x": [1, true] }\n```').hasMissed).toBe(true)
  expect(asBefore('Text.', CODE).hasMissed).toBe(true)
})

test('a text without code misses nothing', () => {
  expect(asBefore(CODE, 'Text.').hasMissed).toBe(false)
  expect(options.highlighter.languages.size).toBeGreaterThan(languages.size)
})
