import { expect, test } from 'vitest'
import { createTokenizer } from '../../../src/search/wire/tokenize.ts'
import type { Marked } from '../../../theme/search/answer.ts'
import { excerpt, marked, marksIn } from '../../../theme/search/mark.ts'

const tokenizer = createTokenizer()
const shown = (segments: Marked): string =>
  segments.map((each) => (each.marked ? `[${each.text}]` : each.text)).join('')
const mark = (text: string, ...terms: string[]): string => shown(marked(text, marksIn(text, new Set(terms), tokenizer)))

test.each([
  ['The Subscription of an investor', ['subscription'], 'The [Subscription] of an investor'],
  ['set clientSubscriptionReference', ['client', 'reference'], 'set [client]Subscription[Reference]'],
  ['set clientSubscriptionReference', ['clientsubscriptionreference'], 'set [clientSubscriptionReference]'],
  ['GET /subscription/{subscriptionId}', ['subscription', 'id'], 'GET /[subscription]/{[subscriptionId]}'],
  ['in Zürich', ['zurich'], 'in [Zürich]'],
  ['検索機能', ['検索', '索機'], '[検索機]能'],
  ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
  ['', ['x'], ''],
])('in "%s" the terms %j are marked', (text, terms, expected) => {
  expect(mark(text, ...terms)).toBe(expected)
})

test('an excerpt is the place with the most of the query, cut between words', () => {
  const text = `${'one limit here. '.repeat(20)}The rate limit of the API is a limit per rate. ${'And so it goes on. '.repeat(20)}`
  expect(shown(excerpt(text, marksIn(text, new Set(['rate', 'limit']), tokenizer)))).toBe(
    '… [limit] here. one [limit] here. The [rate] [limit] of the API is a [limit] per [rate]. And so it goes on. And so it goes on. And so …',
  )
})

test('without a match the excerpt is the beginning', () => {
  const text = 'word '.repeat(100)
  expect(shown(excerpt(text, []))).toBe(`${'word '.repeat(24).trim()} …`)
})

test('a text without spaces is cut all the same', () => {
  const text = 'x'.repeat(1000)
  expect(shown(excerpt(text, []))).toBe(`${'x'.repeat(120)} …`)
})
