import { expect, test } from 'vitest'
import { foldRepeated } from '../../src/reporting/foldRepeated.ts'
import { config, type Files, site, type TestSite, WITH_API } from '../site.ts'

/** A site with one document, whose operation has a description; its problems are those of the description. */
const described = (description: string, more: Files = {}): Promise<TestSite> =>
  site({
    'content/site.yaml': WITH_API,
    'openapi/offers.yaml': `openapi: 3.1.0
info: { title: Offers API, version: '2.0' }
paths:
  /offers:
    get:
      operationId: listOffers
      responses: { 200: { description: The offers. } }
      description: |
${description.replace(/^/gm, '        ')}
`,
    ...more,
  })

const LINK_BASE = 'set "linkBase" of this API in content/site.yaml if the document was written for another site'

const lineOf = (problem: { severity: string; rule: string; message: string; fix?: string }): string =>
  `${problem.severity} ${problem.rule}: ${problem.message}${problem.fix === undefined ? '' : ` → ${problem.fix}`}`

test('links that "linkBase" would fix are one warning with their number and examples, unless they are few', async () => {
  const few = '[a](/docs/a) [b](/docs/b) [c](/docs/c) [a](/docs/a)'
  expect(foldRepeated((await described(few)).found).map(({ message }) => message)).toEqual(
    ['a', 'b', 'c', 'a'].map((name) => `"/docs/${name}" does not exist`),
  )
  const many = await described(`${few} [d](#d) [rates](/docs/rate/)`, { 'content/docs/rates.md': '# Rates\n' })
  expect(foldRepeated(many.found).map(lineOf)).toEqual([
    `warning broken-link: "/docs/a" does not exist (6 links to 5 such targets, among them "/docs/b" and "/docs/c") → ${LINK_BASE}`,
  ])
})

test.each<[description: string, ...problems: string[]]>([
  ['See [rates](/docs/rates).', `warning broken-link: "/docs/rates" does not exist → ${LINK_BASE}`],
  ['See [rates](./rates.md).', `warning broken-asset: "./rates.md" does not exist → ${LINK_BASE}`],
  ['See [rates](../rates).', `warning broken-link: "../rates" does not exist → ${LINK_BASE}`],
  ['See [rates](rates.pdf).', `warning broken-asset: "rates.pdf" does not exist → ${LINK_BASE}`],
  ['![A chart](chart.png)', `warning broken-asset: "chart.png" does not exist → ${LINK_BASE}`],
  ['<img src="/img/chart.png">', `warning broken-asset: "/img/chart.png" does not exist → ${LINK_BASE}`],
  ['See [rates](#rates).', `warning broken-anchor: this page has no anchor "#rates" → ${LINK_BASE}`],
  ['See [rates](api:getRates).', 'warning broken-link: the API reference has no "getRates"'],
  [
    'See [rates](term:rate).',
    'warning broken-link: the glossary has no term "rate" → set "glossary" in content/site.yaml to the folder of the glossary',
  ],
  ['See [rates]().', 'warning empty-link: this <a> has no address → add an address'],
  [
    'See [rates](javascript:alert(1)).',
    'warning unsafe-link: addresses with "javascript:" are not allowed → link to a page, a file or https://',
  ],
  [
    'See [rates][r].\n\n[r]: javascript:alert(1)',
    'warning unsafe-link: addresses with "javascript:" are not allowed → link to a page, a file or https://',
  ],
  [
    'See [rates](https://me:secret@example.com/).',
    'warning unsafe-link: "https://***@example.com/" contains a user name or password → write "https://example.com/"',
  ],
  [
    '[Write](mailto:nobody)',
    'warning broken-link: "mailto:nobody" has no e-mail address → write it like "mailto:help@example.com"',
  ],
  ['[Call](tel:us)', 'warning broken-link: "tel:us" has no phone number → write it like "tel:+441234567890"'],
  [
    'See [rates](https://[).',
    'warning broken-link: "https://%5B" is not a valid address → write it like "https://www.example.com/page"',
  ],
  [
    'See [rates][rates].',
    'warning undefined-reference: the link reference "[rates]" is not defined → add a line "[rates]: page.md"',
  ],
  ['See the note[^1].', 'warning undefined-reference: the footnote "[^1]" is not defined → add a line "[^1]: …"'],
  [
    '## Limits {#limits}\n\n## Rates {#limits}',
    'warning duplicate-id: the id "about-operation-listOffers~limits" is already used on line 9 → change one of the two ids',
  ],
  ['Before\n<b>unclosed <i>and <div>more'],
  [
    '<script>alert(1)</script>',
    'warning unsafe-html: <script> is not allowed and was removed → remove it; "head" in content/site.yaml is for all pages',
  ],
  ['<SecurityDefinitions />'],
  ['<!-- ReDoc-Inject: <security-definitions> -->'],
  ['---\ntitle: Looks like front matter\n---'],
  [
    ':::nonsense\ntext\n:::',
    'warning unknown-directive: ":::nonsense" is not a directive → known directives: note, tip, info, important, warning, caution, danger, details, tabs, code-group, tab, cards, steps, file-tree, request, hero, numbers, quote, embed',
  ],
  [`${'> '.repeat(101)}deep`, 'warning too-complex: this is nested more than 100 levels deep → reduce the nesting'],
  [`${'<div>'.repeat(500)}deep`, 'warning too-complex: this is nested more than 100 levels deep → reduce the nesting'],
  ['Letters [a-z][0-9] and [^\\s][a-zA-Z0-9_.-], [^0-9] not; `[x][y]`.'],
  ['Dear {{first_name}}, `{{ end }}`\n\n```\n{{#each items}}{{name}}{{/each}}\n```'],
  ['#hashtag, <@U024BE7LH>, <!here>, &amp;, :smile:, @user'],
  ['| a | b |\n|---|\n| 1 | 2 | 3 |'],
])('the text of a document never stops a build: %j', async (description, ...problems) => {
  const { found, html } = await described(description)
  expect(found.map(lineOf)).toEqual(problems)
  expect(html('/api/')).toContain('id="operation-listOffers"')
})

