import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { WorkspaceOptions } from '../../src/engine/options.ts'
import { openWorkspace } from '../../src/engine/workspace.ts'
import type { Problem } from '../../src/model/problem.ts'
import { report } from '../../src/reporting/report/report.ts'
import { type Files, folderWith } from '../disk/folder.ts'

const SITE: Files = {
  'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
  'content/index.md': '# Home\n\n[One](one.md) [Two](two.md) [Two again](two.md)\n',
}

function workspaceOf(files: Files = SITE, options: WorkspaceOptions = {}) {
  const root = folderWith(files)
  const workspace = openWorkspace({ root, options })
  onTestFinished(() => workspace.close())
  const path = (name: string) => join(root, name)
  return {
    workspace,
    write: (name: string, text: string) => writeFileSync(path(name), text),
    read: (name: string) => readFileSync(path(name), 'utf8'),
  }
}

const textOf = (problems: Problem[]): string =>
  report(problems, { format: 'text', checked: { pages: 0, links: 0, external: 0 } })

test('the known problems of a site are listed by file, rule and fingerprint', async () => {
  const { workspace, read } = workspaceOf()
  const { baseline, problems, known, failed } = await workspace.check({ updateBaseline: true })
  expect({ baseline, problems, known, failed }).toMatchObject({
    baseline: { file: 'content/_baseline.json', count: 3 },
    problems: [],
    known: 3,
    failed: false,
  })
  expect(read('content/_baseline.json').replace(/[\da-f]{12}/g, '<hash>')).toBe(
    '{\n  "version": 1,\n  "problems": [\n' +
      '    { "file": "content/index.md", "rule": "broken-link", "subject": "one.md", "fingerprint": "<hash>" },\n' +
      '    { "file": "content/index.md", "rule": "broken-link", "subject": "two.md", "fingerprint": "<hash>", "count": 2 }\n' +
      '  ]\n}\n',
  )
})

test('only new problems count then, wherever the known ones stand now', async () => {
  const { workspace, write } = workspaceOf()
  await workspace.check({ updateBaseline: true })
  write('content/index.md', '# Home\n\nText.\n\n[Two](two.md) [Two again](two.md)\n\n[One](one.md)\n')
  expect(await workspace.build()).toMatchObject({ outcome: 'built', problems: [], known: 3 })
  expect(await workspace.check({ scope: 'links' })).toMatchObject({ failed: false, problems: [], known: 3 })
  write('content/index.md', '# Home\n\n[One](one.md) [Two](two.md) [Two](two.md) [Two](two.md)\n\n[New](new.md)\n')
  const { outcome, problems, known } = await workspace.build()
  expect({ outcome, known, targets: problems.map(({ target }) => target) }).toEqual({
    outcome: 'failed',
    known: 3,
    targets: ['two.md', 'new.md'],
  })
})

test('entries that match nothing any more are reported at their lines', async () => {
  const { workspace, write } = workspaceOf()
  await workspace.check({ updateBaseline: true })
  write('content/index.md', '# Home\n\n[Two](two.md)\n')
  expect(textOf((await workspace.check()).problems)).toBe(
    'content/_baseline.json:4:5  warning  stale-baseline\n' +
      '  "content/index.md" no longer has the broken-link problem "one.md"\n' +
      '  fix: run "portalgen check --update-baseline"\n' +
      'content/_baseline.json:5:5  warning  stale-baseline\n' +
      '  "content/index.md" has the broken-link problem "two.md" 1 of 2 times\n' +
      '  fix: run "portalgen check --update-baseline"',
  )
})

test('known problems stay known while the configuration is not valid', async () => {
  const { workspace, write, read } = workspaceOf({ ...SITE, 'content/bad:name.md': '# Bad' })
  await workspace.check({ updateBaseline: true })
  const entries = read('content/_baseline.json').match(/"rule"/g)?.length
  write('content/site.yaml', 'titel: Portal\n')
  const { problems, known } = await workspace.check()
  expect([entries, known]).toEqual([3, 1])
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([
    ['invalid-config', 'content/site.yaml'],
    ['invalid-config', 'content/site.yaml'],
  ])
})

test('what the site cannot be written with is never known', async () => {
  const { workspace, read } = workspaceOf({ ...SITE, 'content/a.md': '# A', 'content/a/index.md': '# A' })
  const { failed, problems } = await workspace.check({ updateBaseline: true })
  expect(failed).toBe(true)
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['duplicate-route']))
  expect(read('content/_baseline.json')).not.toContain('duplicate-route')
})

test('a damaged baseline is an error, and hides nothing', async () => {
  const { workspace, write } = workspaceOf()
  write('content/_baseline.json', '{ "version": 1, "problems": [\n<<<<<<< HEAD\n')
  const { outcome, problems, known } = await workspace.build()
  expect({ outcome, known }).toEqual({ outcome: 'failed', known: 0 })
  expect(textOf(problems)).toContain('fix: run "portalgen check --update-baseline"')
})

test("an example that could be somebody's is reported by check alone, until the baseline knows it", async () => {
  const { workspace } = workspaceOf({ ...SITE, 'content/index.md': '# Home\n\n`US0378331005`\n' })
  const rulesOf = ({ problems }: { problems: Problem[] }) => problems.map(({ rule }) => rule)
  expect(rulesOf(await workspace.check())).toEqual(['real-example'])
  expect(rulesOf(await workspace.check({ scope: 'links' }))).toEqual([])
  expect(await workspace.build()).toMatchObject({ outcome: 'built', problems: [] })
  await workspace.check({ updateBaseline: true })
  expect(await workspace.check()).toMatchObject({ problems: [], known: 1 })
  expect(await workspace.build()).toMatchObject({ problems: [] })
})
