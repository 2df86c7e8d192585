import { expect, test } from 'vitest'
import { sourcePath } from '../../../src/model/route.ts'
import { ownFiles } from '../../../src/pipeline/own/ownFiles.ts'

const found = (...paths: string[]) =>
  ownFiles(
    paths.map((path) => ({ path: sourcePath(path), text: '' })),
    ['Navbar', 'Logo'],
  )

test('parts are files of the folder itself, directives those of its own; all others are for these to import', () => {
  const { value, problems } = found(
    'theme/Logo.tsx',
    'theme/_beta.ts',
    'theme/env.d.ts',
    'theme/parts/Price.tsx',
    'theme/directives/plan-price.js',
    'theme/directives/_money.ts',
    'theme/tsconfig.json',
  )
  expect(problems).toEqual([])
  expect(value.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['part Logo', 'directive plan-price'])
})

test.each([
  ['theme/Navbr.tsx', 'there is no part "Navbr"; did you mean "Navbar"?'],
  [
    'theme/Price.tsx',
    'there is no part "Price"; "portalgen theme list" prints the parts; begin the name with "_" if parts import the file',
  ],
  ['theme/directives/note.tsx', '":::note" is a directive of portalgen; rename the file'],
  [
    'theme/directives/PlanPrice.tsx',
    '":::PlanPrice" cannot be a directive; rename the file, for example to "plan-price.tsx"',
  ],
  ['theme/Logo.ts', '"theme/Logo.jsx" is the same part; remove one of the two files'],
])('%s is a problem with what to do', (path, expected) => {
  const { problems } = found('theme/Logo.jsx', path)
  expect(problems.map(({ file, rule, message, fix }) => `${file} ${rule} ${message}; ${fix}`)).toEqual([
    `${path} invalid-theme ${expected}`,
  ])
})
