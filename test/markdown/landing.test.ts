import { expect, test } from 'vitest'
import { bodyOf, parse, problemsOf } from './parse.ts'

test('steps are a list, and a request stands with its answer', () => {
  expect(bodyOf(':::steps\n1. Ask\n2. Read\n:::')).toBe(
    '<div class="steps"><ol>\n<li>Ask</li>\n<li>Read</li>\n</ol></div>',
  )
  expect(bodyOf(':::request{id=first}\nText\n:::')).toBe('<div class="exchange" id="first"><p>Text</p></div>')
})

test('a quote says who said it, and is a quote in Markdown, too', () => {
  expect(bodyOf(':::quote[Anna Berg, *Acme*]\nIt works.\n:::')).toBe(
    '<figure class="quote"><blockquote><p>It works.</p></blockquote><figcaption>Anna Berg, <em>Acme</em></figcaption></figure>',
  )
  expect(bodyOf(':::quote\nIt works.\n:::')).toBe(
    '<figure class="quote"><blockquote><p>It works.</p></blockquote></figure>',
  )
  expect(parse(':::quote[Anna Berg]\nIt works.\n:::').value.markdown).toBe('> **Anna Berg**\n>\n> It works.')
})

test('numbers and the head of a landing page show what is in them', () => {
  expect(bodyOf(':::numbers\n- **35 ms** median answer\n:::')).toBe(
    '<div class="numbers"><ul>\n<li><strong>35 ms</strong> median answer</li>\n</ul></div>',
  )
  expect(bodyOf(':::hero\nText\n:::')).toBe('<div class="hero-aside"><p>Text</p></div>')
})

test('steps and numbers without a list are reported', () => {
  expect(problemsOf(':::steps\nText\n:::')).toEqual([
    '1:1 warning unknown-directive: ":::steps" does not contain a list → write each step as "1. What to do."',
  ])
  expect(problemsOf(':::numbers\nText\n:::')).toEqual([
    '1:1 warning unknown-directive: ":::numbers" does not contain a list → write each number as "- **35 ms** What it measures."',
  ])
})
