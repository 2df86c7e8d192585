import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OperationView } from '../../src/model/apiView.ts'
import type { ReadCode } from '../../src/model/code.ts'
import { fileHref } from '../../src/model/route.ts'
import { elementCount } from '../../src/openapi/reference/elementCount.ts'
import { sizeOf } from '../../src/openapi/reference/pageUnit.ts'
import { defaultParts } from '../../theme/defaultParts.ts'
import { type ReadApi, shownApi, soundApi } from '../openapi/readApi.ts'
import { PARTS } from './views.ts'

const DOCUMENT = `servers: [{ url: https://x.example, variables: { v: { default: a } } }]
security: [{ secret: [], key: [] }]
tags: [{ name: Offers, description: About offers }]
paths:
  /offer/{id}:
    put:
      operationId: putOffer
      tags: [Offers]
      summary: Change an offer
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Offer' }, example: { kind: b, a: 1 } } } }
      responses:
        200: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Offer' }, example: { kind: b } } } }
        400: { description: Bad, content: { application/json: { schema: { type: object, properties: { code: {} } } } } }
components:
  securitySchemes:
    secret: { type: apiKey, in: header, name: secret }
    key: { type: apiKey, in: header, name: key }
  schemas:
    Offer:
      description: What is offered
      properties:
        kind: { type: string, enum: [a, b] }
        issuer: { type: object, properties: { name: { type: string } } }
        other: { oneOf: [{ title: X, properties: { x: {} } }, { $ref: '#/components/schemas/Offer' }] }
      if: { properties: { kind: { const: a } } }
      then: { required: [issuer] }
`

/** One with every part that has a size of its own. */
const EVERY_PART = `${DOCUMENT}
      oneOf: [{ properties: { kind: { const: a } } }, { properties: { kind: { const: b } } }]
    Choice:
      description: A < B & C
      example: { is: 'a & b', or: 'a < b > & c' }
      oneOf: [{ title: X, description: The first, properties: { x: { type: string, enum: [p, q], default: p } } }, { type: string }]
    Values: { oneOf: [{ const: 1, description: One }, { const: 2, description: Two }] }
`

/** Words are coloured, all else is not. */
const colouredCode: ReadCode = (code, language) => ({
  value: {
    language,
    lines: code
      .split('\n')
      .map((line) => (line.match(/\w+|\W+/g) ?? []).map((text) => ({ text, kind: /\w/.test(text) ? 'string' : '' }))),
  },
  problems: [],
})

const markupOf = ({ view }: ReadApi): string =>
  renderToStaticMarkup(<defaultParts.ApiReference api={view} parts={PARTS} />)

const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].flatMap(([, found]) => found ?? [])

test('every id of the API stands on the page, once, and every link on the page leads to one', async () => {
  const api = await soundApi(DOCUMENT)
  const markup = markupOf(api)
  const ids = all(markup, / id="([^"]*)"/g)
  expect(ids.toSorted()).toEqual(api.ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(
    all(markup, / href="#([^"]*)"/g)
      .map(decodeURIComponent)
      .filter((id) => !ids.includes(id)),
  ).toEqual([])
})

test('the number of elements that pages are laid out by is near that of the markup', async () => {
  const { view } = await soundApi(DOCUMENT)
  for (const operation of view.groups.flatMap(({ operations }) => operations)) {
    const markup = renderToStaticMarkup(<defaultParts.Operation operation={operation} parts={PARTS} />)
    const count = markup.match(/<[a-z]/g)?.length ?? 0
    expect(Math.abs(elementCount(operation) - count) / count).toBeLessThan(0.2)
  }
})

test('sizes that pages are laid out by stay as they are, since the addresses of pages follow from them', async () => {
  const { pages } = await soundApi(EVERY_PART, colouredCode)
  const { groups = [], schemas = [], ...opening } = pages[0]?.view ?? {}
  const operations = groups.flatMap((group) => group.operations.map((operation) => ({ ...operation, snippets: [] })))
  expect([opening, ...operations, ...schemas].map((part) => [elementCount(part), sizeOf(part)])).toEqual([
    [58.5, 1772],
    [189.5, 5409],
    [120, 4223],
    [54, 1502],
    [16, 288],
  ])
})

