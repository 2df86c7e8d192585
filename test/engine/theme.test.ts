import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { folderWith } from '../disk/folder.ts'

const THEME = {
  'theme.js': `export const theme = {
  parts: { Document: ({ view }) => view.head.title },
  styles: 'look.css',
  client: 'run.js',
  inlineScript: () => '',
}
`,
  'look.css': 'body { color: #123456 }',
  'run.js': 'document.body.dataset.own = "yes"',
}

test('a workspace draws with the theme whose folder it is given: its parts, its styles and its script', async () => {
  const root = folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/index.md': '# Home\n',
  })
  const workspace = openWorkspace({ root, theme: folderWith(THEME) })
  onTestFinished(() => workspace.close())
  expect(await workspace.build()).toMatchObject({ outcome: 'built', problems: [] })
  const assets = readdirSync(join(root, 'dist/assets')).toSorted()
  const texts = assets.map((name) => readFileSync(join(root, 'dist/assets', name), 'utf8'))
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('<!doctype html>Portal')
  expect(texts.join('\n')).toContain('body{color:#123456}')
  expect(texts.join('\n')).toContain('dataset.own="yes"')
})

test('a module that is no theme is named', async () => {
  const root = folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/index.md': '# Home\n',
  })
  const theme = folderWith({ 'theme.js': 'export const other = 1\n' })
  const workspace = openWorkspace({ root, theme })
  onTestFinished(() => workspace.close())
  await expect(workspace.build()).rejects.toThrow(`${join(theme, 'theme.js')} exports no "theme"`)
})
