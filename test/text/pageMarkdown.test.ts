import { expect, test } from 'vitest'
import { NOT_FOUND, route } from '../../src/model/route.ts'
import { config, SPEC, site, WITH_API } from '../site.ts'

const GUIDE = route('/docs/guide/')

/** The text of a page that is written in Markdown, as it comes out again. */
async function textOf(markdown: string, more: Record<string, string> = {}): Promise<string> {
  const made = await site({ 'content/docs/guide.md': `# Guide\n\n${markdown}\n`, ...more })
  return made.text(GUIDE)
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
  ['what must not be read as markup', '2 \\* 3 \\* 4, a_b_c, \\_x, \\<b>, \\[x\\], \\~\\~y\\~\\~ and \\&lt;'],
  ['lines that would be lists, headings or quotes', '1\\. one\n\n\\- two\n\n\\# three\n\n\\> four'],
  ['pipes in cells', '| a |\n| --- |\n| `x \\| y` |'],
  ['backticks in code', '``a`b``'],
  ['tasks', '- [ ] one\n- [x] two'],
  ['sides of columns', '| a | b | c | d |\n| :--- | ---: | :---: | --- |\n| 1 | 2 | 3 | 4 |'],
  ['lists below lists', '- one\n- two\n\n* three\n\n1. four\n\n1) five'],
  ['footnotes', 'One[^why] and two.[^2]\n\n[^why]: Because.\n\n    And so on.\n\n[^2]: `two`'],
  ['titles of links', '[a](https://b.example.com/ "A \\"b\\" \\*")'],
  ['exclamation marks before links', 'One\\![a](https://b.example.com/)'],
  ['rules and texts in lists', '- ___\n\n- one\n\n  > two\n\n  three'],
  ['emphasis at the edge of emphasis', '**one* two* and ***three*** and *_four_*'],
  ['high numbers', '999999990. one\n999999991. two'],
  ['what looks like the end of a heading', '## C \\#\n\n### D#'],
  ['lines that would be rules or empty items', '\\---\n\n\\-\n\n\\+\n\n\\>x'],
]

test.for(kept)('%s come out as they were written', async ([, written]) => {
  expect(await textOf(written)).toBe(`# Guide\n\n${written}\n`)
})

const MORE = {
  'content/site.yaml': config("brand: 'Acme * Co'\n"),
  'content/docs/other.md': '# Other\n\n## X {#x}\n',
  'content/docs/dot.png': '',
}

