import { expect, test } from 'vitest'
import { type RenderTextOptions, renderText } from '../../src/markdown/renderText.ts'
import { route, sourcePath } from '../../src/model/route.ts'
import { drawn, lineOf, options } from './parse.ts'

const at = { file: 'openapi/connect.yaml', line: 10, column: 7 }

const render = (markdown: string, overrides: Partial<RenderTextOptions> = {}) =>
  renderText(markdown, at, {
    ...options,
    context: sourcePath('openapi/connect.yaml'),
    route: route('/api/'),
    headingPrefix: 'get-offer-',
    ...overrides,
  })

test('a description is rendered as a page is', () => {
  const { value } = render(
    'About *{{brand}}*\n\n:::note\nx\n:::\n\n```json\n[1]\n```\n\n<b onclick="x">b</b><script>alert(1)</script>',
  )
  const markup = drawn(value.html)
  expect(markup).toContain('<p>About <em>Meridian</em></p>')
  expect(markup).toContain('<aside class="callout callout-note"')
  expect(markup).toContain('<figure class="code" data-language="json">')
  expect(markup).toContain('<p><b>b</b></p>')
})

test('a description comes as plain text and as Markdown, too', () => {
  const { value } = render(
    '# About *{{brand}}* {#about}\n\nSee [it](#about) & [that](api:getOffer).[^1]\n\n:::note\nx\n:::\n\n```json title="a.json"\n[1]\n```\n\n' +
      '<b onclick="x">b</b><script>alert(1)</script>\n\n[^1]: Why.',
  )
  expect(value.text).toBe('About Meridian See it & that. Note x [1] b Footnotes Why.')
  expect(value.markdown.replaceAll('\0', '|')).toBe(
    '#### About *Meridian*\n\nSee [it](|reference-href get-offer-about|) & [that](|api-href getOffer|).[^get-offer-1]\n\n' +
      '> **Note**\n>\n> x\n\n**a.json**\n\n```json\n[1]\n```\n\n**b**\n\n[^get-offer-1]: Why.',
  )
})

test('headings come below those around the text, ids have a prefix', () => {
  const { value } = render('# A\n\n## B {#bee}\n\n# A')
  expect([...value.html.matchAll(/<h\d id="[^"]*"/g)].flat()).toEqual([
    '<h4 id="get-offer-a"',
    '<h5 id="get-offer-bee"',
    '<h4 id="get-offer-a-1"',
  ])
  expect(value.ids.map((anchor) => anchor.id)).toEqual(['get-offer-bee', 'get-offer-a', 'get-offer-a-1'])
})

test('the level of the highest heading can be chosen, none falls below h6', () => {
  const { value } = render('### A\n\n#### B\n\n##### C\n\n###### D', { headingLevel: 5 })
  expect([...value.html.matchAll(/<h\d/g)].flat()).toEqual(['<h5', '<h6', '<h6', '<h6'])
})

test('a note in a cell that no column is left for lowers no heading', () => {
  const levels = (row: string) =>
    [...render(`### A\n\n|b|\n|-|\n${row}\n\n[^1]: d`).value.html.matchAll(/<h\d/g)].flat()
  expect(levels('|c|[^1]|')).toEqual(['<h4'])
  // The list of notes has a heading of the second level.
  expect(levels('|[^1]|c|')).toEqual(['<h5', '<h4'])
})

test('footnotes have the prefix, too', () => {
  const { value } = render('x[^1]\n\n[^1]: y')
  expect(value.ids.map((anchor) => anchor.id).sort()).toEqual([
    'get-offer-fn-1',
    'get-offer-fnref-1',
    'get-offer-footnote-label',
  ])
  expect(value.html).toContain('aria-describedby="get-offer-footnote-label"')
  expect(value.html).toContain('href="\0reference-href get-offer-fn-1\0"')
})

test('links start from the file, relative addresses from the page', () => {
  const { value } = render('[a](../content/docs/x.md) [b](/docs/y) [c](#z) [d](../docs/) [e](api:getOffer) [f](term:t)')
  expect(value.links).toMatchObject([
    { kind: 'route', route: '/docs/x/', to: 'file' },
    { kind: 'route', route: '/docs/y/', to: 'address' },
    { kind: 'route', route: '/api/', anchor: 'z' },
    { kind: 'route', route: '/docs/', to: 'address' },
    { kind: 'api', reference: 'getOffer' },
    { kind: 'term', term: 't' },
  ])
  expect(value.html).toContain('id="get-offer-term-meaning-t"')
})

test('a link to a heading of the text itself finds it under its prefixed id', () => {
  const { value } = render('[a](#more) and [b](#elsewhere)\n\n## More')
  expect(value.html.replaceAll('\0', '|')).toContain(
    '<a href="|reference-href get-offer-more|">a</a> and <a href="|reference-href elsewhere|">b</a>',
  )
  expect(value.links).toMatchObject([{ anchor: 'get-offer-more', target: '#more' }, { anchor: 'elsewhere' }])
})

test('what cannot be an id is not looked for on other pages', () => {
  expect(render('[a](#a&b)').value.html).toContain('<a href="#a&#x26;b">')
})

test('where a text is shown once more, its ids are left out, and nothing that looks like one', () => {
  const { value } = render('# A\n\n`<b id="x">` [a](#a)')
  expect(value.html).toContain('<h4 id="get-offer-a">')
  expect(value.repeated).toBe(value.html.replace(' id="get-offer-a"', ''))
  expect(render('`<b id="x">`').value.repeated).toBeUndefined()
})

test('places count from where the text starts', () => {
  const { problems, value } = render('a {{x}}\n  b [y](javascript:x)\n\n<blink>c</blink> [d](e.md)')
  expect(problems.map(lineOf)).toEqual([
    '10:9 warning unknown-variable: "{{x}}" is not a variable of this site → add it under "variables" in content/site.yaml',
    '11:11 error unsafe-link: addresses with "javascript:" are not allowed → link to a page, a file or https://',
    '13:7 warning unsafe-html: <blink> is not allowed and was removed → write Markdown, or a <span> with a class, with a rule in a style sheet of "theme: { css }"',
  ])
  expect(value.links[0]?.place).toEqual({ file: 'openapi/connect.yaml', line: 13, column: 24 })
})

test('a first heading stays in the text', () => {
  expect(render('# A').value.html).toContain('>A<a class="permalink"')
})

test.each(['fast', 'reference'] as const)('placeholders in angle brackets are text: the %s pipeline', (pipeline) => {
  const { value, problems } = render('Is `<a>` or **<hostName>**.<pod namespace>, a List<path>.', { pipeline })
  expect(problems).toEqual([])
  expect(value.text).toBe('Is <a> or <hostName>.<pod namespace>, a List<path>.')
  expect(value.html).toContain('<strong>&#x3C;hostName></strong>')
})

test('elements of HTML that are only mentioned are text', () => {
  const { value, problems } = render("Replaces the pages' <title>, `<a>` and <script>, never <Object>.")
  expect(problems).toEqual([])
  expect(value.text).toBe("Replaces the pages' <title>, <a> and <script>, never <Object>.")
  expect(value.html).toContain('&#x3C;script>')
})

test('elements that are ended, that have attributes or that are shown are not placeholders', () => {
  const { value, problems } = render(
    '<note>Read</note> <form>this</form> <meter value="1"> now<br>, a <B>bold</B> <img src="a.png">',
  )
  expect(value.text).toBe('Read this now , a bold')
  expect(problems.map(({ message }) => message)).toEqual([
    '<note> is not allowed and was removed',
    '<form> is not allowed and was removed',
    '<meter> is not allowed and was removed',
  ])
})
