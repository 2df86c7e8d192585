import { expect, test } from 'vitest'
import { route } from '../../../../src/model/route.ts'
import { freeRoutes } from '../../../../src/openapi/reference/pages/freeRoutes.ts'

test.each([
  ['a'.repeat(201), 'a'.repeat(200)],
  ['\u65e5'.repeat(201), '\u65e5'.repeat(66)],
  [`${'a'.repeat(199)}-b`, 'a'.repeat(199)],
])('names that no file system has are cut, and stay different: %s', (name, cut) => {
  const free = freeRoutes()
  const at = (...path: string[]) => free(route('/api/'), path)
  expect([at('tag', name), at('tag', `${name}c`)]).toEqual([`/api/tag/${cut}/`, `/api/tag/${cut}-2/`])
})

test('a name of 200 bytes is kept', () => {
  expect(freeRoutes()(route('/api/'), ['\u00fc'.repeat(100)])).toBe(`/api/${'\u00fc'.repeat(100)}/`)
})

test.each([
  ['.NET', '/api/net/'],
  ['..', '/api/x/'],
  ['.', '/api/x/'],
  ['index.html', '/api/index-html/'],
  ['v1.2', '/api/v1.2/'],
])('a page named %j has an address that can be published', (name, address) => {
  expect(freeRoutes()(route('/api/'), [name])).toBe(address)
})
