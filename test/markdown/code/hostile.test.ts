import { expect, test } from 'vitest'
import { loadHighlighter } from '../../../src/markdown/code/loadHighlighter.ts'
import { MODE_LANGUAGES } from '../../../src/markdown/code/modes/modeLanguages.ts'
import { TREE_LANGUAGES } from '../../../src/markdown/code/trees/treeLanguages.ts'
import { plainLines, textOfLine } from '../../../src/model/code.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'

const NAMES = [...TREE_LANGUAGES, ...MODE_LANGUAGES].flatMap(({ names }) => names.split(' ').slice(0, 1))
const { highlight } = await loadHighlighter(NAMES)

const linesOf = (text: string): string => text.replace(/.{100}/gs, '$&\n').slice(0, 90_000)

test('a megabyte of minified script is plain text, at once', async () => {
  const script = 'function f(a){return a?.b??{c:[1,"x"]}};'.repeat(25_000)
  let lines: unknown
  const seconds = await cpuSeconds(() => {
    lines = highlight(script, 'javascript')
  })
  expect(lines).toEqual(plainLines(script))
  expect(seconds).toBeLessThan(1)
})

test.each(NAMES)('brackets without end, strings without end: every character of %s is kept', (language) => {
  for (const text of ['(', '[{', '<a>', '"', "'", '`${', '/*', '$(', '<<E\n', 'a:\n ', '- ']) {
    for (const code of [linesOf(text.repeat(3000)), text.repeat(100_000), `${text}\n`.repeat(300)])
      expect(highlight(code, language).map(textOfLine).join('\n') === code, JSON.stringify(text)).toBe(true)
  }
})

test('time grows with the length of code, not with its square', async () => {
  const seconds = (language: string, code: string) => cpuSeconds(() => highlight(code, language))
  for (const [language, text] of [
    ['javascript', '<'],
    ['php', '/*\n'],
    ['yaml', '&a '],
    ['bash', '"$('],
  ] as const) {
    const short = linesOf(text.repeat(10_000 / text.length))
    const long = linesOf(text.repeat(80_000 / text.length))
    await seconds(language, short)
    expect(await seconds(language, long), language).toBeLessThan(30 * (await seconds(language, short)) + 0.5)
  }
})
