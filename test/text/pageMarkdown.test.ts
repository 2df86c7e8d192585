import { expect, test } from 'vitest'
import { NOT_FOUND, route } from '../../src/model/route.ts'
import { llmsFiles } from '../../src/text/llmsFiles.ts'
import { pageMarkdown } from '../../src/text/pageMarkdown.ts'
import { config, site } from '../site.ts'

const GUIDE = route('/docs/guide/')

/** The text of a page that is written in Markdown, as it comes out again. */
async function textOf(markdown: string, more: Record<string, string> = {}): Promise<string> {
  const made = await site({ 'content/docs/guide.md': `# Guide\n\n${markdown}\n`, ...more })
  return pageMarkdown(made.html(GUIDE), made.site, GUIDE)
}

const HERE = 'https://developer.example.com'

const kept: [what: string, written: string][] = [
  ['paragraphs and emphasis', 'One *two* **three** ~~four~~ `five`.\n\nSix.'],
  ['lists in lists', '- one\n  - two\n  - three\n- four'],
  ['numbers', '3. three\n4. four'],
  ['quotes', '> one\n>\n> two'],
  ['rules', 'one\n\n---\n\ntwo'],
  ['tables', '| a | b |\n| --- | --- |\n| 1 | `2` |'],
  ['code', '```json\n{\n  "a": "<b>"\n}\n```'],
  ['code with fences inside', '````\n```\ncode\n```\n````'],
  ['what must not be read as markup', '2 \\* 3 \\* 4 and a_b_c and \\<b> and \\[x\\]'],
  ['tasks', '- [ ] one\n- [x] two'],
]

test.for(kept)('%s come out as they were written', async ([, written]) => {
  expect(await textOf(written)).toBe(`# Guide\n\n${written}\n`)
})

const changed: [what: string, written: string, text: string][] = [
  [
    'links are complete',
    '[a](./other.md#x) [b](https://b.example.com/(1))',
    `[a](${HERE}/docs/other/#x) [b](https://b.example.com/%281%29)`,
  ],
  ['links to headings lead to the page', '## One {#one}\n\n[a](#one)', `## One\n\n[a](${HERE}/docs/guide/#one)`],
  ['callouts are quotes with their name', ':::warning[Mind]\nThe gap.\n:::', '> **Mind**\n>\n> The gap.'],
  [
    'tabs stand one below the other under their labels',
    '::::tabs\n:::tab[curl]\nOne.\n:::\n:::tab[Python]\nTwo.\n:::\n::::',
    '**curl**\n\nOne.\n\n**Python**\n\nTwo.',
  ],
  ['folds are open', ':::details[More]\nText.\n:::', '**More**\n\nText.'],
  ['titles of code stand above it', '```js title="a.js"\n1\n```', '**a.js**\n\n```js\n1\n```'],
  ['pipes in cells are no cells', '| a |\n| --- |\n| `x \\| y` |', '| a |\n| --- |\n| `x \\| y` |'],
  ['a line that is no list stays none', '1\\. one', '1\\. one'],
]

test.for(changed)('%s', async ([, written, text]) => {
  expect(await textOf(written, { 'content/docs/other.md': '# Other\n\n## X {#x}\n' })).toBe(`# Guide\n\n${text}\n`)
})

test('what only a screen has a use for is left out', async () => {
  const text = await textOf('See [term](term:bond).', {
    'content/site.yaml': config('glossary: docs/terms\n'),
    'content/docs/terms/bond.md': '# Bond\n\nA loan.\n',
  })
  expect(text).toBe(`# Guide\n\nSee [term](${HERE}/docs/terms/bond/).\n`)
})

test('a document without a main part has no text', async () => {
  const made = await site({})
  expect(pageMarkdown('<p>x', made.site, GUIDE)).toBe('\n')
  expect(pageMarkdown('<main', made.site, GUIDE)).toBe('\n')
})

test('every page but the one for unknown addresses says where its text is', async () => {
  const made = await site({ 'content/docs/guide.md': '# Guide\n' })
  const link = '<link rel="alternate" type="text/markdown" href="/docs/guide/index.md"/>'
  expect(made.html(GUIDE)).toContain(link)
  expect(made.html(NOT_FOUND)).not.toContain('text/markdown')
})

test('llms.txt lists all pages as one would read them; llms-full.txt has their texts', async () => {
  const made = await site({
    'content/site.yaml': `title: Portal\ntagline: All of it.\nurl: ${HERE}\nsidebars:\n  docs: { label: Guides, items: [docs/b.md, docs/a.md] }\n`,
    'content/docs/a.md': '---\ndescription: The first.\n---\n\n# A\n\nText of A.\n',
    'content/docs/b.md': '# B\n\nText of B.\n',
  })
  const files = llmsFiles(made.site, (at) => pageMarkdown(made.html(at), made.site, at))
  const [short, full] = files.map(({ content }) => String(content))
  expect(short).toBe(
    `# Portal\n\n> All of it.\n\n## Guides\n\n- [B](${HERE}/docs/b/index.md): Text of B.\n- [A](${HERE}/docs/a/index.md): The first.\n` +
      `\n## More\n\n- [Home](${HERE}/index.md)\n`,
  )
  expect(full).toContain(`Source: ${HERE}/docs/b/\n\n# B\n\nText of B.\n\n---\n\nSource: ${HERE}/docs/a/\n\n# A\n`)
})
