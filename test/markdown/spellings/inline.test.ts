import { expect, test } from 'vitest'
import { bodyOf, headingsOf, parse, problemsOf } from '../parse.ts'

test.each([
  ['A ==marked word== here', '<p>A <mark>marked word</mark> here</p>'],
  ['**==x==**, ==y==', '<p><strong><mark>x</mark></strong>, <mark>y</mark></p>'],
  ['a & b\n==c== {{brand}}', '<p>a &#x26; b\n<mark>c</mark> Meridian</p>'],
  ['\\==x==', '<p>==x==</p>'],
  ['a==b==c, a == b == c and `==x==`', '<p>a==b==c, a == b == c and <code>==x==</code></p>'],
])('%j is %j', (text, body) => {
  expect(bodyOf(text)).toBe(body)
})

test('problems after marked text have their own places', () => {
  expect(problemsOf('==a== b\n==c== and {{nope}}')[0]).toMatch(/^2:11 /)
})

test.each(['[[toc]]', '[[_TOC_]]', '[TOC]'])('%s is left out, since pages have a table of contents', (written) => {
  expect(bodyOf(`Text\n\n${written}\n\nMore`)).toBe('<p>Text</p>\n<p>More</p>')
  expect(problemsOf(`Text\n\n${written}`)).toEqual([])
})

test.each(['## Setup { #own }', '## Setup {#own}', '## Setup {: #own }'])('%j has the id "own"', (text) => {
  expect(headingsOf(parse(text).value)).toMatchObject([{ id: 'own', text: 'Setup' }])
  expect(problemsOf(text)).toEqual([])
})

test('a callout in the spelling of GitHub has a title behind its kind', () => {
  expect(bodyOf('> [!TIP] Mind *this*\n> Text')).toBe(bodyOf(':::tip[Mind *this*]\nText\n:::'))
  expect(bodyOf('> [!TIP] **Title**  \n> Text')).toBe(bodyOf(':::tip[**Title**]\nText\n:::'))
  expect(bodyOf('> [!TIP] Title\n>\n> - a')).toBe(bodyOf(':::tip[Title]\n- a\n:::'))
})

test('with "-" or "+" it unfolds', () => {
  expect(bodyOf('> [!NOTE]- More\n> Text')).toBe(bodyOf(':::details[More]\nText\n:::'))
  expect(bodyOf('> [!NOTE]+\n> Text')).toBe(bodyOf(':::details[Note]{open}\nText\n:::'))
})
