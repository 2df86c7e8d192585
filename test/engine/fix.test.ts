import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixSources } from '../../src/engine/check/fixSources.ts'
import type { CheckOptions } from '../../src/engine/options.ts'
import { settingsOf } from '../../src/engine/settings.ts'
import { openWorkspace } from '../../src/engine/workspace.ts'
import { error } from '../../src/model/problem.ts'
import { folderWith } from '../disk/folder.ts'

const GUIDE = `# Guide

[a](./Setup.md) [b](setup.md#rate-limits) [c][Setpu] [d] (./setup.md)

:::wraning[T]
Text
:::

\`\`\`js titel="x"
1
\`\`\`

[setup]: ./SETUP.md
[e]: setup.md
[e2]: setup.md

[e][e] [e2][e2] [s][setup]
`

const FIXED = GUIDE.replace('./Setup.md', './setup.md')
  .replace('#rate-limits', '#rate-limits-per-minute')
  .replace('[Setpu]', '[setup]')
  .replace('[d] (', '[d](')
  .replace(':::wraning', ':::warning')
  .replace('titel=', 'title=')
  .replace('./SETUP.md', './setup.md')

async function fix(options: CheckOptions) {
  const root = folderWith({
    'content/site.yaml': 'title: Portal\nurl: https://developer.example.com\n',
    'content/index.md': GUIDE,
    'content/setup.md': '# Setup\n\n## Rate limits per minute\n\n## Other',
  })
  const path = join(root, 'content/index.md')
  const workspace = openWorkspace({ root, options: { cache: false } })
  onTestFinished(() => workspace.close())
  const { fixed } = await workspace.check({ fix: true, ...options })
  return { fixed, text: readFileSync(path, 'utf8') }
}

test('all fixes that are certain are applied, and shown', async () => {
  const { fixed, text } = await fix({})
  expect(text).toBe(FIXED)
  expect(fixed.diffs.join('\n')).toContain('+[setup]: ./setup.md')
})

test('with dryRun they are only shown', async () => {
  const { fixed, text } = await fix({ dryRun: true })
  expect(text).toBe(GUIDE)
  expect(fixed.diffs[0]).toContain('+:::warning[T]')
})

test('with rules, only theirs are applied', async () => {
  const { text } = await fix({ rules: ['unknown-mark', 'broken-anchor'] })
  expect(text).toBe(GUIDE.replace('titel=', 'title=').replace('#rate-limits', '#rate-limits-per-minute'))
})

test('a file that has changed since it was checked is left as it is, and named', () => {
  const root = folderWith({ 'content/site.yaml': 'title: T', 'content/a.md': 'New\n\n[x](./B.md)' })
  const problem = error(
    'broken-link',
    { file: 'content/a.md', line: 1, column: 1 },
    { message: 'x', target: './B.md', replacement: './b.md' },
  )
  const folders = settingsOf({ root }).folders
  const opened = { found: { fresh: [], all: [problem] }, textOf: () => '[x](./B.md)' }
  expect(fixSources(opened, folders, {})).toEqual({
    links: 0,
    diffs: [],
    changed: [`${folders.inRepository}content/a.md`],
    undecoded: [],
    unwritten: [],
  })
  expect(readFileSync(join(root, 'content/a.md'), 'utf8')).toBe('New\n\n[x](./B.md)')
})

test.each(['latin1', 'utf16le'] as const)('a file in %s keeps its bytes, and is named', async (encoding) => {
  const written = Buffer.from('# Caf\u00e9\n\n[a](./A.md)\n', encoding)
  const root = folderWith({ 'content/site.yaml': 'title: T\nurl: https://a.example', 'content/a.md': written })
  const workspace = openWorkspace({ root, options: { cache: false } })
  onTestFinished(() => workspace.close())
  const { fixed, inRepository } = await workspace.check({ fix: true })
  expect(fixed).toEqual({ links: 0, diffs: [], changed: [], undecoded: [`${inRepository}content/a.md`], unwritten: [] })
  expect(readFileSync(join(root, 'content/a.md'))).toEqual(written)
})
