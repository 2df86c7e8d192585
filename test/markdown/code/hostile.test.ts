import { expect, test } from 'vitest'
import { loadHighlighter } from '../../../src/markdown/code/loadHighlighter.ts'
import { MODE_LANGUAGES } from '../../../src/markdown/code/modes/modeLanguages.ts'
import { TREE_LANGUAGES } from '../../../src/markdown/code/trees/treeLanguages.ts'
import { plainLines, textOfLine } from '../../../src/model/code.ts'
import { cpuSeconds } from '../../cpuSeconds.ts'
import { chanceOf } from '../pipelines/random.ts'
import { hostileCode } from './hostileCode.ts'

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

// Four for each language, others for the next. The soak tries all of them, longer, in every language.
test.each(NAMES.map((language, seed) => [language, seed] as const))(
  'brackets without end, strings without end: every character of %s is kept',
  (language, seed) => {
    const { oneOf, times } = chanceOf(seed)
    for (const code of times(4, 4, () => oneOf(hostile)))
      expect(highlight(code, language).map(textOfLine).join('\n') === code, JSON.stringify(code.slice(0, 9))).toBe(true)
  },
)