const changed: [what: string, written: string, text: string][] = [
  [
    'links are complete',
    '[a](./other.md#x) [b](https://b.example.com/(1))',
    `[a](${HERE}/docs/other/#x) [b](https://b.example.com/%281%29)`,
  ],
  ['links to headings lead to the page', '## One {#one}\n\n[a](#one)', `## One\n\n[a](${HERE}/docs/guide/#one)`],
  [
    'what is strong in titles, terms and strong text is marked once',
    ':::note[**Mind** the `**`]\nThe gap.\n:::\n\n<details><summary><b>All</b></summary>\n\n**a **b** c**\n\n</details>\n\n**Key**\n: Its [**meaning**](./other.md).',
    `> **Mind the \`**\`**\n>\n> The gap.\n\n**All**\n\n**a b c**\n\n- **Key:** Its [**meaning**](${HERE}/docs/other/).`,
  ],
  ['callouts are quotes with their name', ':::warning[Mind]\nThe gap.\n:::', '> **Mind**\n>\n> The gap.'],
  [
    'tabs stand one below the other under their labels',
    '::::tabs\n:::tab[curl]\nOne.\n:::\n:::tab[Python]\nTwo.\n:::\n::::',
    '**curl**\n\nOne.\n\n**Python**\n\nTwo.',
  ],
  ['folds are open', ':::details[More]\nText.\n:::', '**More**\n\nText.'],
  ['titles of code stand above it', '```js title="a.js"\n1\n```', '**a.js**\n\n```js\n1\n```'],
  ['marks of lines are left out', '```js {1} lines\n1\n2\n```', '```js\n1\n2\n```'],
  ['changed lines are a change', '```js del={1} ins={2}\n1\n2\n3\n```', '```diff\n- 1\n+ 2\n  3\n```'],
  [
    'cards are a list',
    ':::cards\n- [A](./other.md)\n\n  What it says.\n:::',
    `- [A](${HERE}/docs/other/)\n\n  What it says.`,
  ],
  ['line breaks stay in their line', 'one\\\ntwo', 'one<br> two'],
  ['alerts are quotes, too', '> [!TIP]\n> Try.', '> **Tip**\n>\n> Try.'],
  ['HTML is reduced to what it says', '<p align="center">One <kbd>Ctrl</kbd> <b>two</b></p>', 'One `Ctrl` **two**'],
  [
    'captions stand above their table',
    '<table><caption>A b</caption><tr><th>1</th></tr><tr><td>2</td></tr></table>',
    '**A b**\n\n| 1 |\n| --- |\n| 2 |',
  ],
  ['definitions are a list', '<dl><dt>A</dt><dd>One.</dd><dt>B</dt><dd>Two.</dd></dl>', '- **A:** One.\n- **B:** Two.'],
  [
    'drawings are told by title and description',
    '<svg viewBox="0 0 1 1" role="img"><title>A way</title><desc>From here to there.</desc><path d="M0 0"/></svg>',
    '*Picture: A way. From here to there.*',
  ],
  ['pictures have their address', '![A dot](./dot.png)', `![A dot](${HERE}/docs/dot.png)`],
  [
    'links by reference are complete',
    'See [a] and [b][a].\n\n[a]: ./other.md#x "T"',
    `See [a](${HERE}/docs/other/#x "T") and [b](${HERE}/docs/other/#x "T").`,
  ],
  [
    'raw links and pictures are links and pictures',
    '<a href="./other.md">a</a> <img src="dot.png" alt="b">',
    `[a](${HERE}/docs/other/) ![b](${HERE}/docs/dot.png)`,
  ],
  [
    'ids of headings, comments and front matter are not text',
    '## A {#b}\n\n<!-- c -->\n\nD <!-- e --> f',
    '## A\n\nD f',
  ],
  ['raised and lowered text stays so', '10<sup>6</sup> H<sub>*2*</sub>O', '10<sup>6</sup> H<sub>*2*</sub>O'],
  [
    'films and sounds are links',
    '<video src="dot.png" aria-label="A film"></video>\n\n<audio><source src="dot.png">Listen</audio>',
    `[A film](${HERE}/docs/dot.png)\n\n[Listen](${HERE}/docs/dot.png)`,
  ],
  [
    'pipes in addresses end no cell',
    '| a |\n| --- |\n| [b](/docs/other/?c\\|d) |',
    `| a |\n| --- |\n| [b](${HERE}/docs/other/?c%7Cd) |`,
  ],
  ['variables have their values', 'Of {{brand}}.', 'Of Acme \\* Co.'],
]

test.for(changed)('%s', async ([, written, text]) => {
  expect(await textOf(written, MORE)).toBe(`# Guide\n\n${text}\n`)
})

const removed: [what: string, written: string, text: string][] = [
  ['scripts', 'a\n\n<script>\nalert(1)\n</script>\n\nb <script>alert(2)</script>c', 'a\n\nb c'],
  [
    'what is around text',
    '<form action="/x"><button>a</button> b</form>\n\n<iframe src="https://x.example.com/">c</iframe>',
    'a b',
  ],
  ['what reaches across blocks', '<div onclick="x"><object>\n\n**a**\n\n</object></div>\n\nb', 'b'],
  ['what is never closed', 'a\n\n<textarea>\n\nb', 'a'],
  [
    'addresses that run code',
    '[a](javascript:alert(1)) <a href="javascript:alert(2)">b</a> <img src="javascript:3">',
    'a b',
  ],
  [
    'labels that are markup',
    '<a data-footnote-ref href="#fn-<img src=x onerror=alert(1)>">1</a>',
    '[^-img-src-x-onerror-alert-1--]',
  ],
  ['starts that are no numbers', '<ol start="1e30"><li>a</li></ol>', '1. a'],
]

test.for(removed)('unsafe HTML does not come through: %s', async ([, written, text]) => {
  expect(await textOf(written, MORE)).toBe(`# Guide\n\n${text}\n`)
})

