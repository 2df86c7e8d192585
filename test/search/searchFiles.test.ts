import { expect, test } from 'vitest'
import type { SearchEntry } from '../../src/model/search.ts'
import { buildIndex } from '../../src/search/buildIndex.ts'
import { cutTerms } from '../../src/search/cutTerms.ts'
import { searchEntries, searchFiles } from '../../src/search/searchFiles.ts'
import { readPiece } from '../../src/search/wire/postingBytes.ts'
import { config, SPEC, site, WITH_API } from '../site.ts'
import { sha256 } from './memory.ts'

const shown = ({ kind, subject, title, href, context, text }: SearchEntry): string =>
  [`${kind} ${title} ${href}`, subject.title, context, text].join(' | ')

test('a page is found, and each of its headings with the text below it', async () => {
  const { site: built } = await site({ 'content/docs/guide.md': '# Guide\n\nLead.\n\n## First step\n\nDo `this`.\n' })
  expect(searchEntries(built).map(shown)).toContain('heading First step /docs/guide/#first-step | Guide |  | Do this.')
  expect(searchEntries(built).map(shown)).toContain('page Guide /docs/guide/ | Guide |  | Lead.')
})

test('addresses have the base URL, and no slash where the site has none', async () => {
  const { site: built } = await site({
    'content/site.yaml': config('baseUrl: /portal/\ntrailingSlash: false\n'),
    'content/a.md': '# A\n\n## B\n',
  })
  expect(searchEntries(built).map(({ href }) => href)).toEqual(expect.arrayContaining(['/portal/a', '/portal/a#b']))
})

test('a page of the glossary is a term, and found by its name', async () => {
  const { site: built } = await site({
    'content/site.yaml': config('glossary: terms\n'),
    'content/terms/public_offering.md': '# Going public\n\nA first sale.\n',
  })
  expect(searchEntries(built)).toContainEqual({
    kind: 'term',
    title: 'Going public',
    href: '/terms/public_offering/',
    subject: { kind: 'term', title: 'Going public', href: '/terms/public_offering/' },
    context: '',
    names: 'public_offering',
    text: 'A first sale.',
  })
})

test('operations, schemas, their fields and statuses are found where the reference describes them', async () => {
  const { site: built } = await site({ 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC })
  expect(
    searchEntries(built)
      .map(shown)
      .filter((line) => line.includes('/api/')),
  ).toEqual([
    'page Offers API /api/ | Offers API |  | ',
    'heading Offers /api/#tag-Offers | Offers API |  | ',
    'operation List offers /api/#operation-listOffers | List offers | GET /offers | ',
    'status 200 OK /api/#operation-listOffers.response.200 | List offers | GET /offers | The offers.',
    'schema Offer /api/#schema-Offer | Offer |  | ',
    'field name /api/#schema-Offer.name | Offer | Offer | string',
  ])
})

test('neither drafts nor their list nor the page for lost visitors are found, not even in serve', async () => {
  const files = { 'content/a.md': '---\ndraft: true\n---\n# Secret\n', 'content/b.md': '# Told\n' }
  const { site: built } = await site(files, { withDrafts: true })
  expect(searchEntries(built).map(({ title }) => title)).toEqual(['Home', 'Told'])
})

test('the manifest has a name that stays, the other files change it with their content', async () => {
  const { site: built } = await site({ 'content/a.md': '# A\n' })
  const files = [...searchFiles(built)]
  expect(files.at(-1)?.path).toBe('search.json')
  for (const { path, content } of files.slice(0, -1)) {
    expect(path.replace(/\.(json|txt|bin)$/, '')).toBe(`assets/search-${sha256(content).slice(0, 10)}`)
  }
})

test('the same site gives the same files', async () => {
  const files = { 'content/a.md': '# A\n\n## B\n\ntext\n', 'content/site.yaml': WITH_API, 'openapi/offers.yaml': SPEC }
  const [one, other] = await Promise.all([site(files), site(files)])
  expect([...searchFiles(one.site)]).toEqual([...searchFiles(other.site)])
})

test('of a word that thousands of entries have, the postings name those that have it most', () => {
  const entries = Array.from({ length: 9000 }, (_, number) => entryOf(number < 100 ? 'common common common' : 'common'))
  const [first, terms] = cutTerms(buildIndex(entries))
  expect(terms).toMatchObject({ first: 'common', chunk: { terms: '0common', partial: [0], counts: [8000] } })
  expect(first?.kind === 'postings' && readPiece(first.piece)[0]?.[2]?.slice(0, 4)).toEqual([-1, 3, -1, 3])
})

function entryOf(text: string): SearchEntry {
  const subject = { kind: 'page', title: '', href: '/' } as const
  return { ...subject, subject, context: '', names: '', text }
}
