import { expect, test } from 'vitest'
import type { MarkdownOptions } from '../../src/markdown/options.ts'
import { bodyOf, parse, problemsOf } from './parse.ts'

const hrefOf = (target: string, overrides: Partial<MarkdownOptions> = {}): string | undefined =>
  /<a href="(⟦.*⟧|[^"]*)"/.exec(bodyOf(`[x](${target})`, overrides))?.[1]

const targetOf = (target: string, overrides: Partial<MarkdownOptions> = {}) => {
  const link = parse(`[x](${target})`, overrides).value.links[0]
  if (!link) return undefined
  const { place: _place, text: _text, target: _target, ...targets } = link
  const { otherwise: _otherwise, ...to } = 'otherwise' in targets ? targets : { ...targets, otherwise: [] }
  return Object.values(to).map(String).join(' ')
}

// The page is content/docs/guide/intro.md, its address /docs/guide/intro/.
const links: [string, string, string][] = [
  ['./other.md', '/docs/guide/other/', 'route /docs/guide/other/ undefined file'],
  ['other.md', '/docs/guide/other/', 'route /docs/guide/other/ undefined file'],
  ['../index.md', '/docs/', 'route /docs/ undefined file'],
  ['/docs/x.md', '/docs/x/', 'route /docs/x/ undefined file'],
  ['x.md?v=2', '/docs/guide/x/?v=2', 'route /docs/guide/x/ undefined file'],
  ['x.md?a=1#id', '/docs/guide/x/?a=1#id', 'route /docs/guide/x/ id file'],
  ['x.md#id?a=1', '/docs/guide/x/#id?a=1', 'route /docs/guide/x/ id?a=1 file'],
  ['a%20b.md', '/docs/guide/a%20b/', 'route /docs/guide/a b/ undefined file'],
  ['<a b.md>', '/docs/guide/a%20b/', 'route /docs/guide/a b/ undefined file'],
  ['fünf.md', '/docs/guide/f%C3%BCnf/', 'route /docs/guide/fünf/ undefined file'],
  ['f%C3%BCnf.md', '/docs/guide/f%C3%BCnf/', 'route /docs/guide/fünf/ undefined file'],
  ['fu\u0308nf.md', '/docs/guide/f%C3%BCnf/', 'route /docs/guide/fünf/ undefined file'],
  ['../other/', '⟦site-href /docs/guide/other/ /docs/other/⟧', 'route /docs/guide/other/ undefined address'],
  [
    './sub',
    '⟦site-href /docs/guide/intro/sub/ docs/guide/sub /docs/guide/sub/⟧',
    'route /docs/guide/intro/sub/ undefined address',
  ],
  ['/docs/x', '⟦site-href /docs/x/ docs/x⟧', 'route /docs/x/ undefined address'],
  ['/docs/x/#a', '/docs/x/#a', 'route /docs/x/ a address'],
  ['/', '/', 'route / undefined address'],
  ['/docs/x/index.html', '/docs/x/', 'route /docs/x/ undefined address'],
  ['/docs/v2.0', '⟦site-href /docs/v2.0/ docs/v2.0⟧', 'route /docs/v2.0/ undefined address'],
  ['/docs/x.html', '⟦site-href docs/x.html /docs/x/⟧', 'asset docs/x.html undefined false'],
  ['/100%', '⟦site-href /100%25/ 100%25⟧', 'route /100%/ undefined address'],
  ['/%zz', '⟦site-href /%25zz/ %25zz⟧', 'route /%zz/ undefined address'],
  ['/a%00b', '⟦site-href /a%2500b/ a%2500b⟧', 'route /a%00b/ undefined address'],
  ['#here', '#here', 'route /docs/guide/intro/ here address'],
  ['#', '#', 'route /docs/guide/intro/ undefined address'],
  ['?q=1', '/docs/guide/intro/?q=1', 'route /docs/guide/intro/ undefined address'],
  ['#fünf', '#f%C3%BCnf', 'route /docs/guide/intro/ fünf address'],
  ['#f%C3%BCnf', '#f%C3%BCnf', 'route /docs/guide/intro/ fünf address'],
  ['#a:~:text=foo', '#a:~:text=foo', 'route /docs/guide/intro/ a address'],
  ['#:~:text=foo', '#:~:text=foo', 'route /docs/guide/intro/ undefined address'],
  [
    './files/a.pdf#page=3',
    '⟦site-href docs/guide/files/a.pdf /docs/guide/files/a.pdf/⟧#page=3',
    'asset docs/guide/files/a.pdf page=3 false',
  ],
  ['/img/logo.svg', '⟦site-href img/logo.svg /img/logo.svg/⟧', 'asset img/logo.svg undefined false'],
  ['../../../README.md', '/../README.md', 'asset ../README.md undefined false'],
  ['../../../../../etc/a.txt', '/../../../../../../etc/a.txt', 'asset ../../../../../../etc/a.txt undefined false'],
  ['https://example.com/a?b#c', 'https://example.com/a?b#c', 'external https://example.com/a?b#c'],
  ['http://[2001:db8::1]:80/[a]', 'http://[2001:db8::1]:80/%5Ba%5D', 'external http://[2001:db8::1]:80/%5Ba%5D'],
  ['//cdn.example.com/x', '//cdn.example.com/x', 'external //cdn.example.com/x'],
  ['mailto:a@b.co?subject=x', 'mailto:a@b.co?subject=x', 'external mailto:a@b.co?subject=x'],
  ['tel:+441', 'tel:+441', 'external tel:+441'],
  ['slack://x', 'slack://x', 'external slack://x'],
  ['term:allocation', '⟦term-href allocation⟧', 'term allocation'],
  ['api:createSubscription', '⟦api-href createSubscription⟧', 'api createSubscription'],
  ['api:Offer.issuer', '⟦api-href Offer.issuer⟧', 'api Offer.issuer'],
  ['api:post/offers/{id}', '⟦api-href POST /offers/{id}⟧', 'api POST /offers/{id}'],
  ['<api:POST /a?b&"c">', '⟦api-href POST /a?b&"c"⟧', 'api POST /a?b&"c"'],
]

