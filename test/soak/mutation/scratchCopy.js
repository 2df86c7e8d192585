import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** Written or installed, not source. */
const LEFT_OUT = new Set(['node_modules', '.git', 'lib', 'dist', '.portalgen'])

const IDENTITY = ['-c', 'user.name=soak', '-c', 'user.email=soak@localhost']

/**
 * A copy of the repository, as it stands, in which mutants may write and delete: code that is wrong on purpose has
 * written into the checkout before. It has a folder for temporary files, too, and lies in a folder that `remove` removes.
 * @param {string} root @returns {{ root: string, temporary: string, restore: () => void, remove: () => void }}
 */
export function createScratchCopy(root) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portalgen-mutants-')))
  const copy = join(folder, 'repository')
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(root, path).split(/[\\/]/)[0]) })
  link(join(root, 'node_modules'), join(copy, 'node_modules'))
  // Some tests read documents beside the repository.
  link(join(dirname(root), 'shared'), join(folder, 'shared'))
  const git = (...args) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
  git('init', '--quiet')
  git('add', '--all')
  git(...IDENTITY, 'commit', '--quiet', '--message', 'as it is')
  return {
    root: copy,
    temporary,
    /** Undoes what a mutant has done to the copy. */
    restore: () => {
      if (git('status', '--porcelain') === '') return
      git('reset', '--quiet', '--hard')
      git('clean', '--quiet', '--force', '-d')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function link(from, to) {
  if (existsSync(from)) symlinkSync(realpathSync(from), to, 'junction')
}