test('an unsafe address is left out, its text stays', async () => {
  const { html } = await described('See [the rates](javascript:alert(1)).')
  expect(html('/api/')).toContain('See <a>the rates</a>.')
  expect(html('/api/')).not.toContain('alert(1)')
})

test('where the links of a document start from is known, nothing is missing', async () => {
  const { found, html } = await described('[a](/docs/a) [b](b.pdf) ![c](c.png) [a-z][0-9]', {
    'content/site.yaml': config(
      'apis: [{ spec: openapi/offers.yaml, route: /api/, linkBase: https://docs.dev/api/ }]\n',
    ),
  })
  expect(found).toEqual([])
  expect(html('/api/')).toContain('href="https://docs.dev/docs/a"')
  expect(html('/api/')).toContain(' [a-z][0-9]</p>')
})

test('what is likely meant is named, too', async () => {
  const { found } = await described('[rates](/docs/rate/)', { 'content/docs/rates.md': '# Rates' })
  expect(found.map(lineOf)).toEqual([
    `warning broken-link: "/docs/rate/" does not exist → ${LINK_BASE}; did you mean "/docs/rates/"?`,
  ])
})

test('where the file spells line breaks, as JSON does, a fault is where its text begins', async () => {
  const { found } = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.json, route: /api/ }]\n'),
    'openapi/a.json': `{ "openapi": "3.1.0", "paths": {},
  "info": { "title": "A", "version": "1",
    "description": "# A\\n\\nSee [b](/b/)\\n\\n<blink>and</blink>, [c][d]" } }
`,
  })
  expect(found.map(({ line, column, rule, pointer }) => [line, column, rule, pointer])).toEqual([
    [3, 21, 'undefined-reference', '/info/description'],
    [3, 21, 'unsafe-html', '/info/description'],
    [3, 21, 'broken-link', '/info/description'],
  ])
})

test('the same faults on a page are errors', async () => {
  const { found } = await site({ 'content/index.md': '# Home\n\n[a](/docs/rates) [b](javascript:x)' })
  expect(found.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(['error unsafe-link', 'error broken-link'])
})

test('a comment ignores the problems of the next line, as on a page', async () => {
  const comment = '<!-- portalgen-ignore-next broken-link -->'
  expect((await described(`${comment}\nSee [rates](/docs/rates).`)).found).toEqual([])
  const { found } = await described(`${comment}\nSee [offers](#operation-listOffers).\n\nSee [rates](/docs/rates).`)
  expect(found.map(lineOf)).toEqual([
    `warning broken-link: "/docs/rates" does not exist → ${LINK_BASE}`,
    'warning unused-ignore: the next line has no broken-link problem → remove the comment',
  ])
})

test('where the file spells line breaks, a comment holds for all of its text', async () => {
  const { found } = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.json, route: /api/ }]\n'),
    'openapi/a.json': `{ "openapi": "3.1.0", "paths": {},
  "info": { "title": "A", "version": "1", "description": "<!-- portalgen-ignore-next broken-link -->\\n\\nSee [b](/b/)" } }
`,
  })
  expect(found).toEqual([])
})
