import { expect, test } from 'vitest'
import { sourcePath } from '../../src/model/route.ts'
import { collectRedirects } from '../../src/site/collectRedirects.ts'

const place = { file: sourcePath('content/a.md'), line: 1, column: 1 }

test.each([
  ['/x%20y/', '/x y/'],
  ['/%C3%A4/', '/ä/'],
  ['/a%CC%88/', '/ä/'],
  ['/b%2Fc/', '/b%2Fc/'],
  ['/%2e%2e/a/', '/%2e%2e/a/'],
  ['/a%3Fb/', '/a%3Fb/'],
  ['/a%0Ab/', '/a%0Ab/'],
  ['/100%/', '/100%/'],
  ['/a%2520b/', '/a%2520b/'],
])('a redirect of %s is that of the address %s', (from, address) => {
  expect([...collectRedirects([{ from, to: '/a/', place }]).pages.keys()]).toEqual([address])
})
