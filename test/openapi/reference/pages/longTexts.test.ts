import { expect, test } from 'vitest'
import { siteOfApi } from './largeApi.ts'

const chapter = (number: number): string =>
  `## Chapter ${number}\n\nWords and [a link][home]. ${`Words of chapter ${number} of many. `.repeat(1100)}\n\n\`\`\`\n# no heading\n\`\`\`\n`
const LONG = `${Array.from({ length: 24 }, (_, index) => chapter(index + 1)).join('\n')}\n[home]: https://example.com/home\n`
const items = Array.from({ length: 4000 }, (_, index) => ({ id: index, name: `Item ${index}` }))

const build = siteOfApi({
  info: { title: 'T', version: '1', description: LONG },
  paths: {
    '/a': {
      post: {
        operationId: 'go',
        description: LONG,
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
              example: items,
            },
          },
        },
      },
    },
  },
})

test('a very long description continues on pages that are named after their first words', async () => {
  const { site: built, html, text } = await build
  const pages = [...built.routes.keys()].filter((route) => route.startsWith('/api/'))
  expect(pages.slice(0, 3)).toEqual(['/api/', '/api/section-about-more-1/', '/api/section-about-more-2/'])
  for (const page of pages) expect(html(page).length).toBeLessThan(1_000_000)
  expect(html('/api/')).toContain('Chapter 2<')
  expect(html('/api/')).toContain('<a href="/api/section-about-more-1/#section-about~more-1">Chapter 3</a>')
  expect(html('/api/section-about-more-1/')).toContain('<h1>T: Chapter 3</h1>')
  expect(text('/api/section-about-more-1/')).toContain('[a link](https://example.com/home)')
})

test('the headings of such a description have their addresses', async () => {
  const { site: built, html } = await build
  const route = built.apis[0]?.routeOf.get('about-operation-go~chapter-24') ?? expect.fail('no route')
  expect(html(route)).toContain('id="about-operation-go~chapter-24"')
})

test('a very long example is a file, and the request is one that can be read', async () => {
  const { html, text } = await build
  const page = text('/api/operations/go/')
  expect(page).toContain(
    'Complete: [operation-go.body.1.json](https://developer.example.com/api/examples/operation-go.body.1.json)',
  )
  expect(page).toContain('"id": 1')
  expect(page).not.toContain('Item 3999')
  expect(html('/api/operations/go/')).toContain('curl')
})
