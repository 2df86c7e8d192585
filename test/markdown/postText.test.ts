import { expect, test } from 'vitest'
import { parsePage } from '../../src/markdown/parsePage.ts'
import { sourcePath } from '../../src/model/route.ts'
import { options, parse } from './parse.ts'

const dated = (text: string) => parse(`---\ndate: 2026-11-22\n---\n${text}`)

test('the excerpt of a post is what stands before the marker, without the title and without ids', () => {
  const { value, problems } = dated(
    '# Title\n\nOne [link][ref] and **two**.\n\n## Part\n\n<!-- truncate -->\n\nRest.\n\n[ref]: https://example.com/\n',
  )
  expect(problems).toEqual([])
  expect(value.post?.excerpt?.html).toContain('>link</a> and <strong>two</strong>.</p>')
  expect(value.post?.excerpt?.html).toContain('<h3>Part<a class="permalink" href="/docs/guide/intro/#part"')
  expect(value.post?.excerpt?.html).not.toMatch(/Title|Rest|id="/)
  expect(value.post?.excerpt?.markdown).toContain('and **two**.')
})

test.each(['<!--truncate-->', '<!--more-->', '<!-- more -->'])('%s ends an excerpt', (marker) => {
  expect(dated(`One.\n\n${marker}\n\nRest.\n`).value.post?.excerpt?.html).toBe('<p>One.</p>')
})

const excerptOf = (text: string) => dated(text).value.post?.excerpt

test.each([
  ['in a sentence', 'One <!-- more --> two.', 'One'],
  ['within what is marked', 'One **two <!-- more --> three** four.', 'One **two**'],
  ['in a list', '- one\n- two\n\n  <!-- more -->\n\n  three\n- four', '- one\n- two'],
  ['in a quote', '> One.\n>\n> <!-- more -->\n>\n> Two.', '> One.'],
  ['in a block', ':::details[Title]\nOne.\n\n<!-- more -->\n\nTwo.\n:::', '**Title**\n\nOne.'],
  ['first in a block', 'One.\n\n> <!-- more -->\n>\n> Two.', 'One.'],
  ['twice', 'One.\n\n<!-- more -->\n\nTwo.\n\n<!-- more -->\n\nThree.', 'One.'],
])('a marker %s ends the excerpt there', (_, text, expected) => {
  expect(excerptOf(text)?.markdown).toBe(expected)
})

test('an excerpt has what it refers to, also where that is defined after the marker', () => {
  const text =
    'One[^a] [link][ref].\n\n<!-- more -->\n\nTwo[^b].\n\n[^a]: Note.\n[^b]: Other.\n\n> [ref]: https://example.com/\n'
  expect(excerptOf(text)?.markdown).toBe('One[^a] [link](\0address https://example.com/\0).\n\n[^a]: Note.')
  expect(excerptOf(text)?.html).toContain('<sup><a href="/docs/guide/intro/#fn-a"')
})

test('an excerpt has what files are included before the marker', () => {
  const file = {
    path: sourcePath('content/news/2026-11-22-a.md'),
    text: ':::include{file=_part.md}\n\n<!-- more -->\n\nRest.',
    included: new Map([['content/news/_part.md', 'Part.\n\n[^a]: Unused.']]),
  }
  expect(parsePage(file, 'key', options).value.page.post?.excerpt?.markdown).toBe('Part.')
})

test.each([
  '<!-- more -->\n\nText.',
  '# Title\n\n<!-- more -->\n\nText.',
  '<!-- A note. -->\n\n<!-- more -->\n\nText.',
])('a post that begins with the marker has no excerpt: %j', (text) => expect(excerptOf(text)).toBeUndefined())

test('a post without a marker has no excerpt, and a page without a date is no post', () => {
  expect(dated('# Title\n\nText.').value.post).toEqual({ minutes: 1, excerpt: undefined })
  expect(dated('`<!-- truncate -->`\n').value.post?.excerpt).toBeUndefined()
  expect(parse('Text.\n\n<!-- truncate -->\n').value.post).toBeUndefined()
})

test.each([
  ['a few words', 1],
  ['word '.repeat(1000), 5],
  ['漢字'.repeat(750), 3],
])('reading takes 200 words or 500 characters without spaces a minute', (text, minutes) => {
  expect(dated(text).value.post?.minutes).toBe(minutes)
})
