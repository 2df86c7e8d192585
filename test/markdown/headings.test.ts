import { expect, test } from 'vitest'
import { bodyOf, headingsOf, parse, problemsOf, textOf } from './parse.ts'

const idsOf = (text: string): string[] => headingsOf(parse(text).value).map((heading) => heading.id)

test('a heading gets an id and a permalink', () => {
  expect(bodyOf('## Set *up* `x`')).toBe(
    '<h2 id="set-up-x">Set <em>up</em> <code>x</code>' +
      '<a class="permalink" href="#set-up-x" aria-label="Link to Set up x"></a></h2>',
  )
})

test('headings are collected with level and text', () => {
  expect(headingsOf(parse('## A\n\n### B {#bee}').value)).toEqual([
    { level: 2, id: 'a', text: 'A' },
    { level: 3, id: 'bee', text: 'B' },
  ])
})

const slugs: [string, string, string[]][] = [
  ['equal headings are numbered', '## Foo\n## Foo\n## Foo 1\n## Foo', ['foo', 'foo-1', 'foo-1-1', 'foo-2']],
  ['variables are replaced first', '## About {{brand}}', ['about-meridian']],
  ['letters of any script are kept', '## Fünf Äpfel 你好', ['fünf-äpfel-你好']],
  ['letters are composed', '## Fu\u0308nf', ['fünf']],
  ['a heading without letters has an id, too', '## !?\n## 🎉', ['section', 'section-1']],
  ['an empty heading has an id, too', '##', ['section']],
  ['names of every object are prefixed', '## __proto__ x\n## constructor', ['proto-x', 'section-constructor']],
  ['names of the document are prefixed', '## currentScript', ['section-currentscript']],
  ['an id in the text comes before one that is made', '## Setup\n## X {#setup}', ['setup-1', 'setup']],
  ['an id in raw HTML comes before one that is made', '## Setup\n\n<p id="setup">x</p>', ['setup-1']],
  ['no id from braces in the middle', '## a {#b} c', ['a-b-c']],
  ['an id that would hold marks of emphasis', '## The _a_ b {#the-_a_-b}\n## *c* {#*d*} ##', ['the-_a_-b', '*d*']],
  ['underlined headings, too', 'Head {#h}\n---', ['h']],
]

test('a heading keeps its text before an id that would hold marks', () => {
  expect(headingsOf(parse('## The *b* `c` of d {#the-_a_-b}').value)).toEqual([
    { level: 2, id: 'the-_a_-b', text: 'The b c of d' },
  ])
})

test.each(slugs)('%s', (_, text, expected) => {
  expect(idsOf(text)).toEqual(expected)
})

test('`# __proto__` in code is prefixed', () => {
  expect(idsOf('## `__proto__`')).toEqual(['section-__proto__'])
})

test('two equal ids are an error with both lines', () => {
  const text = '## A {#x}\n\ntext\n\n## B {#x}\n\n<a name="y"></a><b id="y">b</b>'
  expect(problemsOf(text)).toEqual([
    '5:1 error duplicate-id: the id "x" is already used on line 1 → change one of the two ids',
    '7:17 error duplicate-id: the id "y" is already used on line 7 → change one of the two ids',
  ])
})

test('every id on the page is collected', () => {
  const { ids } = parse('## A\n\n<a name="n"></a> <i id="i">x</i> x[^1]\n\n[^1]: y\n\n:::note{#c}\nx\n:::').value
  expect(ids.toSorted()).toEqual(['a', 'c', 'fn-1', 'fnref-1', 'footnote-label', 'i', 'n'])
})

test('the number of a footnote is no part of a title, a heading or a description', () => {
  const { value } = parse('# Title[^1]\n\nOne[^1].\n\n## Part[^1]\n\n[^1]: Note.')
  expect([value.title, value.description]).toEqual(['Title', 'One.'])
  expect(headingsOf(value)).toEqual([{ level: 2, id: 'part', text: 'Part' }])
})

test('the heading of the footnotes is not part of the contents', () => {
  const page = parse('x[^1]\n\n[^1]: note').value
  expect(headingsOf(page)).toEqual([])
  expect(page.body).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>')
  expect(textOf(page)).toBe('x Footnotes note')
})

test.each(['fast', 'reference'] as const)('no element of a text has an id of the theme (%s)', (pipeline) => {
  const text = '<div id="__texts">{}</div>\n\n:::note{#__menu}\na\n:::\n\n<a name="__content">x</a> [y](#__menu)'
  expect(bodyOf(text, { pipeline }).match(/(?:id|name|href)="[^"]*"/g)).toEqual([
    'id="section-__texts"',
    'id="section-__menu"',
    'name="section-__content"',
    'href="#section-__menu"',
  ])
})