test('what only a screen has a use for is left out', async () => {
  const text = await textOf('See [term](term:bond).', {
    'content/site.yaml': config('glossary: docs/terms\n'),
    'content/docs/terms/bond.md': '# Bond\n\nA loan.\n',
  })
  expect(text).toBe(`# Guide\n\nSee [term](${HERE}/docs/terms/bond/).\n`)
})

test('every page but the one for unknown addresses says where its text is', async () => {
  const made = await site({ 'content/docs/guide.md': '# Guide\n' })
  const link = '<link rel="alternate" type="text/markdown" href="/docs/guide/index.md"/>'
  expect(made.html(GUIDE)).toContain(link)
  expect(made.html(NOT_FOUND)).not.toContain('text/markdown')
})

test('the description is a quote below the title, unless it is what the page begins with', async () => {
  const text = async (page: string): Promise<string> => {
    const made = await site({ 'content/docs/guide.md': page })
    return made.text(GUIDE)
  }
  expect(await text('---\ndescription: What it is.\n---\n\n# Guide\n\nText.\n')).toBe(
    '# Guide\n\n> What it is.\n\nText.\n',
  )
  expect(await text('---\ndescription: Text.\n---\n\n# Guide\n\nText.\n')).toBe('# Guide\n\nText.\n')
})

test('a home page begins with its title', async () => {
  const made = await site({
    'content/index.md': '---\ntitle: Portal\nlayout: home\n---\n\nText.\n',
    'content/site.yaml': config('brand: Acme\n'),
  })
  expect(made.text('/')).toBe('# Portal\n\nText.\n')
})

test('a home page has its tagline and the main parts of the site, which are a list of their own', async () => {
  const made = await site({
    'content/index.md': '---\ntitle: Portal\nlayout: home\ndescription: All of it.\n---\n\n- one\n',
    'content/docs/index.md': '# Docs\n',
    'content/site.yaml': config('tagline: Build.\nnavigation: [{ label: Docs, to: /docs/ }]\n'),
  })
  expect(made.text('/')).toBe(`# Portal\n\n> All of it.\n\nBuild.\n\n* [Docs](${HERE}/docs/)\n\n- one\n`)
})

test('a category has its description and its pages; the status page has its facts', async () => {
  const made = await site({
    'content/docs/a.md': '---\ndescription: The *first*.\n---\n\n# A\n',
    'content/site.yaml': config(
      'healthcheck: /healthcheck/\nsidebars: { docs: { label: Docs, items: [{ category: Guides, description: "1. All", route: /docs/, items: [docs/a.md] }] } }\n',
    ),
  })
  expect(made.text('/healthcheck/')).toBe(
    '# Health check\n\nok This portal is being served.\n\n## This build\n\n- **Generator:** portalgen 1.2.3\n- **Commit:** unknown\n- **Pages:** 4\n',
  )
  expect(made.text('/docs/')).toBe(`# Guides\n\n1\\. All\n\n- [A](${HERE}/docs/a/)\n\n  The \\*first\\*.\n`)
})

test('an API reference is complete', async () => {
  const made = await site({ 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC })
  const api = route('/api/')
  expect(made.text(api)).toBe(
    `# Offers API

Version 2.0

[OpenAPI as YAML](${HERE}/api/openapi.yaml) [as JSON](${HERE}/api/openapi.json) [Postman collection](${HERE}/api/postman.json)

## Servers

- \`https://api.example.com\`

## Offers

### List offers

\`GET /offers\`

**Authentication** No authentication

#### Responses

##### 200 OK

The offers.

\`application/json\` [Offer](${HERE}/api/#schema-Offer) [JSON Schema](${HERE}/api/schemas/listOffers.200.json)

- \`name\` string

**Request**

**curl**

\`\`\`bash
curl 'https://api.example.com/offers'
\`\`\`

**Response**

**200 Example**

Generated from the schema

\`\`\`json
{
  "name": "text"
}
\`\`\`

## Schemas

### Offer

object

- \`name\` string

**Example**

Generated from the schema

\`\`\`json
{
  "name": "text"
}
\`\`\`
`,
  )
})