test.each(links)('%s', (written, href, to) => {
  expect([hrefOf(written), targetOf(written)]).toEqual([href, to])
})

test('the base URL is put before addresses once', () => {
  const overrides = { baseUrl: '/portal/' }
  expect(hrefOf('/docs/x/', overrides)).toBe('/portal/docs/x/')
  expect(hrefOf('/portal/docs/x/', overrides)).toBe('/portal/docs/x/')
  expect(hrefOf('/portal/', overrides)).toBe('/portal/')
  expect(hrefOf('/portals/', overrides)).toBe('/portal/portals/')
  expect(hrefOf('x.md#a', overrides)).toBe('/portal/docs/guide/x/#a')
  expect(hrefOf('/', overrides)).toBe('/portal/')
  expect(hrefOf('../../../a.txt', overrides)).toBe('/portal/../a.txt')
  expect(bodyOf('<a href="/docs/x/">x</a>', overrides)).toContain('<a href="/portal/docs/x/">')
})

test('without trailing slashes addresses have none, and relative ones start from the folder', () => {
  const overrides = { trailingSlash: false }
  expect(hrefOf('x.md', overrides)).toBe('/docs/guide/x')
  expect(hrefOf('./x', overrides)).toBe('⟦site-href /docs/guide/x/ docs/guide/x⟧')
  expect(targetOf('/docs/x.html', overrides)).toBe('route /docs/x/ undefined address')
})

test('a link says where it stands and what its text is', () => {
  const { links } = parse('See *the [x `y`](z.md)*\n\n- <https://a.b>\n- www.c.d\n\n[r]\n\n[r]: r.md').value
  expect(links.map(({ place, text, target }) => `${place.line}:${place.column} ${text} ${target}`)).toEqual([
    '1:10 x y z.md',
    '3:3 https://a.b https://a.b',
    '4:3 www.c.d http://www.c.d',
    '8:1 r r.md',
  ])
})

test('links in raw HTML stand where their tag does', () => {
  const text =
    '> <div>\n>   <a\n>     href="x.md">x</a>\n> </div>\n\n- <p>\n  a <a href="y.md">y</a></p>\n\nso <b><a href="z.md">z</a></b>'
  const { links } = parse(text).value
  expect(links.map(({ place, target }) => `${place.line}:${place.column} ${target}`)).toEqual([
    '2:5 x.md',
    '7:5 y.md',
    '9:7 z.md',
  ])
})

test('links in comments and code are no links', () => {
  expect(parse('<!-- [x](x.md) <a href="y.md"> -->\n\n`[x](x.md)`\n\n```\n[x](x.md)\n```').value.links).toEqual([])
})

test('links in tables and footnotes are collected', () => {
  const text = '| a |\n|---|\n| [x](x.md) |\n\nt[^1]\n\n[^1]: [y](y.md)'
  expect(parse(text).value.links.map((link) => link.target)).toEqual(['x.md', 'y.md'])
})

