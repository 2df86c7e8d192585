import { describe, expect, test } from 'vitest'
import { sortProblems } from '../../src/reporting/sortProblems.ts'
import { config, type Files, problemsOf, SPEC, site } from '../site.ts'

/** The site of the table: below a base URL, and with what the rows need. The page is `content/guide/intro.md`. */
const CONFIG = 'baseUrl: /docs/\nnavigation: [{ label: Other, to: /guide/other/ }]\n'

const FILES: Files = {
  'content/site.yaml': config(CONFIG),
  'content/guide/other.md': `# Other

## Foo

## Foo

## Foo 1

## fünf

## Own {#mine}

<a name="named"></a><div id="boxed"></div>

<span id="a%3Ab">x</span>
`,
  'content/other/index.md': '# Index\n\n## exists',
  'content/empty/picture.png': 'x',
  'content/guide/a b.md': '# A b',
  'content/guide/größe.md': '# G',
  'content/guide/draft.md': '---\ndraft: true\n---\n# D',
  'content/guide/files/a.pdf': 'x',
  'content/img/x.png': 'x',
  'content/img/icons.svg': '<svg><g id="one"/></svg>',
}

/** The site with an API, whose document costs a moment. */
const withSpec = (spec: string): Files => ({
  ...FILES,
  'content/site.yaml': config(`${CONFIG}apis: [{ spec: openapi/offers.yaml, route: /api/ }]\n`),
  'openapi/offers.yaml': spec,
})

/** `line:column severity rule` of everything that is wrong with the page. */
async function verdicts(text: string, files: Files = {}): Promise<string[]> {
  const { found } = await site({ ...FILES, ...files, 'content/guide/intro.md': text })
  return sortProblems(found)
    .filter(({ file }) => file === 'content/guide/intro.md')
    .map(({ line, column, severity, rule }) => `${line}:${column} ${severity} ${rule}`)
}

type Row = [row: number, name: string, text: string, verdicts: string[]]

