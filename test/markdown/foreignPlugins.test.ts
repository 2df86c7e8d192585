import { expect, test } from 'vitest'
import { problemsOf } from './parse.ts'

/** What plugins of generators have, and what is near to it in prose. */
test.each([
  ['A ++"My key"++', '++"My key"++', 'keys of a keyboard or inserted text'],
  ['A :custom-logo: b', ':custom-logo:', 'an unknown emoji name'],
  ['!!swagger openapi.json!!', '!!swagger openapi.json!!', 'an API document in MkDocs syntax'],
])('%j is foreign', (text, written, name) => {
  expect(problemsOf(text).join('\n')).toContain(`"${written}" is ${name}, which is printed as text`)
})

test.each(['C++ and "g++"', 'Mind!! swagger it!!', 'a:b-c:d', ':non-potable_water:'])('%j is not', (text) => {
  expect(problemsOf(text).filter((problem) => problem.includes('foreign-syntax'))).toEqual([])
})

test.each([
  ['<p>\n  Lead with [a link](./a.md).\n</p>', '2:13', '[a link](./a.md)'],
  ['<details>\n<summary>More **info**</summary>\n</details>', '2:15', '**info**'],
  ['<div>Use `x`</div>', '1:10', '`x`'],
])('%j is Markdown that is printed', (text, place, written) => {
  const message = `"${written}" is Markdown inside HTML, which is printed as text → write a blank line after the tag`
  expect(problemsOf(text)).toEqual([`${place} warning foreign-syntax: ${message}`])
})

test.each([
  '<pre>**a** `b`</pre>',
  '<div title="**a**">a * b ** c</div>',
  '<!-- **a** -->',
  '<div>\n\n**a**\n\n</div>',
])('%j is HTML', (text) => {
  expect(problemsOf(text).filter((problem) => problem.includes('foreign-syntax'))).toEqual([])
})

test('a diagram inside HTML is printed as its source', () => {
  expect(problemsOf('<div class="mermaid">\ngraph TD; A-->B\n</div>')).toEqual([
    '1:1 warning foreign-syntax: "<div class="mermaid">" contains a diagram, whose source is printed → write a fence "```mermaid"',
  ])
})
