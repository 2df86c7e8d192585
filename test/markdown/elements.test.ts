import { expect, test } from 'vitest'
import { bodyOf, parse } from './parse.ts'

test.each([
  ['<a id="x" name="x">y</a>', '<p><a id="x">y</a></p>'],
  ['<a name="x">y</a>', '<p><a name="x">y</a></p>'],
  ['<a id="x" name="z">y</a>', '<p><a id="x" name="z">y</a></p>'],
])('the name of an anchor is kept where it is not its id: %s', (written, markup) => {
  expect(bodyOf(written)).toBe(markup)
})

test.each([
  ['One <a id="x"/> two.\n\nThree', '<p>One <a id="x"></a> two.</p>\n<p>Three</p>'],
  ['<a name="x" />\n\nThree', '<a name="x"></a>\n<p>Three</p>'],
  ['<div class="a"/>\n\nThree', '<div class="a"></div>\n<p>Three</p>'],
  [
    '<video src="https://x.example/a.mp4" controls />\n\nThree',
    '<video src="https://x.example/a.mp4" controls></video>\n<p>Three</p>',
  ],
  ['<div><a href=/a/>b</a></div>', '<div><a href="/a/">b</a></div>'],
  ['a <br/> b', '<p>a <br> b</p>'],
])('an element that is closed in its tag holds nothing: %s', (written, markup) => {
  const { problems } = parse(written)
  expect(bodyOf(written)).toBe(markup)
  expect(problems.filter(({ rule }) => rule === 'duplicate-id')).toEqual([])
})

test.each([
  ['<input type="checkbox" checked>', '<input type="checkbox" checked disabled aria-label="Done">'],
  ['<input type="checkbox">', '<input type="checkbox" disabled aria-label="To do">'],
  ['<input type="text" disabled>', '<input disabled type="checkbox" aria-label="To do">'],
])('an input is a box that no reader can change: %s', (written, markup) => {
  expect(bodyOf(written)).toBe(markup)
})

test.each([
  ['mailto:a@example.com', []],
  ['mailto:a@example.com,b@example.com?subject=Hi', []],
  ['mailto:?subject=Hi', []],
  ['mailto:', ['"mailto:" has no e-mail address']],
  ['mailto:a', ['"mailto:a" has no e-mail address']],
  ['mailto:a@example.com,b', ['"mailto:a@example.com,b" has no e-mail address']],
  ['tel:+1', []],
  ['tel:us', ['"tel:us" has no phone number']],
])('a link to %s has the problems %j', (address, messages) => {
  expect(parse(`[x](${address})`).problems.map(({ message }) => message)).toEqual(messages)
})
