import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readThemeFiles } from '../../src/disk/themeSources.ts'
import { folderWith } from './folder.ts'

test('the scripts of a theme are read in the order of their names; other and hidden files are not', () => {
  const root = folderWith({
    'content/site.yaml': '',
    'theme/Navbar.tsx': 'navbar',
    'theme/directives/plan.tsx': 'plan',
    'theme/_parts/price.ts': 'price',
    'theme/notes.md': '',
    'theme/.cache/a.ts': '',
    'theme/node_modules/b/index.js': '',
  })
  const { value, problems } = readThemeFiles(root)
  expect(value.map(({ path, text }) => [path, text])).toEqual([
    ['theme/Navbar.tsx', 'navbar'],
    ['theme/_parts/price.ts', 'price'],
    ['theme/directives/plan.tsx', 'plan'],
  ])
  expect(problems).toEqual([])
})

test('a script that is a link out of the theme, a broken link or not UTF-8 is refused', () => {
  const outside = folderWith({ 'Secret.tsx': 'secret', 'parts/More.tsx': '' })
  const root = folderWith({ 'theme/Toc.tsx': new Uint8Array([0x61, 0xff]), 'content/notes.ts': '', '.env': 'key' })
  symlinkSync(join(outside, 'Secret.tsx'), join(root, 'theme/Logo.tsx'))
  symlinkSync(join(outside, 'parts'), join(root, 'theme/parts'))
  symlinkSync('../.env', join(root, 'theme/Menu.ts'))
  symlinkSync('nowhere.tsx', join(root, 'theme/Pager.tsx'))
  const { value, problems } = readThemeFiles(root)
  expect(value.map(({ path }) => path)).toEqual(['theme/Toc.tsx'])
  expect(problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'theme/Logo.tsx:1:1 this symbolic link points outside the site',
    'theme/Menu.ts:1:1 this symbolic link points to ".env", which is not published',
    'theme/Pager.tsx:1:1 the file cannot be read: it does not exist',
    'theme/Toc.tsx:1:2 the file is not UTF-8',
    'theme/parts:1:1 this symbolic link points outside the site',
  ])
})

test('a site without a theme, or with a file of that name, has no scripts', () => {
  expect(readThemeFiles(folderWith({}))).toEqual({ value: [], problems: [] })
  expect(readThemeFiles(folderWith({ 'content/site.yaml': '', theme: 'text' }))).toEqual({ value: [], problems: [] })
})
