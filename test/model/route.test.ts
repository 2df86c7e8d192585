import { expect, test } from 'vitest'
import { fileHref, hrefInReference, hrefOf, outputFileOf, route, routeOf, sourcePath } from '../../src/model/route.ts'

test('slashes are put in their places', () => {
  expect(['', '/', 'docs', '/docs', 'docs/x/', '//docs//'].map(route)).toEqual([
    '/',
    '/',
    '/docs/',
    '/docs/',
    '/docs/x/',
    '/docs/',
  ])
})

test('a route follows from the path of the file', () => {
  const routes = [
    'index.md',
    'a.md',
    'a.MD',
    'a/index.md',
    'a/reindex.md',
    'a/indexes.md',
    'a/_index.md',
    'v2.0.md',
    'a.b/c.md',
  ]
  expect(routes.map((path) => routeOf(sourcePath(`content/${path}`)))).toEqual([
    '/',
    '/a/',
    '/a/',
    '/a/',
    '/a/reindex/',
    '/a/indexes/',
    '/a/',
    '/v2.0/',
    '/a.b/c/',
  ])
})

test('an address has the base URL and the trailing slash of the site, and is encoded', () => {
  const at = (path: string, baseUrl: string, trailingSlash: boolean) => hrefOf(route(path), { baseUrl, trailingSlash })
  expect(at('/', '/', true)).toBe('/')
  expect(at('/', '/portal/', false)).toBe('/portal/')
  expect(at('/docs/x/', '/portal/', true)).toBe('/portal/docs/x/')
  expect(at('/docs/x/', '/portal/', false)).toBe('/portal/docs/x')
  expect(at('/a b/ü?#%/', '/', true)).toBe('/a%20b/%C3%BC%3F%23%25/')
  expect(fileHref('img/a "b".png', { baseUrl: '/', trailingSlash: true })).toBe('/img/a%20%22b%22.png')
})

test('a page of a reference has an address like every other, and a file beside it has none with a slash', () => {
  const at = (path: string, trailingSlash: boolean) =>
    hrefInReference(route('/api/'), path, { baseUrl: '/portal/', trailingSlash })
  expect(['', 'more-2/', 'openapi.yaml'].map((path) => at(path, true))).toEqual([
    '/portal/api/',
    '/portal/api/more-2/',
    '/portal/api/openapi.yaml',
  ])
  expect(['', 'more-2/', 'openapi.yaml'].map((path) => at(path, false))).toEqual([
    '/portal/api',
    '/portal/api/more-2',
    '/portal/api/openapi.yaml',
  ])
})

test('a route is written where hosts look for it', () => {
  const file = (path: string, trailingSlash: boolean) => outputFileOf(route(path), { baseUrl: '/', trailingSlash })
  expect(['/', '/docs/x/', '/404/'].map((path) => file(path, true))).toEqual([
    'index.html',
    'docs/x/index.html',
    '404.html',
  ])
  expect(['/', '/docs/x/', '/404/'].map((path) => file(path, false))).toEqual(['index.html', 'docs/x.html', '404.html'])
})
