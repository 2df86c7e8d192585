import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchGroup } from '../../../theme/search/answer.ts'
import { searchParts } from '../../../theme/search/searchResults.tsx'

const GROUP: SearchGroup = {
  kind: 'page',
  title: 'Paging',
  href: '/paging/',
  hits: [
    {
      kind: 'heading',
      title: [
        { text: 'Off', marked: true },
        { text: 'set', marked: false },
      ],
      href: '/paging/#offset',
      excerpt: [],
    },
  ],
}

const resultsWith = (parts: typeof searchParts, group = GROUP): string =>
  renderToStaticMarkup(
    <parts.Results
      groups={[group]}
      query="off"
      isBusy={false}
      active={0}
      setActive={() => undefined}
      followed={() => undefined}
      parts={parts}
    />,
  )

test('a result is a link with its words marked', () => {
  expect(resultsWith(searchParts)).toContain('href="/paging/#offset"')
  expect(resultsWith(searchParts)).toContain('<mark>Off</mark>set')
})

test('a part of the search can be replaced alone', () => {
  const Hit: typeof searchParts.Hit = ({ hit }) => <b>{hit.href}</b>
  expect(resultsWith({ ...searchParts, Hit })).toContain(
    '<p class="search-group-title" aria-hidden="true">Paging</p><b>/paging/#offset</b>',
  )
})

test('what is deprecated is struck through in the results', () => {
  const subject: SearchGroup = { ...GROUP, kind: 'operation', title: 'Old', deprecated: true, hits: [] }
  const hits: SearchGroup['hits'] = [
    { kind: 'operation', title: [{ text: 'Old', marked: true }], href: '/api/#old', excerpt: [], context: 'GET /old' },
    { kind: 'parameter', title: [{ text: 'size', marked: true }], href: '/api/#old.size', excerpt: [] },
  ]
  const shown = resultsWith(searchParts, { ...subject, hits })
  expect(shown).toContain('<p class="search-group-title" aria-hidden="true"><s>Old</s>')
  expect(shown).toContain('<s><mark>Old</mark></s>')
  expect(shown).not.toContain('<s><mark>size</mark></s>')
})

test.each([
  ['failed', 'The search did not work: it is <b>gone</b>', 'Retry'],
  ['crashed', 'The search crashed: it is <b>gone</b>', 'Try again'],
] as const)('a search that %s says why, and offers to try again', (kind, sentence, button) => {
  const retry = () => undefined
  const shown = renderToStaticMarkup(
    <searchParts.SearchError kind={kind} reason="it is <b>gone</b>" retry={retry} parts={searchParts} />,
  )
  const escaped = sentence.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(shown).toBe(
    `<div class="search-error" role="alert"><p>${escaped}</p><button type="button" class="button">${button}</button></div>`,
  )
})