test('headings go down one level at a time', async () => {
  const levels = all(markupOf(await soundApi(DOCUMENT)), /<h([1-6])/g).map(Number)
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
})

test('the page needs neither style attributes nor scripts, and its labels are unique', async () => {
  const markup = markupOf(await soundApi(DOCUMENT))
  expect(markup).not.toMatch(/ style=|<script|<style| on[a-z]+=/)
  const labels = all(markup, /<a [^>]*aria-label="([^"]*)"/g)
  expect(new Set(labels).size).toBe(labels.length)
})

test('tables have headers of columns and rows, and a caption', async () => {
  const markup = markupOf(await soundApi(DOCUMENT))
  // At both bodies, and where the schema is.
  const table = ['col', 'col', 'col', 'col', 'row']
  expect(all(markup, /<th scope="(\w+)"/g)).toEqual([...table, ...table, ...table])
  expect(markup).toContain('<caption>What <code>kind</code> decides</caption>')
})

test('markup in any text or key of a document is text on the page', async () => {
  const evil = '"<script>alert(1)</script><img src=x onerror=alert(1)>"'
  const evilKey = `? ${evil}`
  const markup = markupOf(
    await shownApi(`servers: [{ url: ${evil}, description: ${evil} }]
tags: [{ name: ${evil}, description: ${evil} }]
paths:
  /a:
    get:
      operationId: ${evil}
      summary: ${evil}
      description: ${evil}
      tags: [${evil}]
      parameters: [{ name: ${evil}, in: query, description: ${evil}, schema: { enum: [${evil}], default: ${evil}, pattern: ${evil} } }]
      requestBody:
        content:
          ${evilKey}
          : { schema: { title: ${evil}, type: object, properties: { ${evil}: { type: string, format: ${evil} } } }, examples: { ${evil}: { value: ${evil} } } }
      responses: { 200: { description: ${evil}, headers: { ${evil}: { schema: { const: ${evil} } } } } }
components:
  securitySchemes: { k: { type: apiKey, in: header, name: ${evil}, description: ${evil} } }
  schemas:
    A: { title: ${evil}, properties: { ${evil}: { examples: [${evil}] } }, oneOf: [{ title: ${evil}, properties: { a: {} } }] }
`),
  )
  expect(markup).not.toMatch(/<script|<img/)
})

test('the servers of an operation are a choice where there is one', async () => {
  const options = (markup: string): string[] => all(markup, /<option[^>]*>([^<]*)<\/option>/g)
  expect(options(markupOf(await soundApi(DOCUMENT)))).toEqual(['https://x.example', 'Your own …'])
  const two = DOCUMENT.replace(/servers: .*/, 'servers: [{ url: https://x.example }, { url: https://y.example }]')
  expect(options(markupOf(await soundApi(two)))).toEqual(['https://x.example', 'https://y.example'])
  const one = DOCUMENT.replace(/servers: .*/, 'servers: [{ url: https://x.example }]')
  expect(options(markupOf(await soundApi(one)))).toEqual([])
})

test('an operation without samples has all the width for its text', async () => {
  const markup = markupOf(await soundApi('webhooks: { gone: { post: { responses: { 200: { description: ok } } } } }\n'))
  expect(markup).toContain('sent to you')
  expect(markup).not.toContain('api-samples')
})

test('the samples of an operation stand below what it takes, and that below its endpoint and description', async () => {
  const markup = markupOf(
    await soundApi(DOCUMENT.replace('summary: Change', 'description: For issuers\n      summary: Change')),
  )
  const marks = ['For issuers', 'class="api-endpoint"', 'class="api-security"', 'class="api-samples"']
  const places = marks.map((mark) => markup.indexOf(mark))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
})

