import { expect, test } from 'vitest'
import { site } from '../site.ts'
import { manual } from './manual.ts'

const built = await site(manual)

test('the manual has no problems, not even suspicions', () => {
  expect(built.problems).toBe('')
})

test('every page of the manual can be rendered, as HTML and as Markdown', () => {
  const routes = [...built.site.routes.keys()]
  expect(routes.length).toBeGreaterThan(25)
  for (const route of routes) expect(built.html(route), route).toContain('</html>')
})