// prettier-ignore
const ROWS: Row[] = [
  [1, 'a source file', '[x](./other.md)', []],
  [2, 'a missing file', '[x](./othr.md)', ['1:1 error broken-link']],
  [3, 'a folder with an index', '[x](../../other/)', []],
  [4, 'a folder without an index', '[x](../../empty/)', ['1:1 error broken-link']],
  [5, 'a folder without its slash', '[x](/other)', []],
  [6, 'an address without the base URL', '[x](/guide/other/)', []],
  [7, 'an address with the base URL', '[x](/docs/guide/other/)', []],
  [8, 'raw HTML without the base URL: it is written with it', '<a href="/guide/other/">x</a>', []],
  [9, 'an explicit index.html', '[x](/other/index.html)', []],
  [10, 'x.html where the site has x/: it is rewritten', '[x](other.html)', []],
  [11, 'a space, encoded and in angle brackets', '[x](a%20b.md) [y](<a b.md>)', []],
  [12, 'other scripts, raw and encoded', '[x](größe.md) [x](gr%C3%B6%C3%9Fe.md)', []],
  [13, 'another Unicode form', '[x](größe.md)', []],
  [14, 'another case', '[x](Other.md)', ['1:1 error broken-link']],
  [
    15,
    'malformed encoding',
    '[x](/100%) [y](/%zz) [z](other.md#%zz)',
    ['1:1 error broken-link', '1:12 error broken-link', '1:22 error broken-anchor'],
  ],
  [16, 'a query', '[x](other.md?v=2)', []],
  [17, 'a query and an anchor', '[x](other.md?a=1#foo) [x](other.md?a=1#nope)', ['1:23 error broken-anchor']],
  [18, 'an anchor before the query', '[x](other.md#foo?a=1)', ['1:1 error broken-anchor']],
  [19, 'a draft', '[x](draft.md)', ['1:1 error broken-link']],
  [20, 'raw HTML to a source file: it is rewritten', '<a href="other.md">x</a>', []],
  [
    21,
    'no extension: the address of a page, or else its file',
    '[x](./other) [x](../other) [x](./none)',
    ['1:28 error broken-link'],
  ],
  [22, 'a file of the site', '[x](./files/a.pdf) [y](./files/b.pdf)', ['1:20 error broken-asset']],
  [23, 'a missing picture', '![x](../img/y.png)', ['1:1 error broken-asset']],
  [
    24,
    'srcset, addresses with commas too',
    '<img src="../img/x.png" srcset="../img/y.png 1x, ../img/a,b.png 2x" alt="">',
    ['1:1 error broken-asset', '1:1 error broken-asset'],
  ],
  [
    25,
    'video, poster, track and source; what is not allowed is left out',
    '<video src="v.mp4" poster="p.png"><track src="t.vtt"><source src="s.mp4"></video><object data="o.pdf"></object><link href="l.css" rel=x><script src="s.js"></script>',
    [
      '1:1 error broken-asset',
      '1:1 error broken-asset',
      '1:35 error broken-asset',
      '1:54 error broken-asset',
      '1:82 warning unsafe-html',
      '1:112 warning unsafe-html',
      '1:137 warning unsafe-html',
    ],
  ],
  [26, 'a style sheet in the page', '<style>a { background: url(nope.png) }</style>', ['1:1 warning unsafe-html']],
  [27, 'a defined reference', '[a][b]\n\n[b]: other.md', []],
  [28, 'an undefined reference', '[a][b]', ['1:1 warning undefined-reference']],
  [29, 'inside a footnote', 'a[^1]\n\n[^1]: [x](nope.md)', ['3:7 error broken-link']],
  [30, 'inside a table', '| a |\n| --- |\n| [x](nope.md) |', ['3:3 error broken-link']],
  [31, 'inside a block of HTML', '<div>\n<a href="nope.md">x</a>\n</div>', ['2:1 error broken-link']],
  [
    32,
    'inside comment and code',
    '<!-- [x](nope.md) <a href="nope.md"> -->\n\n`[x](nope.md)`\n\n```\n[x](nope.md)\n```',
    [],
  ],
  [33, 'nofollow', '<a rel="nofollow" href="nope.md">x</a>', ['1:1 error broken-link']],
  [
    34,
    'noscript and kbd',
    '<noscript><a href="nope.md">x</a></noscript><kbd><a href="nope2.md">x</a></kbd>',
    ['1:1 warning unsafe-html', '1:50 error broken-link'],
  ],
  [39, 'a base of the writer', '<base href="/x/">\n\n[x](other.md)', ['1:1 warning unsafe-html']],
  [41, 'an anchor of the page', '## exists\n\n[x](#exists)', []],
  [42, 'a missing anchor of the page', '## exists\n\n[x](#exist)', ['3:1 error broken-anchor']],
  [43, 'a missing anchor of another page', '[x](other.md#nope)', ['1:1 error broken-anchor']],
  [44, 'the second of two equal headings', '[x](other.md#foo-1)', []],
  [45, 'headings that collide', '[x](other.md#foo-1-1)', []],
  [46, 'an explicit id: there is no other', '[x](other.md#mine) [x](other.md#own)', ['1:20 error broken-anchor']],
  [47, 'two equal ids', '## A {#same}\n\n## B {#same}', ['3:1 error duplicate-id']],
  [48, 'a name, and an id of any element', '[x](other.md#named) [x](other.md#boxed)', []],
  [49, 'an anchor in another case', '[x](other.md#Foo)', ['1:1 error broken-anchor']],
  [50, 'an anchor in another script', '[x](other.md#f%C3%BCnf) [x](other.md#fünf)', []],
  [51, 'an id with an encoded character in it', '[x](other.md#a%3Ab)', []],
  [52, 'the empty anchor', '[x](#)', []],
  [53, 'the top of the page', '[x](#TOP)', []],
  [54, 'a text fragment', '[x](#:~:text=foo)', []],
  [
    55,
    'an anchor and a text fragment',
    '[x](other.md#foo:~:text=x) [x](other.md#nope:~:text=x)',
    ['1:28 error broken-anchor'],
  ],
  [56, 'an empty address', '[x]() <a href="">y</a>', ['1:1 warning empty-link', '1:7 warning empty-link']],
  [57, 'an anchor of a folder', '[x](/other/#exists) [x](/other#nope)', ['1:21 error broken-anchor']],
  [
    58,
    'anchors in files',
    '[x](./files/a.pdf#page=3) [x](../img/icons.svg#one) [x](../img/icons.svg#two)',
    ['1:53 error broken-anchor'],
  ],
  [61, 'an e-mail address', '[x](mailto:a@b.co?subject=x)', []],
  [62, 'no e-mail address', '[x](mailto:) [y](mailto:foo)', ['1:1 error broken-link', '1:14 error broken-link']],
  [63, 'a number to call, and none', '[x](tel:+1555) [y](tel:)', ['1:16 error broken-link']],
  [
    64,
    'addresses that run code',
    '[x](javascript:alert(1)) [x](vbscript:x) [x](data:text/html,x)',
    ['1:1 error unsafe-link', '1:26 error unsafe-link', '1:42 error unsafe-link'],
  ],
  [65, 'a picture in the page', '![x](data:image/png;base64,AAAA)', []],
  [66, 'no scheme', '[x](//cdn.x/y)', ['1:1 warning doubtful-link']],
  [67, 'a file of the machine', '[x](file:///etc/hosts)', ['1:1 error unsafe-link']],
  [68, "the reader's own machine", '[x](http://localhost:3000)', []],
  [69, 'credentials', '[x](https://user:pw@host/)', ['1:1 error unsafe-link']],
  [70, 'a scheme that nobody allowed', '[x](slack://x)', ['1:1 warning unsafe-link']],
  [
    71,
    'mistyped addresses',
    '[x](https;//x) [y](<https://example]org>)',
    ['1:1 error broken-link', '1:16 error broken-link'],
  ],
  [72, 'a reserved host', '[x](https://example.com/)', []],
  [73, 'an address that is spelt in an unusual way', '[x](HTTPS://EXÄMPLE.com:443/)', []],
]

