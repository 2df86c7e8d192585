import { expect, test } from 'vitest'
import { siteSchema } from '../../src/config/siteSchema.ts'
import { frontMatterSchema } from '../../src/markdown/frontMatter/frontMatterSchema.ts'
import { expectAgreementOnPage, expectAgreementOnSite } from './agreement.ts'
import { keysIn } from './keysIn.ts'

test.each([
  ['site.yaml', siteSchema, 120],
  ['front matter', frontMatterSchema, 30],
])('every key of %s has a description, which is a sentence', (_, schema, most) => {
  const keys = keysIn(schema).filter(({ path }) => !path.endsWith('.name'))
  expect(keys.length).toBeGreaterThan(most)
  const sentence = /^[A-Z`].{5,}(?:\.|`)$/
  expect(keys.filter(({ schema }) => !sentence.test(String(schema['description']))).map(({ path }) => path)).toEqual([])
})

const MINIMAL = 'title: Portal\nurl: https://developer.example.com\n'

test.each<[string, number]>([
  ['colorMode: { default: drak }', 1],
  ['navigation: [{ label: A }]', 1],
  ['navigation: [{ label: A, to: /a/, extra: 1 }]', 1],
  ['navigation: [{ label: A, to: /a/, href: "https://b.example/" }]', 1],
  ['navigation: [{ label: A, to: "https://b.example/" }]', 1],
  ['navigation: [{ label: A, href: /b/ }]', 1],
  ['social: [acme]', 1],
  ['embeds: [youtube, "https://demo.example.com"]', 0],
  ['embeds: [yuotube]', 1],
  ['baseUrl: null\nfeedback: null', 0],
  ['feedback: docs@example.com', 0],
  ['feedback: "https://a.example/?{anwser}"', 1],
  ['analytics: { matomo: { host: stats.example.com, site: 1 } }', 1],
  ['analytics: { matomo: { host: "https://stats.example.com", site: 1 } }', 0],
  ['theme: { fonts: { text: /fonts/text.ttf } }', 1],
  ['theme: { fonts: { text: [{ file: /a.woff2, weight: bold }] } }', 1],
  ['texts: { en: { search: { title: "Search {nothing}" } } }', 1],
  ['toc: { min: 4 }', 1],
  ['footer: [{ title: More, items: [{ label: A, to: /a/ }] }, { label: B, href: https://b.example/ }]', 0],
  ['sidebars: { docs: { items: [a.md, { category: B, items: [{ category: C, items: [{ folder: d }] }] }] } }', 0],
  ['sidebars: { docs: { items: [{ category: B, items: [{ folder: d, label: x }] }] } }', 1],
  ['theme: { colors: { primary: "{{color}}" } }\nvariables: { color: "#007956" }', 0],
  ['theme: { fonts: { text: [{ weight: 400 }] } }', 1],
  ['theme: { fonts: system }', 0],
  ['theme: { fonts: serif }', 1],
  ['head: [{ script: /a.js, code: "1" }]', 1],
  ['versions: [{ id: 2.0, to: /docs/ }]', 0],
  ['redirects: { /a/: [b] }', 1],
  ['toc: { min: 3, max: 9 }', 1],
  ['tagline:\nlogo: ~\ntheme:', 0],
])('the schema for site.yaml agrees with the checks on %j', (text, found) => {
  expectAgreementOnSite(MINIMAL + text, found)
})

test('a schema that disagrees is noticed', () => {
  expect(() => expectAgreementOnSite(`${MINIMAL}head: [{ script: /a.js, code: "1" }]`, 1)).not.toThrow()
  expect(() => expectAgreementOnSite(`${MINIMAL}head: [{ script: /a.js, code: "1" }]`, 0)).toThrow(
    /rejects what is accepted/,
  )
})

test.each([
  'toc: false',
  'toc: true',
  'toc: { min: 2, max: 4 }',
  'authors: anna',
  'authors: [anna, { name: Bo, url: x }]',
  'outline: [2, 3]',
  'outline: deep',
  'aliases: /a/',
  'weight: x',
  'unknown: 1',
  'sidebar: { label: 1.0, position: -2 }',
])('the schema for front matter agrees with the checks on %j', (text) => {
  expectAgreementOnPage(`---\n${text}\n---\n`)
})
