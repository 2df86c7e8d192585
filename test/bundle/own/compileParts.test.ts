import { expect, test } from 'vitest'
import { compileParts } from '../../../src/bundle/own/compileParts.ts'
import { folderWith } from '../../disk/folder.ts'

const compiled = (files: Record<string, string>, root?: string) =>
  compileParts({ Logo: 'theme/Logo.tsx' }, { root, texts: new Map(Object.entries(files)) })

const problemsIn = async (text: string): Promise<string[]> =>
  (await compiled({ 'theme/Logo.tsx': text, 'theme/a.json': '{}' })).problems.map(
    ({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message}${fix ? `; ${fix}` : ''}`,
  )

test('modules are compiled to one that exports each by its name, and that has no copy of React', async () => {
  const root = folderWith({ 'node_modules/price/index.js': 'exports.price = (n) => n + " EUR"' })
  const files = {
    'theme/Logo.tsx': "import { price } from './_parts/price.js'\nexport default () => <b>{price(1)}</b>",
    'theme/_parts/price.ts': "export { price } from 'price'\nexport type No = 1",
  }
  const { value, problems } = await compiled(files, root)
  expect(problems).toEqual([])
  expect(value?.inputs).toEqual({ Logo: ['node_modules/price/index.js', 'theme/Logo.tsx', 'theme/_parts/price.ts'] })
  const react = { jsx: (type: string, { children }: { children: string }) => `<${type}>${children}` }
  const module: { exports: { Logo?: { default(): string } } } = { exports: {} }
  new Function('module', 'require', value?.code ?? '')(module, (name: string) =>
    name === 'react/jsx-runtime' ? react : {},
  )
  expect(module.exports.Logo?.default()).toBe('<b>1 EUR')
})

test.each([
  ['const a = <b>\n', '2:1 unexpected end of file before a closing "b" tag'],
  ['/* ä */ const = 1', '1:15 expected identifier but found "="'],
  ["import './no'", '1:8 "./no" does not exist; create it, or correct the path'],
  ["import data from './a.json'\nexport default data", undefined],
  [
    "import '../content/a.ts'",
    '1:8 "../content/a.ts" is not in "theme/"; move the file there, or install it as a package',
  ],
  ["import '/etc/passwd'", '1:8 "/etc/passwd" is not in "theme/"; move the file there, or install it as a package'],
  ["import 'theme/../../a.ts'", '1:8 the package "theme/../../a.ts" is not installed; run "npm install theme"'],
  ["import '@a/b/c'", '1:8 the package "@a/b/c" is not installed; run "npm install @a/b"'],
  [
    "import 'https://a.example/b.js'",
    '1:8 "https://a.example/b.js" is not a package; install the package and import it',
  ],
  [
    "import { readFileSync } from 'fs'\nreadFileSync",
    '1:30 parts cannot use "fs" of Node; import data as JSON, since pages are rendered again only when a file of "theme/" changes',
  ],
  [
    "import './a.css'",
    '1:8 "./a.css" is not a script; move the file to "content/"; style sheets are named under "theme: { css: [ … ] }"',
  ],
])('of a part with %j, the problem is %j', async (text, problem) => {
  expect(await problemsIn(text)).toEqual(problem === undefined ? [] : [`theme/Logo.tsx:${problem}`])
})
