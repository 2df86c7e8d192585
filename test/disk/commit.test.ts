import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitOf } from '../../src/disk/commit.ts'
import { folderWith } from './folder.ts'

const HASH = '0123456789abcdef0123456789abcdef01234567'

test.each([
  ['on a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${HASH}\n` }],
  [
    'on a packed branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# x\n${HASH} refs/heads/main\n` },
  ],
  ['without a branch', { '.git/HEAD': `${HASH}\n` }],
])('the commit %s is read from git', (_, files) => {
  expect(commitOf(folderWith(files))).toBe(HASH)
})

test('in a worktree the branch lies in the main folder', () => {
  const folder = folderWith({
    'main/.git/refs/heads/topic': HASH,
    'main/.git/worktrees/w/HEAD': 'ref: refs/heads/topic\n',
    'main/.git/worktrees/w/commondir': '../..\n',
    'tree/.git': 'gitdir: ../main/.git/worktrees/w\n',
  })
  expect(commitOf(join(folder, 'tree'))).toBe(HASH)
})

test.each([
  ['no repository', {}],
  ['no commit yet', { '.git/HEAD': 'ref: refs/heads/main\n' }],
  ['a damaged one', { '.git/HEAD': 'nonsense' }],
])('there is none in %s', (_, files) => {
  expect(commitOf(folderWith(files))).toBeUndefined()
})
