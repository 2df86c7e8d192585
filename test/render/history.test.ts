import { expect, test } from 'vitest'
import { memoryCache } from '../../src/disk/cache.ts'
import type { FileHistory, HistoryResult, HistorySource } from '../../src/model/history.ts'
import { sourcePath } from '../../src/model/route.ts'
import { config, site } from '../site.ts'

const FILES = {
  'content/site.yaml': config('lastUpdated: true\ncontributors: true\n'),
  'content/a.md': '# A\n\nText.',
  'content/off.md': '---\nlastUpdated: false\ncontributors: false\n---\n# Off',
  'content/own.md': '---\nlastUpdated: 2025-02-03\n---\n# Own',
  'content/new.md': '# New',
  'content/404.md': '# Nothing here',
}

const CHANGED: FileHistory = { updated: '2026-05-03T23:30:00Z', contributors: ['Ann *Lee*', 'Ben'] }

const source = (result: HistoryResult, reads: string[] = []): HistorySource => ({
  state: 'now',
  async read() {
    reads.push('read')
    return result
  },
})

const named = ['a', 'off', 'own', '404']
const HISTORY = source({
  kind: 'complete',
  files: new Map(named.map((name) => [sourcePath(`content/${name}.md`), CHANGED])),
})

const foot = (html: string): string => /<p class="page-history">.*?<\/p>/.exec(html)?.[0] ?? ''

test('the foot of a page says when it was last changed, and by whom', async () => {
  const { html, problems } = await site(FILES, { history: HISTORY })
  expect(problems).toBe('')
  const date = '<span>Last updated on <time dateTime="2026-05-03T23:30:00Z">May 3, 2026</time></span>'
  const names = '<span>Contributors: Ann *Lee*, Ben</span>'
  const own = '<span>Last updated on <time dateTime="2025-02-03T00:00:00Z">February 3, 2025</time></span>'
  expect(foot(html('/a/'))).toBe(`<p class="page-history">${date}${names}</p>`)
  expect(foot(html('/own/'))).toBe(`<p class="page-history">${own}${names}</p>`)
  expect([foot(html('/off/')), foot(html('/new/')), foot(html('/404/'))]).toEqual(['', '', ''])
})

test('the page as Markdown says the same, in the language of the page', async () => {
  const { text } = await site(FILES, { history: HISTORY })
  expect(text('/a/')).toBe('# A\n\nText.\n\nLast updated on May 3, 2026\n\nContributors: Ann \\*Lee\\*, Ben\n')
  const yaml = `${FILES['content/site.yaml']}language: de\n`
  const german = await site({ ...FILES, 'content/site.yaml': yaml }, { history: HISTORY })
  expect(german.text('/a/')).toContain('Zuletzt aktualisiert am 3. Mai 2026')
})

test('the history is read once for a state, and not at all unless pages show it', async () => {
  const reads: string[] = []
  const cache = memoryCache()
  const history = source({ kind: 'complete', files: new Map([[sourcePath('content/a.md'), CHANGED]]) }, reads)
  const off = await site({ 'content/a.md': '# A' }, { history, cache })
  expect([foot(off.html('/a/')), reads]).toEqual(['', []])
  await site(FILES, { history, cache })
  const { html } = await site(FILES, { history, cache })
  expect(foot(html('/a/'))).toContain('Ben')
  expect(reads).toEqual(['read'])
})

test('a history with gaps is reported, and not shown', async () => {
  const history = source({ kind: 'incomplete', reason: 'the clone is shallow', fix: 'fetch all of it' })
  const { problems, html } = await site(FILES, { history })
  expect(problems).toBe(
    'content/site.yaml:1:1  warning  missing-history\n' +
      '  pages show neither dates nor contributors: the clone is shallow\n' +
      '  fix: fetch all of it',
  )
  expect(foot(html('/a/'))).toBe('')
})

test('a date that is none is reported', async () => {
  const { problems } = await site({ 'content/a.md': '---\nlastUpdated: 2026-02-30\n---\n# A' })
  expect(problems).toContain(
    'content/a.md:2:14  error  invalid-front-matter\n  "2026-02-30" is not a date\n  fix: write it like "2026-11-22"',
  )
})
