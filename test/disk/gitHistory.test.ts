import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitHistory } from '../../src/disk/gitHistory.ts'
import { type Files, folderWith, writeFiles } from './folder.ts'

type Commit = { by: string; at: string; message?: string }

const git = (folder: string, args: string[], at = '2026-01-01T00:00:00Z'): string =>
  execFileSync('git', ['-c', 'init.defaultBranch=main', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: at, GIT_COMMITTER_NAME: 'x', GIT_COMMITTER_EMAIL: 'x@example.com' },
    encoding: 'utf8',
    stdio: 'pipe',
  })

function commit(folder: string, files: Files, { by, at, message = 'x' }: Commit): void {
  writeFiles(folder, files)
  git(folder, ['add', '-A'])
  git(folder, ['commit', `--author=${by} <${by.slice(0, 3)}@example.com>`, '-m', message], at)
}

/** A repository in which the site has a folder of its own. */
function repository(): { top: string; site: string } {
  const top = folderWith({ 'README.md': '# Not of the site' })
  git(top, ['init'])
  return { top, site: join(top, 'portal') }
}

const LONG = Array.from({ length: 20 }, (_, line) => `Line ${line}.`).join('\n')

const historyOf = async (site: string) => {
  const read = await gitHistory(site).read()
  return read.kind === 'complete' ? Object.fromEntries(read.files) : read
}

test('a page has the time of its last commit and all who have changed it, by the number of their changes', async () => {
  const { top, site } = repository()
  const message = 'Add the page\n\nCo-authored-by: Cleo  Day <cleo@example.com>\nCo-authored-by: <only@example.com>'
  commit(
    top,
    { 'portal/content/a ü.md': LONG, 'portal/content/b.md': '# B' },
    { by: 'Anna', at: '2026-01-01T12:00:00+02:00', message },
  )
  commit(top, { 'portal/content/a ü.md': `${LONG}\nmore` }, { by: 'Ben', at: '2026-02-01T00:00:00Z' })
  commit(top, { 'portal/content/a ü.md': `${LONG}\nless` }, { by: 'Ben', at: '2026-03-01T00:00:00Z' })
  commit(top, { 'portal/content/a ü.md': LONG }, { by: 'helper[bot]', at: '2026-04-01T00:00:00Z' })
  commit(top, { 'portal/content/a ü.md': '# A' }, { by: 'me@example.com', at: '2026-05-01T00:00:00Z' })
  commit(top, { 'portal/content/logo.svg': '<svg/>', 'README.md': '# B' }, { by: 'Zoe', at: '2026-06-01T00:00:00Z' })
  expect(await historyOf(site)).toEqual({
    'content/a ü.md': { updated: '2026-05-01T00:00:00Z', contributors: ['Ben', 'Anna', 'Cleo Day'] },
    'content/b.md': { updated: '2026-01-01T10:00:00Z', contributors: ['Anna', 'Cleo Day'] },
  })
})

test('a page keeps its history when its file is renamed, which is no change of it', async () => {
  const { top, site } = repository()
  commit(top, { 'portal/content/old.md': LONG }, { by: 'Anna', at: '2026-01-01T00:00:00Z' })
  git(top, ['mv', 'portal/content/old.md', 'portal/content/new.md'])
  commit(top, {}, { by: 'Ben', at: '2026-02-01T00:00:00Z' })
  git(top, ['mv', 'portal/content/new.md', 'portal/content/last.md'])
  commit(top, { 'portal/content/last.md': `${LONG}\nmore` }, { by: 'Cleo', at: '2026-03-01T00:00:00Z' })
  commit(top, { 'portal/content/old.md': '# Another' }, { by: 'Dan', at: '2026-04-01T00:00:00Z' })
  expect(await historyOf(site)).toEqual({
    'content/old.md': { updated: '2026-04-01T00:00:00Z', contributors: ['Dan'] },
    'content/last.md': { updated: '2026-03-01T00:00:00Z', contributors: ['Anna', 'Cleo'] },
  })
})

test('names and paths may have control characters, and a time that is no date is left out', async () => {
  const { top, site } = repository()
  const message = 'Add\n\nCo-authored-by: Bo\u0002b <bo@example.com>'
  commit(top, { 'portal/content/a\u0001.md': '# A' }, { by: 'An\u0001na', at: '2026-01-01T00:00:00Z', message })
  commit(top, { 'portal/content/a\u0001.md': '# B' }, { by: 'Cleo', at: '@99999999999999999 +0000' })
  expect(await historyOf(site)).toEqual({
    'content/a\u0001.md': { updated: '2026-01-01T00:00:00Z', contributors: ['An\u0001na', 'Bo\u0002b'] },
  })
})

test('the history has another state after a commit, and when names of one person are united', () => {
  const { top, site } = repository()
  const stateOf = () => gitHistory(site).state
  writeFiles(site, { 'content/a.md': '# Not committed' })
  const states = [stateOf()]
  commit(top, { 'portal/content/a.md': '# A' }, { by: 'Anna', at: '2026-01-01T00:00:00Z' })
  states.push(stateOf(), stateOf())
  writeFileSync(join(top, '.mailmap'), 'Anna Lee <Ann@example.com>\n')
  states.push(stateOf())
  commit(top, {}, { by: 'Anna', at: '2026-01-02T00:00:00Z' })
  states.push(stateOf())
  expect(states.map((state) => states.indexOf(state))).toEqual([0, 1, 1, 3, 4])
})

test('without a repository, or without a commit in it, there is no history', async () => {
  expect(await historyOf(folderWith({ 'content/index.md': '# Home' }))).toEqual({
    kind: 'incomplete',
    reason: 'the site is not in a git repository',
    fix: 'build where the folder ".git" is, or remove "lastUpdated" and "contributors" from the configuration',
  })
  const { top } = repository()
  expect(await historyOf(top)).toEqual({
    kind: 'incomplete',
    reason: 'the git repository has no commit yet',
    fix: 'commit the files of the site',
  })
})

test('a shallow clone has no history', async () => {
  const { top } = repository()
  commit(top, { 'content/a.md': '# A' }, { by: 'Anna', at: '2026-01-01T00:00:00Z' })
  commit(top, { 'content/b.md': '# B' }, { by: 'Ben', at: '2026-01-02T00:00:00Z' })
  const clone = folderWith({})
  git(clone, ['clone', '--depth=1', `file://${top}`, '.'])
  expect(await historyOf(clone)).toEqual({
    kind: 'incomplete',
    reason: 'the clone is shallow, so it does not have the history of the files',
    fix: 'fetch the whole history: "fetch-depth: 0" for actions/checkout, "GIT_DEPTH: 0" for GitLab',
  })
})
