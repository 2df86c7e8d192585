import { expect, test } from 'vitest'
import { problemsOf, site } from '../site.ts'

/** What is wrong with a link, without its place. */
async function check(address: string): Promise<string> {
  const problems = await problemsOf({
    'content/index.md': `[a](${address}) [b](b.md)`,
    'content/b.md': '# B\n\n## Größe\n\n## Per minute\n',
  })
  return problems.split('\n').slice(1).join('\n')
}

test.each(['b.md#gr\u00f6\u00dfe', 'b.md#gro\u0308\u00dfe', 'b.md#gr%C3%B6%C3%9Fe', 'b.md?x=1#per-minute'])(
  '%s is found, however it is spelt',
  async (address) => {
    expect(await check(address)).toBe('')
  },
)

test('an anchor that is named like a property of every object is found at its heading', async () => {
  const { html, problems } = await site({
    'content/index.md': '# A\n\n[a](#constructor)\n\n## Methods\n\n### constructor',
  })
  expect(problems).toBe('')
  expect(html('/')).toContain('<a href="#section-constructor">a</a>')
})

test.each([
  [
    'b.md#per-minute?x=1',
    '  "/b/" has no anchor "#per-minute?x=1"\n  fix: write "b.md?x=1#per-minute": the query comes before "#"',
  ],
  ['b.md#per-hour?x=1', '  "/b/" has no anchor "#per-hour?x=1"'],
  ['quite/another%FF.md', '  "quite/another%FF.md" does not exist'],
  ['quite/100%.md', '  "quite/100%.md" does not exist\n  fix: write a percent sign as "%25"'],
  ['https;//a.dev/x', '  "https;//a.dev/x" does not exist\n  fix: did you mean "https://a.dev/x"?'],
])('%s is reported with what is meant', async (address, report) => {
  expect(await check(address)).toBe(report)
})
