import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Files, folderWith, writeFiles } from '../disk/folder.ts'
import { numbersOf } from './killedBuilds.ts'
import { portalgen, run, SITE, treeHash } from './portalgen.ts'

const PAGES = 60

/** A site of one branch: pages and assets of the same size in both, and some that only one of them has. */
const filesOf = (branch: string): Files => ({
  ...SITE,
  ...Object.fromEntries(
    Array.from({ length: PAGES }, (_, n) => [`content/p${n % 7}/page-${n}.md`, `# Page ${n}\n\nOf ${branch}.\n`]),
  ),
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, n) => [`content/files/${n}.txt`, `${n} ${branch}`])),
  [`content/only-${branch}.md`]: `# ${branch}\n\n[Page](./p1/page-1.md)\n`,
})

const BRANCHES = ['one', 'two']

/** A repository with two branches, of which the second one is checked out, and what a build makes of each. */
export async function repository() {
  const folder = folderWith({ '.gitignore': 'dist\n.*portalgen*\n' })
  const git = (...args: string[]) => {
    const { code, err } = run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], folder)
    expect(code, err).toBe(0)
  }
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  const trees: string[] = []
  for (const branch of BRANCHES) {
    git('checkout', '-q', 'main')
    git('checkout', '-q', '-b', branch)
    writeFiles(folder, filesOf(branch))
    git('add', '-A')
    git('commit', '-qm', branch)
    expect(await portalgen(folder, ['build', '--quiet', '--no-cache'])).toMatchObject({ code: 0 })
    trees.push(treeHash(join(folder, 'dist')))
  }
  return { folder, trees }
}

/**
 * Checks out the other branch at some moment of a build. The build gives the site of a branch, or the next one repairs it.
 * @returns how many builds gave neither
 */
export async function checkOutDuringBuilds(
  { folder, trees }: Awaited<ReturnType<typeof repository>>,
  { seed, from, to }: { seed: number; from: number; to: number },
): Promise<number> {
  let mixed = 0
  const onBranch = (target: number) => run('git', ['checkout', '-q', '-f', BRANCHES[target] ?? ''], folder)
  for (let number = from; number < to; number += 1) {
    const target = number % 2
    onBranch(1 - target)
    expect(await portalgen(folder, ['build', '--quiet'])).toMatchObject({ code: 0 })
    // A change that is not committed, so that the build has something to do.
    onBranch(1 - target)
    const seconds = (numbersOf(seed, number).next().value ?? 0) * 0.4
    const checkout = spawn('sh', ['-c', `sleep ${seconds.toFixed(3)}; git checkout -q -f ${BRANCHES[target]}`], {
      cwd: folder,
    })
    const ended = once(checkout, 'exit')
    const { out } = await portalgen(folder, ['build', '--quiet', ...(number % 3 === 0 ? ['--no-cache'] : [])])
    const [code] = await ended
    expect(code).toBe(0)
    const shown = `checkout ${number} after ${seconds.toFixed(3)} s: ${out}`
    if (!trees.includes(treeHash(join(folder, 'dist')))) mixed += 1
    expect(await portalgen(folder, ['build', '--quiet']), shown).toMatchObject({ code: 0 })
    expect(treeHash(join(folder, 'dist')), shown).toBe(trees[target])
  }
  return mixed
}