test('every address of media is collected and rewritten', () => {
  const html =
    '<picture><source srcset="a.webp 1x, b,c.webp 2x, data:image/png;base64,AA 3x, https://x.y/w_1,h_2/d.png 4x"><img src="e.png" alt=""></picture>' +
    '<video src="f.mp4" poster="g.png"></video>'
  const page = parse(html).value
  expect(page.links.map((link) => link.target)).toEqual([
    'a.webp',
    'b,c.webp',
    'https://x.y/w_1,h_2/d.png',
    'e.png',
    'f.mp4',
    'g.png',
  ])
  expect(page.body).toContain(
    'srcset="/docs/guide/a.webp 1x, /docs/guide/b%2Cc.webp 2x, data:image/png;base64,AA 3x, https://x.y/w_1,h_2/d.png 4x"',
  )
  expect(page.body).toContain('poster="/docs/guide/g.png"')
})

test('an image leaves room for what it does not say of its size', () => {
  expect(bodyOf('![A "b"](a&b.png "T")')).toBe(
    '<p><img alt="A &#x22;b&#x22;" src="/docs/guide/a%26b.png" title="T" loading="lazy" decoding="async"' +
      '⟦image-size docs/guide/a&b.png⟧></p>',
  )
  const sized = (size: string): string => `<img alt="" src="/docs/guide/a.png"${size} loading="lazy" decoding="async"`
  expect(bodyOf('<img src="a.png" width="3">')).toBe(`${sized(' width="3"')}⟦image-height 3 docs/guide/a.png⟧>`)
  expect(bodyOf('<img src="a.png" height="3">')).toBe(`${sized(' height="3"')}⟦image-width 3 docs/guide/a.png⟧>`)
  for (const size of [' width="3" height="4"', ' width="50%"'])
    expect(bodyOf(`<img src="a.png"${size}>`)).toBe(`${sized(size)}>`)
  expect(bodyOf('![](https://a.b/c.png)')).toBe(
    '<p><img alt="" src="https://a.b/c.png" loading="lazy" decoding="async"></p>',
  )
})

test('a link to a term brings its meaning; each has an id of its own', () => {
  expect(bodyOf('[A](term:a_b) [B](term:a_b)')).toBe(
    '<p><span class="term"><a href="⟦term-href a_b⟧" aria-describedby="term-meaning-a_b">A</a>' +
      '<span class="term-meaning" role="tooltip" id="term-meaning-a_b">⟦term-meaning a_b⟧</span></span> ' +
      '<span class="term"><a href="⟦term-href a_b⟧" aria-describedby="term-meaning-a_b-1">B</a>' +
      '<span class="term-meaning" role="tooltip" id="term-meaning-a_b-1">⟦term-meaning a_b⟧</span></span></p>',
  )
  expect(parse('## The [A](term:a)\n\nSee [A](term:a).').value).toMatchObject({
    description: 'See A.',
    sections: [{ text: '' }, { id: 'the-a', heading: 'The A', text: 'See A.' }],
  })
})

test('links to other sites do not tell them more than they must', () => {
  expect(bodyOf('[x](https://a.b)')).toBe('<p><a href="https://a.b" rel="noopener noreferrer">x</a></p>')
})

test('links in drawings are rewritten', () => {
  expect(bodyOf('<svg><a href="x.md"><text>x</text></a><a href="api:getOffer"><path d="M0 0"/></a></svg>')).toBe(
    '<p><svg><a href="/docs/guide/x/"><text>x</text></a><a href="⟦api-href getOffer⟧"><path d="M0 0"></path></a></svg></p>',
  )
})

