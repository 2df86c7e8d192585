import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openWorkspace } from '../../../src/engine/workspace.ts'
import { type Files, folderWith, writeFiles } from '../../disk/folder.ts'

const FILES: Files = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
  'content/index.md': '# Home\n',
  'content/guide.md': '# Guide\n\n:::tip\nText\n:::\n',
  'content/other.md': '# Other\n\n:::tip\nText\n:::\n',
  'theme/Callout.tsx':
    "import { word } from './_word.ts'\nexport default ({ children }) => <aside>{word}{children}</aside>",
  'theme/_word.ts': "export const word = 'one'",
  'theme/Logo.tsx': 'export default () => <b>Logo</b>',
}

function siteIn(files: Files) {
  const root = folderWith(files)
  const open = (out = 'dist') => {
    const workspace = openWorkspace({ root, options: { out, cache: out === 'dist' } })
    onTestFinished(() => workspace.close())
    return workspace
  }
  const textOf = (path: string, out = 'dist') => readFileSync(join(root, out, path), 'utf8')
  const inodes = () =>
    ['index.html', 'guide/index.html', 'other/index.html', 'guide/index.md', 'sitemap.xml'].map(
      (path) => statSync(join(root, 'dist', path)).ino,
    )
  return { root, open, textOf, inodes }
}

test('a changed part rebuilds the pages that show it and no others, to what a build from nothing writes', async () => {
  const { root, open, textOf, inodes } = siteIn(FILES)
  expect(await open().build()).toMatchObject({ outcome: 'built', problems: [] })
  expect(textOf('guide/index.html')).toContain('<aside>one<p>Text</p></aside>')
  expect(await open().build()).toMatchObject({ outcome: 'current' })

  const before = inodes()
  writeFiles(root, { 'theme/_word.ts': "export const word = 'two'", 'content/other.md': '# Other\n' })
  const explained = await open().build({ explain: '/guide/' })
  expect(explained).toMatchObject({ outcome: 'built', explanation: '/guide/ is rebuilt: the part "Callout" changed' })
  expect(textOf('guide/index.html')).toContain('<aside>two<p>Text</p></aside>')
  const changed = inodes().map((inode, index) => inode !== before[index])
  expect(changed.slice(0, 3)).toEqual([false, true, true])
  expect(await open().build()).toMatchObject({ outcome: 'current' })

  // A part that the page no longer shows.
  writeFiles(root, { 'theme/_word.ts': "export const word = 'three'" })
  expect(await open().build({ explain: '/other/' })).toMatchObject({
    explanation: '/other/ is not rebuilt: none of its inputs has changed',
  })
  expect(await open('cold').build()).toMatchObject({ outcome: 'built' })
  for (const path of readdirSync(join(root, 'cold'), { recursive: true, encoding: 'utf8' }))
    if (/\.\w+$/.test(path)) expect(textOf(path), path).toBe(textOf(path, 'cold'))
})

test('installing or updating a package that a part imports rebuilds its pages', async () => {
  const { root, open, textOf } = siteIn({
    ...FILES,
    'theme/_word.ts': "export { word } from 'words'",
  })
  expect((await open().build()).problems).toMatchObject([
    { message: 'the package "words" is not installed', fix: 'run "npm install words"' },
  ])
  writeFiles(root, { 'node_modules/words/index.js': 'exports.word = "one"' })
  expect(await open().build()).toMatchObject({ outcome: 'built' })
  expect(textOf('guide/index.html')).toContain('<aside>one')
  writeFiles(root, { 'node_modules/words/index.js': 'exports.word = "two"' })
  expect(await open().build()).toMatchObject({ outcome: 'built' })
  expect(textOf('guide/index.html')).toContain('<aside>two')
})

test('a part that fails stops the build, which leaves the old site', async () => {
  const { root, open, textOf } = siteIn(FILES)
  await open().build()
  writeFiles(root, { 'theme/Callout.tsx': 'export default ({ kind }) =>\n  <aside>{kind.not.there}</aside>' })
  const { outcome, problems } = await open().build()
  expect(outcome).toBe('failed')
  expect(problems).toMatchObject([
    {
      file: 'theme/Callout.tsx',
      line: 2,
      column: 20,
      rule: 'failed-part',
      message:
        'the part "Callout" cannot be rendered: Cannot read properties of undefined (reading \'there\'), first on /guide/',
      fix: 'correct the part, or remove "theme/Callout.tsx"',
    },
  ])
  expect(textOf('guide/index.html')).toContain('<aside>one')
  expect(readdirSync(root).filter((name) => name.startsWith('.dist'))).toEqual([])
})

test('an edit of a part shows; while it has an error, the last one does; where it fails, the default part does', async () => {
  const { root, open } = siteIn(FILES)
  const workspace = open()
  const read: string[][] = []
  const live = await workspace.live({
    watch: 'never',
    onRead: ({ problems }) => read.push(problems.map(({ message }) => message)),
  })
  const page = async (): Promise<string> => {
    const answer = await live?.answerTo('/guide/')
    return answer?.kind === 'page' ? answer.render() : ''
  }
  const edit = async (text: string): Promise<string> => {
    writeFiles(root, { 'theme/Callout.tsx': text })
    await live?.update(['theme/Callout.tsx'])
    return page()
  }
  expect(await page()).toContain('<aside>one')
  expect(await edit('export default () => <i>edited</i>')).toContain('<i>edited</i>')
  expect(await edit('export default () => <i>')).toContain('<i>edited</i>')
  expect(read.at(-1)).toEqual(['unexpected end of file before a closing "i" tag'])
  expect(await edit('export default ({ kind }) => <i>{kind.x.y}</i>')).toContain('class="callout callout-tip"')
})
