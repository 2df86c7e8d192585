import { expect, test } from 'vitest'
import { parse } from './parse.ts'

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
