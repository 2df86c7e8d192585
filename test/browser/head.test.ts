import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { builtPages, tagsOf } from './builtPage.ts'

const SITE_URL = 'https://developer.example.com'
const NOT_INDEXED = ['/404.html', '/docs/terms/term_name/', '/healthcheck/']

const metaOf = (html: string, name: string): string | undefined =>
  tagsOf(html, 'meta').find((tag) => (tag['name'] ?? tag['property'] ?? tag['http-equiv']) === name)?.['content']

const linksOf = (html: string, rel: string) => tagsOf(html, 'link').filter((link) => link['rel'] === rel)

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

/** What stands between the tags of elements that load nothing, and are no data. */
const inlineOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* (?:src|type)=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].flatMap(
    ([, code]) => code ?? [],
  )

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

describe.for(['portal', 'nested'] as const)('%s', (name) => {
  const { folder, baseUrl } = inject(name)
  const pages = builtPages(folder)
  const indexed = pages.filter(({ route }) => !NOT_INDEXED.includes(route))
  const urlOf = (route: string): string => SITE_URL + baseUrl + route.slice(1)
  const routesWhere = (wrong: (html: string, route: string) => boolean, among = pages): string[] =>
    among.filter(({ html, route }) => wrong(html, route)).map(({ route }) => route)

  test('the home page has the title of the site, every other page its own before it', () => {
    const titles = pages.map(({ html, route }) => [route, titleOf(html)] as const)
    expect(titles.find(([route]) => route === '/')?.[1]).toBe('Developer Portal | Meridian')
    const others = titles.filter(([route]) => route !== '/')
    expect(others.filter(([, title]) => !/^[^|]+ \| Developer Portal \| Meridian$/.test(title))).toEqual([])
  })

  test('no two pages have one title or one description', () => {
    expect(doublesOf(indexed.map(({ html }) => titleOf(html)))).toEqual([])
    expect(doublesOf(indexed.map(({ html }) => metaOf(html, 'description') ?? ''))).toEqual([])
  })

  test('every page says what it is about, in a length that search engines show', () => {
    expect(routesWhere((html) => !/^.{30,200}$/.test(metaOf(html, 'description') ?? ''), indexed)).toEqual([])
  })

  test('every page names its one address, for English and for everybody', () => {
    const addressed = pages.filter(({ route }) => route !== '/404.html')
    const named = addressed.map(({ html, route }) => [
      route,
      linksOf(html, 'canonical').map(({ href }) => href),
      linksOf(html, 'alternate').flatMap(({ href, hreflang }) => (hreflang ? [[hreflang, href]] : [])),
    ])
    const wanted = addressed.map(({ route }) => [
      route,
      [urlOf(route)],
      [
        ['en', urlOf(route)],
        ['x-default', urlOf(route)],
      ],
    ])
    expect(named).toEqual(wanted)
  })

  test('pages that are not meant for search engines say so, and the one for unknown addresses has none of its own', () => {
    const robots = pages.filter(({ html }) => metaOf(html, 'robots') === 'noindex').map(({ route }) => route)
    expect(robots.toSorted()).toEqual(NOT_INDEXED)
    expect(routesWhere((html) => linksOf(html, 'canonical').length === 0)).toEqual(['/404.html'])
  })

  test('every page can be shared: Open Graph and Twitter say what it is', () => {
    const wrong = (html: string, route: string): boolean =>
      metaOf(html, 'og:title') !== titleOf(html) ||
      metaOf(html, 'og:description') !== metaOf(html, 'description') ||
      metaOf(html, 'og:url') !== urlOf(route) ||
      metaOf(html, 'og:locale') !== 'en' ||
      metaOf(html, 'og:site_name') !== 'Developer Portal | Meridian' ||
      !['article', 'website'].includes(metaOf(html, 'og:type') ?? '') ||
      !metaOf(html, 'twitter:card')?.startsWith('summary')
    expect(routesWhere(wrong, indexed)).toEqual([])
  })

  test('the breadcrumbs of a page are there for search engines, and end at the page', () => {
    const guide = pages.find(({ route }) => route === '/docs/overview/pagination/')
    const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(guide?.html ?? '')?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: urlOf('/') },
        { '@type': 'ListItem', position: 2, name: 'Overview', item: urlOf('/docs/category/overview/') },
        { '@type': 'ListItem', position: 3, name: 'Pagination', item: urlOf('/docs/overview/pagination/') },
      ],
    })
    const docs = indexed.filter(({ route }) => /^\/docs\/(overview|terms)\//.test(route))
    expect(routesWhere((html) => !html.includes('"@type":"BreadcrumbList"'), docs)).toEqual([])
  })

  test('the security policy of every page allows its inline script and styles by their hashes, and no others', () => {
    const wrong = (html: string): boolean => {
      const policy = metaOf(html, 'Content-Security-Policy') ?? ''
      return (['script', 'style'] as const).some((tag) => {
        const allowed = new RegExp(`${tag}-src ([^;]*)`).exec(policy)?.[1]
        return allowed !== ["'self'", ...inlineOf(html, tag).map(hashOf)].join(' ')
      })
    }
    expect(routesWhere(wrong)).toEqual([])
    expect(routesWhere((html) => inlineOf(html, 'script').length !== 1)).toEqual([])
  })

  test('the policy stands before everything that it governs', () => {
    const wrong = (html: string): boolean =>
      html.search(/<(script|style|link)\b/) < html.indexOf('http-equiv="Content-Security-Policy"')
    expect(routesWhere(wrong)).toEqual([])
  })

  test('no page has what the policy forbids: attributes with styles and event handlers', () => {
    expect(routesWhere((html) => /<[a-z][^>]*\s(style|on[a-z]+)="/.test(html))).toEqual([])
  })

  test('the policy for hosts that send headers knows the inline scripts and styles of all pages', () => {
    const headers = readFileSync(join(folder, '_headers'), 'utf8')
    const inline = pages.flatMap(({ html }) => [...inlineOf(html, 'script'), ...inlineOf(html, 'style')])
    const hashes = new Set(inline.map(hashOf))
    expect([...hashes].filter((hash) => !headers.includes(hash))).toEqual([])
  })

  test('every page has its language, a width for phones and an icon', () => {
    const wrong = (html: string): boolean =>
      !html.startsWith('<!doctype html><html lang="en"') ||
      metaOf(html, 'viewport') !== 'width=device-width, initial-scale=1' ||
      linksOf(html, 'icon')[0]?.['href'] !== `${baseUrl}img/favicon.svg`
    expect(routesWhere(wrong)).toEqual([])
  })

  test('every page has one heading of level 1, and no id twice', () => {
    const headings = (html: string): number => tagsOf(html, 'h1').length
    const ids = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].flatMap(([, id]) => id ?? [])
    expect(routesWhere((html) => headings(html) !== 1)).toEqual([])
    expect(routesWhere((html) => doublesOf(ids(html)).length > 0)).toEqual([])
  })

  test('the site map has every page that is meant for search engines, and robots.txt leads there', () => {
    const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
    const listed = [...map.matchAll(/<loc>([^<]+)</g)].flatMap(([, url]) => url ?? [])
    expect(listed.toSorted()).toEqual(indexed.map(({ route }) => urlOf(route)).toSorted())
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${urlOf('/sitemap.xml')}`)
  })
})

const doublesOf = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)
