import { expect, test } from 'vitest'
import type { SearchEntry, SearchSubject } from '../../../src/model/search.ts'
import { entryTexts, shownTexts } from '../../../src/search/wire/entryTexts.ts'

const schema: SearchSubject = { kind: 'schema', title: 'Offer', href: '/api/#schema-Offer' }
const page: SearchSubject = { kind: 'page', title: 'Paging', href: '/docs/paging/' }

const written = (
  subject: SearchSubject,
  ...entries: [title: string, href: string, context: string, text: string][]
) => {
  const full = entries.map(
    ([title, href, context, text]): SearchEntry => ({ kind: 'field', subject, title, href, context, names: '', text }),
  )
  return { subject, entries: full.map((entry, at) => entryTexts(entry, full[at - 1], 100)) }
}

test('what an entry repeats of its subject and of the entry before it is not written', () => {
  const { entries } = written(
    schema,
    ['Offer', '/api/#schema-Offer', '', 'An offer.'],
    ['issuer', '/api/#schema-Offer.issuer', 'Offer', ''],
    ['price', '/api/#schema-Offer.price', 'Offer', 'In cents.'],
  )
  expect(entries).toEqual([
    ['Offer', '', 'An offer.'],
    ['issuer', '.issuer', '', 'Offer'],
    ['price', '.price', 'In cents.'],
  ])
})

test.each([
  ['a field of its subject', schema, '/api/#schema-Offer.issuer'],
  ['its subject', schema, '/api/#schema-Offer'],
  ['another place of the page', schema, '/api/#operation-getOffer'],
  ['the page of its subject', schema, '/api/'],
  ['an anchor with "#" in it', schema, '/api/#schema-Offer#1'],
  ['a page', page, '/docs/paging/'],
  ['a heading', page, '/docs/paging/#cursors'],
])('%s is shown with its address', (_, subject, href) => {
  const texts = written(subject, ['Title', href, 'Context', 'Text'])
  expect(shownTexts(texts, 0)).toEqual({ title: 'Title', href, context: 'Context', text: 'Text' })
})

test('what is empty at the end of a list is not written', () => {
  expect(
    written(schema, ['Offer', '/api/#schema-Offer', '', ''], ['id', '/api/#schema-Offer.id', '', '']).entries,
  ).toEqual([['Offer'], ['id', '.id']])
})

test('a context stands until another one, which may be empty', () => {
  const contexts = ['', 'A', 'A', '', 'D']
  const texts = written(page, ...contexts.map((context): [string, string, string, string] => ['a', '#a', context, '']))
  expect(contexts.map((_, at) => shownTexts(texts, at)?.context)).toEqual(contexts)
  expect(shownTexts(texts, contexts.length)).toBeUndefined()
})

test('a text is cut where no excerpt needs it', () => {
  const texts = written(page, ['Paging', '/docs/paging/', '', 'a'.repeat(101)])
  expect(shownTexts(texts, 0)?.text).toBe('a'.repeat(100))
})
