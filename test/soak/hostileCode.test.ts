import { expect, test } from 'vitest'
import { loadHighlighter } from '../../src/markdown/code/loadHighlighter.ts'
import { MODE_LANGUAGES } from '../../src/markdown/code/modes/modeLanguages.ts'
import { TREE_LANGUAGES } from '../../src/markdown/code/trees/treeLanguages.ts'
import { textOfLine } from '../../src/model/code.ts'
import { hostileCode } from '../markdown/code/hostileCode.ts'

const NAMES = [...TREE_LANGUAGES, ...MODE_LANGUAGES].flatMap(({ names }) => names.split(' '))

test('every character of long code without end is kept, in every language by each of its names', async () => {
  const { highlight } = await loadHighlighter(NAMES)
  for (const code of hostileCode({ lines: 90_000, line: 400_000 }))
    for (const name of NAMES)
      expect(highlight(code, name).map(textOfLine).join('\n') === code, `${name}: ${code.slice(0, 9)}`).toBe(true)
})