const problems: [string, string[]][] = [
  [
    '[x](javascript:alert(1))',
    ['1:1 error unsafe-link: addresses with "javascript:" are not allowed → link to a page, a file or https://'],
  ],
  [
    'Go <a href=" java\nscript:alert(1)">x</a>',
    ['1:4 error unsafe-link: addresses with "javascript:" are not allowed → link to a page, a file or https://'],
  ],
  [
    '[x](data:text/html,x)',
    ['1:1 error unsafe-link: addresses with "data:" are not allowed → link to a page, a file or https://'],
  ],
  [
    '[x](file:///etc/hosts)',
    ['1:1 error unsafe-link: addresses with "file:" are not allowed → link to a page, a file or https://'],
  ],
  [
    '[x](vscode:a)',
    [
      '1:1 warning unsafe-link: the scheme "vscode:" is not allowed, so the address was removed → add "vscode" to "links.allowSchemes" in content/site.yaml',
    ],
  ],
  [
    '![x](term:a)',
    [
      '1:1 warning unsafe-link: the scheme "term:" is not allowed, so the address was removed → add "term" to "links.allowSchemes" in content/site.yaml',
    ],
  ],
  [
    '[x](https://user:pw@host/a)',
    ['1:1 error unsafe-link: "https://***@host/a" contains a user name or password → write "https://host/a"'],
  ],
  ['[x]()', ['1:1 warning empty-link: this <a> has no address → add an address']],
  ['![x]()', ['1:1 warning empty-link: this <img> has no address → add an address']],
  ['[](x.md)', ['1:1 warning empty-link: this link has no text → describe the target between the brackets']],
  [
    '<dl>\n<dt id="opt"><a class="anchor" href="#opt"></a>Option</dt>\n</dl>\n\n## Setup <a href="#setup"></a>\n\n> <p id="q"><a href="#q"></a>Quoted</p>',
    [],
  ],
  [
    '## [](#setup) Setup\n\n<p id="a"><a href="#b"></a>Text</p>\n<p id="b">Text</p>',
    [
      '1:4 warning empty-link: this link has no text → describe the target between the brackets',
      '3:11 warning empty-link: this link has no text → describe the target between the brackets',
    ],
  ],
  [
    'See [the *text*][instal]\n\n[install]: x.md',
    ['1:5 warning undefined-reference: the link reference "[instal]" is not defined → did you mean "install"?'],
  ],
  [
    '![alt][zz] and [zz][]',
    [
      '1:2 warning undefined-reference: the link reference "[zz]" is not defined → add a line "[zz]: page.md"',
      '1:16 warning undefined-reference: the link reference "[zz]" is not defined → add a line "[zz]: page.md"',
    ],
  ],
  ['`Row`[][] and `a`[b][c] are types', []],
  [
    'from the[\n`a` b][zz] and the[two words][zz]',
    [
      '1:9 warning undefined-reference: the link reference "[zz]" is not defined → add a line "[zz]: page.md"',
      '2:19 warning undefined-reference: the link reference "[zz]" is not defined → add a line "[zz]: page.md"',
    ],
  ],
  ['x[^1]', ['1:2 warning undefined-reference: the footnote "[^1]" is not defined → add a line "[^1]: …"']],
  ['list[0][1] \\[a][b] `[a][b]` [ ] [x]', []],
]

test.each(problems)('%j', (text, expected) => {
  expect(problemsOf(text)).toEqual(expected)
})

test('a refused address is not on the page, nor is a password in the report', () => {
  expect(bodyOf('[x](javascript:alert(1))')).toBe('<p><a>x</a></p>')
  for (const text of ['[x](https://user:secret@host/)', '<div><img src="https://user:secret@host/" alt=""></div>'])
    expect(JSON.stringify(parse(text))).not.toContain('secret')
})

test('`links.allowSchemes` cannot let code in', () => {
  expect(bodyOf('[x](javascript:alert(1))', { allowSchemes: ['javascript'] })).toBe('<p><a>x</a></p>')
})

test.each([
  ['<a href="https://a.example/x" id="i">https://a.example/x</a>', 'https://a.example/x'],
  [
    'See <a\n  href="https://a.example/x">**www.b.example** or <https://c.example></a>',
    '<strong>www.b.example</strong> or https://c.example',
  ],
  ['<a href="https://a.example/x">me@b.example</a>', 'me@b.example'],
])('%j is one link, although addresses are links elsewhere', (text, inner) => {
  for (const pipeline of ['fast', 'reference'] as const) {
    const body = bodyOf(`${text} and https://d.example`, { pipeline })
    expect(body).toContain(`>${inner}</a> and <a href="https://d.example"`)
    expect(body.match(/<a /g)).toHaveLength(2)
  }
  expect(problemsOf(text)).toEqual([])
})

test('an address behind an anchor, or behind an unclosed link of the paragraph before, is a link', () => {
  expect(bodyOf('<a name="x">https://a.example</a>')).toContain('<a href="https://a.example"')
  expect(bodyOf('<a href="https://b.example">b\n\nhttps://a.example')).toContain('>https://a.example</a>')
})

test('only a link out of the site says that it is one', () => {
  expect(bodyOf('<a href="../" rel="noopener nofollow">up</a>')).toContain('rel="nofollow">up')
  expect(bodyOf('<a href="#x" rel="noopener noreferrer">up</a>\n\n## X')).toContain('<a href="#x">up</a>')
  expect(bodyOf('<a href="https://a.example" rel="nofollow">a</a>')).toContain('rel="nofollow noopener noreferrer">a')
})