describe('the truth table of links', () => {
  test.each(ROWS)('row %i: %s', async (_row, _name, text, expected) => {
    expect(await verdicts(text)).toEqual(expected)
  })

  test('row 35: front matter is checked at its line', async () => {
    expect(await verdicts('---\ntitle: X\nnext: ./nope.md\nimage: ../img/nope.png\n---\n\nText.')).toEqual([
      '3:7 error broken-link',
      '4:8 error broken-asset',
    ])
  })

  test('rows 36 and 38: a description of the specification is checked at its line and column', async () => {
    const spec = SPEC.replace(
      'summary: List offers',
      `summary: List offers
      description: |
        See [the guide](/guide/other/), [nothing](/guide/othr/),
        and [an operation](#operation-listOffer).`,
    )
    expect(await problemsOf({ ...withSpec(spec), 'content/guide/intro.md': '[x](other.md)' })).toContain(
      `openapi/offers.yaml:10:41  warning  broken-link
  "/guide/othr/" does not exist
  fix: set "linkBase" of this API in content/site.yaml if the document was written for another site; did you mean "/guide/other/"?
openapi/offers.yaml:11:13  warning  broken-anchor
  this page has no anchor "#operation-listOffer"
  fix: did you mean "#operation-listOffers"?`,
    )
  })

  test('a problem in a specification names its value, too', async () => {
    const spec = SPEC.replace('summary: List offers', "description: '[x](/nope/)'")
    const { found } = await site(withSpec(spec))
    expect(found.filter(({ rule }) => rule === 'broken-link')).toMatchObject([
      { file: 'openapi/offers.yaml', line: 8, column: 21, pointer: '/paths/~1offers/get/description' },
    ])
  })

  test('row 59: tabs have their ids without script', async () => {
    const tabs = '[x](#deep)\n\n::::tabs\n:::tab[One]\n## Deep\n:::\n:::tab[Two]\nb\n:::\n::::'
    expect(await verdicts(tabs)).toEqual([])
  })

  test('row 74: every link to the same missing page is reported', async () => {
    const files = { 'content/guide/second.md': '[x](nope.md)\n\n[intro](intro.md)' }
    const found = await problemsOf({ ...FILES, ...files, 'content/guide/intro.md': '[x](nope.md) [x](nope.md)' })
    expect(found.match(/^.*broken-link$/gm)).toEqual([
      'content/guide/intro.md:1:1  error  broken-link',
      'content/guide/intro.md:1:14  error  broken-link',
      'content/guide/second.md:1:1  error  broken-link',
    ])
  })

  test('row 75: addresses that differ only in their fragment are counted as written', async () => {
    const text = '[x](https://a.dev/x#one) [x](https://a.dev/x#two)'
    expect((await site({ ...FILES, 'content/guide/intro.md': text })).links).toBe(2)
  })
})
