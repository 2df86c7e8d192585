import { expect, test } from 'vitest'
import { bodyOf, parse, problemsOf } from '../parse.ts'

test('terms and meanings are a definition list, with whatever a meaning holds', () => {
  expect(bodyOf('Apple\n: A *fruit*\n\nOrange\nLemon\n\n:   Citrus\n\n    - sour\n:   Yellow\n\nText')).toBe(
    '<dl><dt>Apple</dt><dd>A <em>fruit</em></dd><dt>Orange</dt><dt>Lemon</dt><dd><p>Citrus</p><ul>\n<li>sour</li>\n</ul></dd><dd>Yellow</dd></dl>\n<p>Text</p>',
  )
})

test('a term has several meanings, also behind code in one of them', () => {
  expect(bodyOf('Term\n\n: one\n\n      code\n\n: two')).toMatch(
    /^<dl><dt>Term<\/dt><dd><p>one<\/p><figure .*>code<.*<\/figure><\/dd><dd>two<\/dd><\/dl>$/,
  )
})

test('definition lists stand in quotes and lists, too', () => {
  expect(bodyOf('> a\n> : b')).toContain('<dl><dt>a</dt><dd>b</dd></dl>')
  expect(bodyOf('- a\n  : b')).toContain('<dl><dt>a</dt><dd>b</dd></dl>')
})

test('a meaning holds definition lists, in its lists, too', () => {
  expect(bodyOf('A\n:   B\n\n    C\n    :   D\n\n        E\n        : F')).toBe(
    '<dl><dt>A</dt><dd><p>B</p><dl><dt>C</dt><dd><p>D</p><dl><dt>E</dt><dd>F</dd></dl></dd></dl></dd></dl>',
  )
  expect(bodyOf('A\n:   - b\n\n      C\n      : D')).toContain('<li>\n<p>b</p>\n<dl><dt>C</dt><dd>D</dd></dl>\n</li>')
})

test('the links and problems of a meaning are where they stand', () => {
  const { links } = parse('Apple\n:   See [more](x.md)\n\n    and [more](y.md)').value
  expect(links.map(({ place, target }) => `${place.line}:${place.column} ${target}`)).toEqual(['2:9 x.md', '4:9 y.md'])
})

test.each([['`a\n: b`'], ['```\na\n: b\n```'], ['# A\n: b'], [': b'], ['a\n:b'], ['a\n\\: b']])(
  '%j has no definition list',
  (text) => {
    expect(bodyOf(text)).not.toContain('<dl>')
  },
)

test('as Markdown, a definition list is a list', () => {
  expect(parse('Apple\n: A fruit').value.markdown).toBe('- **Apple:** A fruit')
})

test('abbreviations show their meanings wherever they are words', () => {
  const text =
    '# The HTML way\n\nHTML and *HTML5*, HTMLs `HTML`\n\n*[HTML]: Hypertext Markup Language\n*[W3C]: Consortium'
  expect(bodyOf(text)).toBe(
    '\n<p><abbr title="Hypertext Markup Language">HTML</abbr> and <em>HTML5</em>, HTMLs <code>HTML</code></p>',
  )
  expect(problemsOf(text)).toEqual([])
})

test('names of emoji are emoji, others stay text', () => {
  expect(bodyOf('Done :tada: :+1: **:white_check_mark:** at 12:30:15, a:tada:b :no_such: `:tada:` \\:tada:')).toBe(
    '<p>Done 🎉 👍 <strong>✅</strong> at 12:30:15, a:tada:b :no_such: <code>:tada:</code> :tada:</p>',
  )
})

test('H~2~O and x^2^ are written lower and higher where the site says so', () => {
  expect(bodyOf('H~2~O ~~x~~ x^2^ [^1] 2^', { subSup: true })).toBe(
    '<p>H<sub>2</sub>O <del>x</del> x<sup>2</sup> [^1] 2^</p>',
  )
  expect(bodyOf('H~2~O x^2^')).toBe('<p>H<del>2</del>O x^2^</p>')
})

test('one text may have several of these', () => {
  expect(bodyOf('API :tada: ==new== x^2^\n: HTML\n\n*[API]: Interface', { subSup: true })).toBe(
    '<dl><dt><abbr title="Interface">API</abbr> 🎉 <mark>new</mark> x<sup>2</sup></dt><dd>HTML</dd></dl>',
  )
})
