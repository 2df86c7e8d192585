import { expect, test } from 'vitest'
import { textOfHtml } from '../../../src/kinds/api/plainText.ts'
import { html, placeholder } from '../../../src/model/html.ts'

test.each([
  ['<p>One <em>two</em>.</p>\n<p>Three</p>', 'One two. Three'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['a<br>b', 'a b'],
  ['<code>a &#x3C; b &amp;&#38; c</code> &nbsp; d', 'a < b && c d'],
  ['<a href="/x" title="a > b">c</a>', 'c'],
  ['&unknown; &#x110000;', '&unknown; &#x110000;'],
  ['', ''],
])('the text of %j is %j', (markup, text) => {
  expect(textOfHtml(html(markup))).toBe(text)
})

test('what other pages fill in is not part of the text', () => {
  const meaning = placeholder({ kind: 'term-meaning', argument: 'spac' })
  expect(textOfHtml(html(`<span>SPAC</span><span>${meaning}</span>`))).toBe('SPAC')
})

test('markup that never ends takes no time', () => {
  expect(textOfHtml(html('<a href="'.repeat(20_000))).length).toBeGreaterThan(0)
})
