import { expect, test } from 'vitest'
import { collectingLinks } from '../../src/check/siteLinks.ts'
import { route } from '../../src/model/route.ts'
import { site } from '../site.ts'

test('the links of a large site are collected in steps', async () => {
  const { site: small } = await site({ 'content/a.md': '# A' })
  const page = small.routes.get(route('a'))
  if (!page) throw new Error('there is no page')
  const routes = new Map(Array.from({ length: 1001 }, (_, index) => [route(`a-${index}`), page]))
  expect([...collectingLinks({ ...small, routes })]).toHaveLength(2)
})
