import { expect, test } from 'vitest'
import { sectionPlaces } from '../../../theme/search/sectionOf.ts'

const ADDRESSES = new Set(['/', '/docs/', '/docs/terms/de/bond/', '/docs/terms/bond/', '/docs/termsofuse/', '/api'])

const OWN_DOCS = { kind: 'page', address: '/docs/' }

test.each([
  ['/docs/terms/', '/', [{ kind: 'child', address: '/docs/terms/bond/' }, OWN_DOCS]],
  ['/docs/terms', '/', [{ kind: 'child', address: '/docs/terms/bond/' }, OWN_DOCS]],
  ['/docs/guides/x/', '/', [OWN_DOCS]],
  ['/api/x', '/', [{ kind: 'page', address: '/api' }]],
  ['/nothing/', '/', []],
  ['/docs/terms/x/', '/docs/', [{ kind: 'child', address: '/docs/terms/bond/' }]],
  ['/elsewhere/', '/docs/', []],
])('the sections around %s on a site at %s are %j', (path, home, places) => {
  expect(sectionPlaces(path, ADDRESSES, home)).toEqual(places)
})
