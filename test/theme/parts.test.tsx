import { expect, test } from 'vitest'
import { block, html } from '../../src/model/html.ts'
import type { PropsOf } from '../../src/model/parts.ts'
import type { Theme } from '../../src/model/theme.ts'
import type { ContentView, PageView } from '../../src/model/view.ts'
import { fillDocument } from '../../src/render/blocks/fillDocument.ts'
import { framesOf } from '../../src/render/blocks/frames.ts'
import { drawWith } from '../../src/render/renderDocument.ts'
import { defaultParts } from '../../theme/defaultParts.ts'
import { createTheme } from '../../theme/theme.ts'
import { soundApi } from '../openapi/readApi.ts'
import { DOC, FULL, HOME, SITE, UNTRANSLATED, view } from './views.ts'

const DOCUMENT = `servers: [{ url: https://x.example }]
security: [{ key: [] }]
tags: [{ name: Offers }]
paths:
  /offer:
    put:
      operationId: putOffer
      tags: [Offers]
      parameters: [{ name: id, in: query, deprecated: true, schema: { type: string, enum: [a] } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Offer' }, example: { kind: a } } } }
      responses: { 200: { description: Fine, content: { application/json: { example: { kind: b } } } } }
      callbacks: { done: { '{$request.body#/url}': { post: { responses: { 200: { description: Fine } } } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key } }
  schemas:
    Offer: { description: What is offered, properties: { kind: { enum: [a, b] } }, anyOf: [{ title: X, properties: { x: {} } }, { title: Y }] }
`

/** Every block of Markdown. */
const BLOCKS = [
  block('Callout', { kind: 'note' }, { title: '', children: '' }),
  block('CodeBlock', { language: '' }, { children: '' }),
  block('Tabs', {}, { children: block('Tab', { label: '' }, { title: '', children: '' }) }),
  block('Details', {}, { children: '' }),
  block('CardList', {}, { children: block('Card', {}, { children: block('CardLink', {}, { children: '' }) }) }),
  block('TableFrame', {}, { children: '' }),
  block('FormulaFrame', {}, { children: '' }),
  block('Hero', {}, { children: block('Exchange', {}, { children: '' }) }),
  block('Quote', {}, { title: '', children: '' }),
  block('Numbers', {}, { children: '' }),
  block('Steps', {}, { children: '' }),
  block('FileTree', {}, { children: '' }),
  block('Embed', {}, { children: '' }),
  block('Diagram', { library: '/m.mjs' }, { children: '' }),
].join('')

const POST = { published: { iso: '2026-11-22T00:00:00Z', text: 'today' }, minutes: 1, authors: [], related: [] }

const draw = (theme: Theme, page: PageView): string =>
  fillDocument(drawWith(theme)(page), () => '', framesOf({ ...theme.parts, texts: page.texts }))

async function everyPage(): Promise<PageView[]> {
  const { view: api } = await soundApi(DOCUMENT)
  const [operation] = api.contents.flatMap(({ items }) => items)
  const [sample] = api.groups.flatMap(({ operations }) => operations).flatMap(({ snippets }) => snippets)
  const firstRequest = operation && sample && { operation, sample, server: api.servers[0], security: api.security }
  const contents: ContentView[] = [
    { ...DOC, body: html(BLOCKS), post: POST, history: { updated: undefined, contributors: [] } },
    HOME,
    {
      part: 'CategoryPage',
      kind: 'category',
      title: 'Guides',
      description: '',
      groups: [{ label: undefined, cards: [] }],
    },
    { part: 'BlogPage', kind: 'blog', title: 'News', description: '', written: undefined, posts: [], links: [] },
    { part: 'ArchivePage', kind: 'blog', title: 'Archive', description: '', url: undefined, years: [] },
    {
      part: 'ApiPage',
      kind: 'api',
      api: { ...api, directory: api.contents, firstRequest },
      requests: { api: '/api/', address: '' },
      original: undefined,
      sheetBelow: 'head',
    },
    {
      part: 'HealthPage',
      kind: 'health',
      health: { status: 'ok', version: '1', commit: undefined, pages: 1, apis: [] },
    },
    { part: 'NotFoundPage', kind: 'not-found' },
  ]
  const version = { id: '1', label: '1', href: '/', current: true }
  const versions = { label: '1', banner: undefined, latest: version, all: [version] }
  const feedback = { yes: '/yes', no: '/no' }
  return contents.map((content) => view(content, { ...FULL, ...UNTRANSLATED, versions, text: SITE.home, feedback }))
}

test('every part is drawn by the theme: whichever one is replaced, its replacement shows', async () => {
  const pages = await everyPage()
  const names = Object.keys(defaultParts) as (keyof typeof defaultParts)[]
  const missing = names.filter((name) => {
    const theme = createTheme({ [name]: () => <i>replaced</i> })
    return !pages.some((page) => draw(theme, page).includes('<i>replaced</i>'))
  })
  expect(missing).toEqual([])
})

test('a replaced part draws others, the replaced ones among them', () => {
  const theme = createTheme({
    Logo: ({ parts }: PropsOf<'Logo'>) => <parts.Tags tags={[{ label: 'beta', href: '' }]} parts={parts} />,
    Tags: ({ tags }: PropsOf<'Tags'>) => <b>{tags.map(({ label }) => label).join()}</b>,
  })
  expect(drawWith(theme)(view())).toContain('<b>beta</b>')
})
