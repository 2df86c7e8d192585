import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import type { SearchEntry, SearchHeader, TermPostings } from '../../src/model/search.ts'
import { buildIndex } from '../../src/search/buildIndex.ts'
import { ABOUT, exactTerms, fieldTexts } from '../../src/search/indexEntries.ts'
import { searchEntries, searchFiles } from '../../src/search/searchFiles.ts'
import { readPostings, roundLength, SEARCH_FIELDS } from '../../src/search/wire/postings.ts'
import { readTerms } from '../../src/search/wire/termList.ts'
import { createTokenizer } from '../../src/search/wire/tokenize.ts'
import { openChunks } from '../../theme/search/chunks.ts'
import { MANIFEST, serveFiles } from './memory.ts'
import { portal as site } from './portal.ts'
import { stepsIn } from './postingList.ts'

const entries = searchEntries(site)

/** What MiniSearch itself makes of the entries. */
function referenceOf(all: SearchEntry[]) {
  const { termsOf } = createTokenizer()
  const reference = new MiniSearch({
    fields: [...SEARCH_FIELDS],
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term: string) => term,
  })
  reference.addAll(
    all.map((entry, id) => {
      const [title, about, text] = fieldTexts(entry)
        .map((each, field) => [...termsOf(each), ...(field === ABOUT ? exactTerms(entry) : [])])
        .map((terms) => terms.join(' '))
      return { id, title, about, text }
    }),
  )
  return reference.toJSON()
}

/** The postings of a term as MiniSearch writes them: by field and entry; fields that do not have it are left out. */
function plain(postings: TermPostings): [number, [number, number][]][] {
  return postings.flatMap((numbers, field) => {
    const times: [number, number][] = []
    readPostings(numbers, (entry, count) => times.push([entry, count]))
    return times.length === 0 ? [] : [[field, times]]
  })
}

const reference = referenceOf(entries)

const referenceIndex = reference.index
  .map(([term, fields]) => [
    term,
    Object.entries(fields).map(([field, times]) => [
      Number(field),
      Object.entries(times).map(([entry, count]) => [Number(entry), count]),
    ]),
  ])
  .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))

test('beside its title, an entry is found by its page, context and other names', () => {
  const subject = { kind: 'page', title: 'Rate limits', href: '/limits/' } as const
  const entry = {
    kind: 'heading',
    subject,
    title: 'Bursts',
    href: '/limits/#bursts',
    context: 'Connect',
    names: 'peaks',
    text: 'Many.',
  } as const
  expect(fieldTexts(entry)).toEqual(['Bursts', 'Rate limits Connect peaks', 'Many.'])
})

test('of a title or context of any length, each entry below it repeats 500 characters', () => {
  const subject = { kind: 'operation', title: '{v}/'.repeat(1000), href: '/api/' } as const
  const entry = { title: 'v', href: '/api/#v', subject, context: `GET ${'/{v}'.repeat(1000)}`, names: '', text: '' }
  const about = (each: SearchEntry): string => fieldTexts(each)[1]
  expect(about({ ...entry, kind: 'field' })).toBe(`${'{v}/'.repeat(125)} GET ${'/{v}'.repeat(124)} `)
  expect(about({ ...entry, kind: 'operation', title: subject.title })).toBe(` ${entry.context} `)
})

test('the index is what MiniSearch makes of the same entries', () => {
  const { terms, listsOf, lengths, averages } = buildIndex(entries)
  expect(terms.map((term) => [term, plain(listsOf(term).map(stepsIn))])).toEqual(referenceIndex)
  expect(averages).toEqual(reference.averageFieldLength)
  expect(entries.map((_, entry) => lengths.map((ofField) => ofField[entry]))).toEqual(
    Object.values(reference.fieldLength),
  )
})

test('cut in chunks and put together again it is still the same, but for rounded lengths', async () => {
  const { fetchBytes } = serveFiles([...searchFiles(site)])
  const { header, terms, postings } = await openChunks(MANIFEST, fetchBytes)
  const lists = await Promise.all(header.terms.map(({ hash }) => terms(hash)))
  const names = lists.flatMap((chunk) => readTerms(chunk.terms))
  const all = (
    await Promise.all(header.postings.flatMap(({ sizes }) => sizes).map((_, piece) => postings(piece)))
  ).flat()
  expect(names.map((term, index) => [term, plain(all[index] ?? [])])).toEqual(referenceIndex)
  expect(lengthsOf(header)).toEqual(Object.values(reference.fieldLength).map((each) => each.map(roundLength)))
})

const lengthsOf = ({ kinds, lengths }: SearchHeader) => kinds.map((_, entry) => lengths.map((each) => each[entry]))

test('the subject, the context and the names of an entry are words apart', () => {
  const subject = { kind: 'operation', title: 'List offers', href: '/api/#list' } as const
  const entry = { ...subject, subject, title: 'limit', context: 'GET', names: 'page_size', text: '' }
  expect(buildIndex([{ ...entry, kind: 'parameter' }]).terms).toEqual([
    'get',
    'limit',
    'list',
    'offers',
    'page',
    'pagesize',
    'size',
  ])
})
