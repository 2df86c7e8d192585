import { expect, test } from 'vitest'
import { type Files, problemsOf, site } from '../site.ts'

const PAGES: Files = {
  'content/docs/guide.md': '',
  'content/docs/Setup.md': '# Setup\n\n## One',
  'content/docs/deep/unique.md': '# Unique',
  'content/docs/folder/index.md': '# Folder',
}

/** What is suggested for a link on `content/docs/guide.md`. */
async function suggested(link: string): Promise<string | undefined> {
  const problems = await problemsOf({ ...PAGES, 'content/docs/guide.md': `[x](${link})` })
  return /fix: did you mean "(.*)"\?/.exec(problems)?.[1]
}

test.each([
  ['./setup.md', './Setup.md'],
  ['./setup', '/docs/Setup/'],
  ['./unique?v=2#one', '/docs/deep/unique/?v=2#one'],
  ['./unique.md#x', './deep/unique.md#x'],
  ['/unique/', '/docs/deep/unique/'],
  ['/docs/setup/', '/docs/Setup/'],
  ['setup.html#one', './Setup.md#one'],
  ['https;//a.dev/x', 'https://a.dev/x'],
  ['./Settup.md', './Setup.md'],
  ['./Setup.md#On', '#one'],
  ['./zzzzzzzz.md', undefined],
])('for "%s": "%s"', async (link, expected) => {
  expect(await suggested(link)).toBe(expected)
})

test.each([
  ['./Setup.md#ONE', './Setup.md#one'],
  ['./Setup.md#onne', undefined],
  ['./setup.md', './Setup.md'],
  ['./Settup.md', undefined],
  ['https;//a.dev/x', 'https://a.dev/x'],
])('what is meant by "%s" is certain: %s', async (link, replacement) => {
  const { found } = await site({ ...PAGES, 'content/docs/guide.md': `[x](${link})` })
  expect(found.filter(({ file }) => file === 'content/docs/guide.md').map((each) => each.replacement)).toEqual([
    replacement,
  ])
})

test('an anchor that was made longer or shorter is found by its beginning, in any case', async () => {
  expect(await suggested('./Setup.md#one-more')).toBeUndefined()
  const pages = { ...PAGES, 'content/docs/Setup.md': '# Setup\n\n## Rate limits per minute\n\n## Rate\n\n## Limit' }
  const problems = await problemsOf({ ...pages, 'content/docs/guide.md': '[x](./Setup.md#Rate-limits)' })
  expect(problems).toContain('fix: did you mean "#rate-limits-per-minute"?')
})

test('an anchor in another case is meant rather than one that it begins', async () => {
  const setup = '# Setup\n\n## Rate limits\n\n## Rate limits per minute'
  const files = { ...PAGES, 'content/docs/Setup.md': setup, 'content/docs/guide.md': '[x](./Setup.md#Rate-Limits)' }
  const { found } = await site(files)
  expect(found.map(({ replacement }) => replacement)).toContain('./Setup.md#rate-limits')
})

test('of names that are equally alike, the one in the same folder is meant', async () => {
  const pages = {
    ...PAGES,
    'content/docs/limits.md': '# L',
    'content/apis/limits.md': '# L',
    'content/docs/guide.md': '[x](./limitz.md)',
  }
  expect(await problemsOf(pages)).toContain('fix: did you mean "./limits.md"?')
})

test('the beginning of an id counts more than its case, this more than its distance, and other pages do not count', async () => {
  const ids = ['rate-limits-per-minute', 'Rate-Limits', 'rate-limitz']
  const other = { 'content/docs/other.md': '# Other\n\n## X {#rate-limits}\n\n## Y {#rate-limits-per-hour}' }
  const found = await Promise.all(
    [0, 1, 2, 3].map(async (from) => {
      const headings = ids.slice(from).map((id) => `\n\n## Limits {#${id}}`)
      const problems = await problemsOf({ ...other, 'content/docs/guide.md': `[x](#rate-limits)${headings.join('')}` })
      return /fix: did you mean "(.*)"\?/.exec(problems)?.[1]
    }),
  )
  expect(found).toEqual(['#rate-limits-per-minute', '#Rate-Limits', '#rate-limitz', undefined])
})
