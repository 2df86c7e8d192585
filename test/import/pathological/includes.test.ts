import { expect, test } from 'vitest'
import { imported } from '../imported.ts'
import { converted, SITES } from '../onePage.ts'

/** A file that includes itself, and how a page includes it. */
const BOMBS: [kind: string, file: string, text: string, include: string][] = [
  ['mkdocs', 'docs/bomb.txt', '--8<-- "bomb.txt"\n', '--8<-- "bomb.txt"'],
  ['mdbook', 'src/bomb.txt', '{{#include bomb.txt}}\n', '{{#include bomb.txt}}'],
  ['vitepress', 'bomb.txt', '<!--@include: ./bomb.txt-->\n', '<!--@include: ./bomb.txt-->'],
  ['docusaurus', 'docs/_bomb.mdx', '<Bomb />\n\n', "import Bomb from './_bomb.mdx'\n\n<Bomb />"],
]

test.each(BOMBS)(
  '%s: a file that includes itself ten times is included until a page has enough',
  async (kind, file, text, include) => {
    const { generator, config, source, page: path } = SITES[kind] ?? {}
    if (!generator || source === undefined || path === undefined) throw new Error(`there is no site of "${kind}"`)
    const head = kind === 'docusaurus' ? "import Bomb from './_bomb.mdx'\n\n" : ''
    const { page, left } = await imported(generator, {
      ...config,
      [source]: `# A\n\n${include}\n`,
      [file]: head + text.repeat(10),
    })
    expect(page(path)).toContain('# A')
    expect(page(path).length).toBeLessThan(2_500_000)
    expect(left.length).toBeGreaterThan(0)
  },
)

test('an included file is not shifted further than code is', async () => {
  const { page } = await converted('mdbook', '```\n{{#shiftinclude 999999999:parts/b.md}}\n```')
  expect(page).toBe(`\`\`\`\n${' '.repeat(100)}Second\n\`\`\`\n`)
})

test('from where on a page is not read is said, and its text is kept', async () => {
  const { page, left } = await converted('mkdocs', `^^a^^\n\n${`${'! '.repeat(100)}\n\n`.repeat(800)}^^b^^\n`)
  expect(page.startsWith('<ins>a</ins>\n')).toBe(true)
  expect(page.endsWith('\n^^b^^\n')).toBe(true)
  expect(left).toEqual([expect.stringMatching(/^text with more markup than can be parsed in time at docs\/p\.md:\d+$/)])
})
