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
/** The files of a folder whose names match, by path. */
function filesIn(folder: string, names: RegExp): [string, string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return paths
    .toSorted()
    .filter((path) => names.test(path))
    .map((path) => [path, readFileSync(path, 'latin1')])
}

test('another theme draws blocks of pages that are known already, and changes neither them nor any text', async () => {
  const root = folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/index.md': '# Home\n\n:::tip[Mind the *gap*]\nText\n:::\n',
  })
  const built = async (callout: string) => {
    const parts = `{ Document: ({ view }) => view.content.body, Callout: ${callout} }`
    const theme = THEME['theme.js'].replace(/parts: .*,/, `parts: ${parts},`)
    const workspace = openWorkspace({ root, theme: folderWith({ ...THEME, 'theme.js': theme }) })
    onTestFinished(() => workspace.close())
    expect(await workspace.build()).toMatchObject({ outcome: 'built', problems: [] })
    return {
      page: readFileSync(join(root, 'dist/index.html'), 'utf8'),
      others: filesIn(join(root, 'dist'), /\.(?:md|txt|json|xml)$/),
      pages: filesIn(join(root, '.portalgen/cache'), /\/texts-\w+$/),
    }
  }
  const first = await built('({ kind, title }) => [kind, ": ", title]')
  const second = await built('({ title, children }) => [children, title]')
  expect(first.page).toBe('<!doctype html>\ntip: Mind the &lt;em&gt;gap&lt;/em&gt;')
  expect(second.page).toBe('<!doctype html>\n&lt;p&gt;Text&lt;/p&gt;Mind the &lt;em&gt;gap&lt;/em&gt;')
  expect(second.others.map(([path]) => path)).toContain(join(root, 'dist/index.md'))
  expect(second.others).toEqual(first.others)
  expect(second.pages.length).toBeGreaterThan(0)
  expect(second.pages).toEqual(first.pages)
})
