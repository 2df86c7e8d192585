import { describe, expect, test } from 'vitest'
import { config, site, withTwoReferences } from '../../../site.ts'

const DOCUMENT = `openapi: 3.1.0
info:
  title: Shop
  version: '1'
  description: |
    Takes orders.

    ## Errors & limits

    ### Retries

    After a while.

    ## Pages of a list

    A few each.
servers: [{ url: https://shop.example.com }]
paths:
  /orders: { get: { operationId: listOrders, tags: [Orders], responses: { 200: { description: Fine } } } }
`

/** The entries at the beginning of the contents of a page: their names and addresses. */
function contentsIn(html: string): string[][] {
  const list = html.slice(html.indexOf('<nav class="api-contents"')).split('</nav>', 1).join('')
  return [...list.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', name = '']) => [name, href])
}

describe('the main headings of the introduction stand in the contents', async () => {
  const made = await withTwoReferences(DOCUMENT)

  test.each([
    ['one page', '/one/', ''],
    ['several pages, of the first', '/many/', ''],
  ])('of a reference of %s', (_, at, page) => {
    expect(contentsIn(made.html(at)).slice(0, 4)).toEqual([
      ['About this API', `${page}#section-about`],
      ['Errors &amp; limits', `${page}#about-api~errors--limits`],
      ['Pages of a list', `${page}#about-api~pages-of-a-list`],
      ['Servers', `${page}#section-servers`],
    ])
    expect(made.html(at)).toContain('<header id="section-about"')
  })

  test('folded on other pages, where the filter finds them', () => {
    const html = made.html('/many/orders/listorders/')
    expect(contentsIn(html).slice(0, 2)).toEqual([
      ['About this API', '/many/#section-about'],
      ['Servers', '/many/#section-servers'],
    ])
    expect(html).not.toContain('id="section-about"')
    const [introduction] = JSON.parse(made.file('many/contents.json') ?? '')
    expect(introduction.items.map(({ label }: { label: string }) => label)).toEqual([
      'Errors & limits',
      'Pages of a list',
    ])
  })
})

test('an introduction without headings is no part of the contents', async () => {
  const document = DOCUMENT.replace(/^ +##.*$/gm, '')
  const made = await site({
    'content/site.yaml': config('apis: [{ spec: openapi/a.yaml, route: /one/ }]'),
    'openapi/a.yaml': document,
  })
  expect(contentsIn(made.html('/one/'))[0]).toEqual(['Servers', '#section-servers'])
})
