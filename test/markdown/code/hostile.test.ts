import { expect, test } from 'vitest'
import { loadHighlighter } from '../../../src/markdown/code/loadHighlighter.ts'
import { MODE_LANGUAGES } from '../../../src/markdown/code/modes/modeLanguages.ts'
import { TREE_LANGUAGES } from '../../../src/markdown/code/trees/treeLanguages.ts'
import { plainLines, textOfLine } from '../../../src/model/code.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'
import { hostileCode, inLines } from './hostileCode.ts'

const NAMES = [...TREE_LANGUAGES, ...MODE_LANGUAGES].flatMap(({ names }) => names.split(' ').slice(0, 1))
const { highlight } = await loadHighlighter(NAMES)

const hostile = hostileCode({ lines: 5_000, line: 2_500 })

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
  for (const code of hostile)
    expect(highlight(code, language).map(textOfLine).join('\n') === code, JSON.stringify(code.slice(0, 9))).toBe(true)
})

// The longer one has four times as many pieces as a parser gets at once. A square would take 16 times as long.
test.each([
  ['javascript', '<', 20_000],
  ['php', '/*\n', 4_000],
  ['yaml', '&a ', 20_000],
  ['bash', '"$(', 20_000],
] as const)('time grows with the length of %s, not with its square', async (language, text, length) => {
  const [short, long] = [length, 4 * length].map((size) => inLines(text.repeat(size / text.length)))
  const seconds = (code = '') => cpuSeconds(() => highlight(code, language))
  await seconds(short)
  expect(await seconds(long)).toBeLessThan(8 * (await seconds(short)) + 0.1)
})
