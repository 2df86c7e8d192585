import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathInRepository } from '../../src/disk/repository.ts'
import { folderWith } from './folder.ts'

test('the path of a site starts at the top of its repository, or of its worktree', () => {
  const repository = folderWith({ 'docs/site/content/index.md': '' })
  const root = join(repository, 'docs', 'site')
  mkdirSync(join(repository, '.git'))
  expect(pathInRepository(root, root)).toBe('docs/site/')
  expect(pathInRepository(repository, root)).toBe('')
  const worktree = folderWith({ '.git': 'gitdir: /elsewhere', 'site/content/index.md': '' })
  expect(pathInRepository(join(worktree, 'site'), worktree)).toBe('site/')
})

test('without a repository it starts at the working directory', () => {
  const folder = folderWith({ 'site/content/index.md': '', 'other/x': '' })
  expect(pathInRepository(join(folder, 'site'), folder)).toBe('site/')
  expect(pathInRepository(join(folder, 'site'), join(folder, 'site'))).toBe('')
  expect(pathInRepository(join(folder, 'site'), join(folder, 'other'))).toBe('../site/')
})
