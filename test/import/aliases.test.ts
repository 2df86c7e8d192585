import { expect, test } from 'vitest'
import { aliasesOf } from '../../src/import/starlight/aliases.ts'

test('folders that stand for others are read from the settings of TypeScript, and single files are none', () => {
  const paths = { '~docs/*': ['./src/docs/*'], one: ['src/*'], 'two/*': ['src/two.ts'] }
  const settings = JSON.stringify({ compilerOptions: { baseUrl: 'web', paths } })
  const aliases = aliasesOf({
    files: ['tsconfig.json'],
    text: (path) => (path === 'tsconfig.json' ? settings : undefined),
  })
  expect(aliases).toContainEqual(['~docs/', 'web/src/docs'])
  expect(aliases.filter(([prefix]) => /^[ot]/.test(prefix))).toEqual([])
})
