import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readChange } from '../../src/disk/gitSources.ts'
import { sourcePath } from '../../src/model/route.ts'
import { type Files, folderWith, writeFiles } from './folder.ts'

const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']

/** A repository with one commit, in which the site has a folder of its own. */
function committed(files: Files): string {
  const top = folderWith({ 'README.md': '# Not of the site' })
  const folder = join(top, 'portal')
  writeFiles(folder, files)
  git(folder, 'init', '..')
  commit(folder, {})
  return folder
}

const git = (folder: string, ...args: string[]): void =>
  void execFileSync('git', [...IDENTITY, ...args], { cwd: folder, stdio: 'pipe' })

function commit(folder: string, files: Files): void {
  writeFiles(folder, files)
  git(folder, 'add', '-A', '..')
  git(folder, 'commit', '-m', 'x')
}

const changeSince = (folder: string, range = 'HEAD') => readChange(folder, range, sourcePath('content/site.yaml'))

test('a commit has the pages and assets that a build would have read from it', () => {
  const { before } = changeSince(
    committed({
      'content/site.yaml': 'title: Portal\n',
      'content/index.md': '# Home',
      'content/UPPER.MD': '# Upper',
      'content/_draft.md': '# Not published',
      'content/.hidden/page.md': '# Not published',
      'content/_parts/logo.svg': '<svg/>',
      'content/_headers': '/*',
      'content/old.md.txt': 'text',
      'content/img/logo.svg': '<svg/>',
      'content/data.yaml': 'a: 1',
      'content/photo.png': 'png',
      'openapi/api.yaml': 'openapi: 3.1.0',
      'notes.md': '# Beside',
    }),
  )
  expect(before.pages.map(({ path, text }) => `${path}: ${text}`)).toEqual([
    'content/UPPER.MD: # Upper',
    'content/index.md: # Home',
  ])
  expect(before.assets.map(({ source, path }) => `${source} → ${path}`)).toEqual([
    'content/_headers → _headers',
    'content/data.yaml → data.yaml',
    'content/img/logo.svg → img/logo.svg',
    'content/old.md.txt → old.md.txt',
    'content/photo.png → photo.png',
  ])
  expect(before.problems).toEqual([])
})

test('texts of a commit can be read, also those that are not published; pictures and what is not there cannot', () => {
  const { before } = changeSince(
    committed({
      'content/site.yaml': 'title: Größe\n',
      'content/empty.md': '',
      'content/_note.md': 'Note',
      'openapi/api.json': '{}',
      'openapi/old.yml': 'a: 1',
      'content/logo.svg': '<svg/>',
      'content/photo.png': 'png',
      'content/notes.txt': 'text',
      'content/copy.md.txt': 'text',
      'content/md': 'no ending',
    }),
  )
  const textOf = (path: string) => before.readFile(sourcePath(path))?.text
  const texts = ['content/site.yaml', 'content/empty.md', 'content/_note.md', 'openapi/api.json', 'openapi/old.yml']
  expect(texts.map(textOf)).toEqual(['title: Größe\n', '', 'Note', '{}', 'a: 1'])
  expect(textOf('content/logo.svg')).toBe('<svg/>')
  for (const path of ['content/photo.png', 'content/notes.txt', 'content/copy.md.txt', 'content/md', 'content/none.md'])
    expect(textOf(path), path).toBe(undefined)
})

test.skipIf(process.platform === 'win32')('a name that git could not be asked for in a line is left out', () => {
  const { before } = changeSince(
    committed({ 'content/a\nb.md': '# Two lines', 'content/c\\d.md': '# Backslash', 'content/e.md': '# E' }),
  )
  expect(before.pages.map(({ path, text }) => `${path}: ${text}`)).toEqual(['content/e.md: # E'])
})

test('files that differ from the commit are those that were edited, added or removed, and not those that git ignores', () => {
  const folder = committed({
    '.gitignore': 'ignored.md\n',
    'content/same.md': '# Same',
    'content/edited.md': '# Edited',
    'content/größe.md': '# Größe',
  })
  writeFiles(folder, {
    'content/edited.md': '# Anew',
    'content/added.md': '# Added',
    'content/ignored.md': '# Ignored',
  })
  writeFileSync(join(folder, '..', 'README.md'), '# Edited')
  git(folder, 'rm', '-q', 'content/größe.md')
  const { files } = changeSince(folder)
  expect([...files].toSorted()).toEqual(['content/added.md', 'content/edited.md', 'content/größe.md'])
})

/** A branch with an edit of `a.md`, which began before `b.md` was edited on `main`. */
function branched(): string {
  const folder = committed({ 'content/a.md': '# A', 'content/b.md': '# B' })
  git(folder, 'checkout', '-q', '-b', 'branch')
  commit(folder, { 'content/a.md': '# A2' })
  git(folder, 'checkout', '-q', 'main')
  commit(folder, { 'content/b.md': '# B2' })
  git(folder, 'checkout', '-q', 'branch')
  return folder
}

test('three dots compare with the commit where the branch began, two or none with the commit itself', () => {
  const folder = branched()
  const ranges = ['main...', 'main...HEAD', 'main', 'main..', 'main..HEAD', '', '..', '...main', 'HEAD~1']
  const shown = ranges.map((range) => {
    const { files, before } = changeSince(folder, range)
    return `${range}: ${[...files].toSorted()} since ${before.pages.map(({ text }) => text)}`
  })
  expect(shown).toEqual([
    'main...: content/a.md since # A,# B',
    'main...HEAD: content/a.md since # A,# B',
    'main: content/a.md,content/b.md since # A,# B2',
    'main..: content/a.md,content/b.md since # A,# B2',
    'main..HEAD: content/a.md,content/b.md since # A,# B2',
    ':  since # A2,# B',
    '..:  since # A2,# B',
    '...main: content/a.md since # A,# B',
    'HEAD~1: content/a.md since # A,# B',
  ])
})

test('of a shallow clone it is said that the history may be missing', () => {
  const origin = committed({ 'content/index.md': '# Home' })
  commit(origin, { 'content/index.md': '# Home page' })
  const clone = join(folderWith({}), 'clone')
  git(origin, 'clone', '--depth', '1', `file://${join(origin, '..')}`, clone)
  expect(() => changeSince(join(clone, 'portal'), 'HEAD~1')).toThrow(
    'there is no such revision in the repository\nthe clone is shallow and may lack these commits; fetch the whole history ("fetch-depth: 0" for actions/checkout)',
  )
  expect(() => changeSince(origin, 'HEAD~7')).toThrow(/^there is no such revision in the repository$/)
})
