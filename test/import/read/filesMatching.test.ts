import { expect, test } from 'vitest'
import { filesMatching } from '../../../src/import/read/filesMatching.ts'

const FILES = ['src/a.js', 'src/img/a.png', 'src/img/in/b.svg', 'src/img/in/c.txt', `${'a'.repeat(250)}.png`]

const matching = (pattern: string): [string, string][] => [
  ...filesMatching({ files: FILES, text: () => undefined }, 'src/a.js', [pattern]),
]

test.each([
  ['./img/*.png', [['./img/a.png', 'src/img/a.png']]],
  [
    '/src/**/*.{png,svg}',
    [
      ['/src/img/a.png', 'src/img/a.png'],
      ['/src/img/in/b.svg', 'src/img/in/b.svg'],
    ],
  ],
  ['/src/*/in/b*.s*g', [['/src/img/in/b.svg', 'src/img/in/b.svg']]],
  ['img/*.png', []],
])('the pattern %s finds files by their paths as a module writes them', (pattern, found) => {
  expect(matching(pattern)).toEqual(found)
})

test('a pattern that could be tried in endless ways finds nothing', () => {
  expect(matching('/*a*a*a*a*a*a*b')).toEqual([])
})