test('without script, an operation leads to the file that other languages are made from', async () => {
  const { view } = await shownApi(DOCUMENT)
  const [operation] = view.groups.flatMap(({ operations }) => operations)
  if (!operation) throw new Error('the document has an operation')
  const samples = (more: Partial<OperationView>): string =>
    renderToStaticMarkup(<defaultParts.Samples operation={{ ...operation, ...more }} parts={PARTS} />)
  expect(samples({ collection: fileHref('api/postman.json', { baseUrl: '/', trailingSlash: true }) })).toContain(
    '<noscript><p>Code in other languages needs JavaScript. Postman generates it, too: ' +
      '<a href="/api/postman.json">Postman collection</a></p></noscript><button type="button" class="api-fill"',
  )
  expect(samples({})).not.toContain('noscript')
})

test('a response of several statuses has the place of each, and its content once', async () => {
  const { view } = await shownApi(DOCUMENT)
  const [response] = view.groups.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses))
  if (!response) throw new Error('the document has a response')
  const other = { id: 'b', status: '5XX', meaning: 'Server error', outcome: 'failure' } as const
  const shown = { ...response, id: 'a', status: '400', meaning: 'Bad Request', alike: [other] }
  const markup = renderToStaticMarkup(<defaultParts.Responses title="" responses={[shown]} parts={PARTS} />)
  expect(all(markup, / id="([^"]*)"/g)).toEqual(['a', 'b'])
  expect(markup).toMatch(/<h5>.*>400<\/a> Bad Request<span id="b">, <a [^>]*>5XX<\/a> Server error<\/span><\/h5>/)
})

test('samples that script makes are named at the tabs of the others', async () => {
  const { view } = await shownApi(DOCUMENT)
  const [first, ...others] = view.groups.flatMap(({ operations }) => operations.flatMap(({ snippets }) => snippets))
  if (!first) throw new Error('the document has a snippet')
  const samples = [first, ...others.slice(0, 2).map((each) => ({ ...each, leftOut: 'code' as const }))]
  const markup = renderToStaticMarkup(<defaultParts.SampleTabs samples={samples} parts={PARTS} />)
  expect(markup).toMatch(/^<div class="tabs" data-later="JavaScript,TypeScript"><section /)
  expect(all(markup, /<section [^>]*data-label="([^"]*)"/g)).toEqual(['curl'])
})

test('the hidden titles of an operation on a page of its own are not links', async () => {
  const { view } = await shownApi(DOCUMENT)
  const [group] = view.groups
  if (!group) throw new Error('the document has an operation')
  const linked = (is: 'section' | 'element'): string[] => {
    const api = {
      ...view,
      part: { title: 'Change an offer', is },
      groups: [group],
      servers: [],
      security: [],
      schemas: [],
    }
    const markup = renderToStaticMarkup(<defaultParts.ApiReference api={api} parts={PARTS} />)
    return all(markup, /<h[23]>([^<]*)<a class="permalink"/g)
  }
  expect(linked('section')).toEqual(['Offers', 'Change an offer'])
  expect(linked('element')).toEqual([])
})

test('fields that script shows later have the link in their type alone', async () => {
  const { view } = await shownApi(DOCUMENT)
  const [media] = view.groups.flatMap(({ operations }) => operations.flatMap(({ body }) => body?.media ?? []))
  if (!media) throw new Error('the document has a body')
  const markupOfMedia = (leftOut: 'fields' | undefined): string =>
    renderToStaticMarkup(<defaultParts.Media media={[{ ...media, leftOut }]} parts={PARTS} />)
  expect(markupOfMedia(undefined)).toContain('class="api-fields"')
  expect(markupOfMedia('fields')).toMatch(
    /^<div class="api-media"[^>]* data-fields="Fields">.*<a href="[^"]*">Offer<\/a>/,
  )
  expect(markupOfMedia('fields')).not.toContain('class="api-fields"')
})

test('an alternative is not called an object above its fields', async () => {
  const field = 'properties: { a: { type: string } }'
  const schema = `{ oneOf: [{ title: One, type: object, ${field} }, { title: Two, type: string }] }`
  const markup = markupOf(await soundApi(`paths: {}\ncomponents: { schemas: { Some: ${schema} } }\n`))
  const notes = [...markup.matchAll(/<p class="api-note">(.*?)<\/p>/g)].map(([, note]) => note)
  expect(notes).toEqual(['string'])
})
