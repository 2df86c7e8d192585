import { expect, test } from 'vitest'
import { bodyOf, parse } from '../parse.ts'

test('terms and meanings are a definition list, with whatever a meaning holds', () => {
  expect(bodyOf('Apple\n: A *fruit*\n\nOrange\nLemon\n\n:   Citrus\n\n    - sour\n:   Yellow\n\nText')).toBe(
    '<dl><dt>Apple</dt><dd>A <em>fruit</em></dd><dt>Orange</dt><dt>Lemon</dt><dd><p>Citrus</p><ul>\n<li>sour</li>\n</ul></dd><dd>Yellow</dd></dl>\n<p>Text</p>',
  )
})

test('definition lists stand in quotes and lists, too', () => {
  expect(bodyOf('> a\n> : b')).toContain('<dl><dt>a</dt><dd>b</dd></dl>')
  expect(bodyOf('- a\n  : b')).toContain('<dl><dt>a</dt><dd>b</dd></dl>')
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
