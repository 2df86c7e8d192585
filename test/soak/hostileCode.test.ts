import { expect, test } from 'vitest'
import { loadHighlighter } from '../../src/markdown/code/loadHighlighter.ts'
import { MODE_LANGUAGES } from '../../src/markdown/code/modes/modeLanguages.ts'
import { TREE_LANGUAGES } from '../../src/markdown/code/trees/treeLanguages.ts'
import { textOfLine } from '../../src/model/code.ts'
import { cpuSeconds } from '../cpuSeconds.ts'
import { hostileCode, inLines } from '../markdown/code/hostileCode.ts'

const NAMES = [...TREE_LANGUAGES, ...MODE_LANGUAGES].flatMap(({ names }) => names.split(' '))

test('every character of long code without end is kept, in every language by each of its names', async () => {
  const { highlight } = await loadHighlighter(NAMES)
  for (const code of hostileCode({ lines: 90_000, line: 400_000 }))
    for (const name of NAMES)
      expect(highlight(code, name).map(textOfLine).join('\n') === code, `${name}: ${code.slice(0, 9)}`).toBe(true)
})

// The longer one has four times as many pieces as a parser gets at once. A square would take 16 times as long.
test.each([
  ['javascript', '<', 20_000],
  ['php', '/*\n', 4_000],
  ['yaml', '&a ', 20_000],
  ['bash', '"$(', 20_000],
] as const)('time grows with the length of %s, not with its square', async (language, text, length) => {
  const { highlight } = await loadHighlighter([language])
  const fastest = async (size: number): Promise<number> => {
    const code = inLines(text.repeat(size / text.length))
    const seconds: number[] = []
    for (const _ of [1, 2, 3, 4]) seconds.push(await cpuSeconds(() => highlight(code, language)))
    return Math.min(...seconds)
  }
  expect(await fastest(4 * length)).toBeLessThan(8 * (await fastest(length)))
})
