import { expect, test } from 'vitest'
import { sourcePath } from '../../../../src/model/route.ts'
import type { SpecText } from '../../../../src/openapi/read/text.ts'
import { addressOf } from '../../../../src/openapi/reference/anchors.ts'
import { createContinuations } from '../../../../src/openapi/reference/inner/continuations.ts'
import { portionsOf } from '../../../../src/openapi/reference/portions.ts'
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
  expect(html('/api/section-about-more-1/')).not.toContain('class="api-kind"')
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

test('a text is divided before headings and paragraphs, never inside of code, and each portion has all definitions', () => {
  const section = (heading: string, size: number): string => `${heading}\n\n${'a'.repeat(size)}\n`
  const code = `\`\`\`\`\n${'b'.repeat(40_000)}\n\n# no heading\n\`\`\`\n\nNo paragraph.\n\`\`\`\`\n`
  const parts = [
    `[home]: https://example.com/\n\n${section('# One', 61_000)}`,
    section('### Two', 70_000) + code,
    `Behind.\n\n${section('#### Four levels', 91_000)}`,
    `Last.\n`,
  ]
  const markdown = parts.join('\n')
  const place = { file: sourcePath('a.yaml'), line: 7, column: 3 }
  const portions = portionsOf({ text: markdown, markdown, place, flat: false })
  const short = (text: string): string => text.replace(/([ab])\1+/g, '$1')
  expect(portions.map((portion) => short(portion.markdown))).toEqual(
    parts.map((part, index) => short(index < 3 ? `${part}\n\n[home]: https://example.com/` : part)),
  )
  const linesOf = (all: SpecText[]): number[] => all.map((portion) => portion.place.line)
  expect(linesOf(portions)).toEqual([7, 13, 25, 31])
  // On one line of the file.
  expect(linesOf(portionsOf({ text: markdown, markdown, place, flat: true }))).toEqual([7, 7, 7, 7])
})

test('a long list goes on in portions of a page, which are named after their first and last items', () => {
  const on = createContinuations({ id: 'operation-a', href: '/a', title: 'A', partOf: 'Part of' }, 0.5, 2)
  const items = [...'abcdefghij'].map((name) => ({ name, text: 'x'.repeat(100_000) }))
  const { shown, rest } = on.list(
    items,
    ({ name }) => (name === 'j' ? '' : name),
    (some) => ({ facts: some.map(({ name }) => ({ label: name, value: [] })) }),
  )
  expect(shown.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(rest.map(({ text, href }) => [text, href])).toEqual([
    ['c – e', addressOf('operation-a~more-3')],
    ['f – h', addressOf('operation-a~more-4')],
    ['i', addressOf('operation-a~more-5')],
  ])
  expect(on.places.map(({ id, name, facts }) => [id, name, ...facts.map(({ label }) => label)])).toEqual([
    ['operation-a~more-3', 'A: c – e', 'Part of', 'c', 'd', 'e'],
    ['operation-a~more-4', 'A: f – h', 'Part of', 'f', 'g', 'h'],
    ['operation-a~more-5', 'A: i', 'Part of', 'i', 'j'],
  ])
  const few = items.slice(0, 2)
  expect(
    on.list(
      few,
      ({ name }) => name,
      () => ({}),
    ),
  ).toEqual({ shown: few, rest: [] })
})
