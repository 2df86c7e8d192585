import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'
import { report } from '../../src/reporting/report/report.ts'
import { expectAgreementOnSite } from './agreement.ts'

function read(text: string, baseUrl?: string) {
  const checked = readConfig({ path: sourcePath('content/site.yaml'), text }, { baseUrl })
  expectAgreementOnSite(text, checked.problems.length)
  return checked
}

const reportOf = (text: string): string =>
  report(read(text).problems, { format: 'text', checked: { pages: 0, links: 0, external: 0 } })

const MINIMAL = 'title: Portal\nurl: https://developer.example.com\n'

test('title and url are enough; every other key has a default', () => {
  const { value, problems } = read(MINIMAL)
  expect(problems).toEqual([])
  expect(value).toMatchObject({
    title: 'Portal',
    tagline: '',
    baseUrl: '/',
    language: 'en',
    trailingSlash: true,
    colorMode: { default: 'light', respectSystem: false, switch: true },
    toc: { min: 2, max: 3 },
    sidebars: undefined,
  })
})

test('a theme that sets one thing has the defaults of the others', () => {
  expect(read(`${MINIMAL}theme: { radius: none }\n`).value?.theme).toMatchObject({
    radius: 'none',
    width: 'medium',
    density: 'medium',
  })
})

test('an unknown key is reported with the nearest known one', () => {
  expect(reportOf(`${MINIMAL}titel: x\ncolorMode: { defualt: dark }`)).toBe(
    'content/site.yaml:3:1  error  invalid-config\n' +
      '  "titel" is not a known key\n' +
      '  fix: did you mean "title"?\n' +
      'content/site.yaml:4:14  error  invalid-config\n' +
      '  "defualt" is not a known key\n' +
      '  fix: did you mean "default"?',
  )
})

test('only a link of the header has a side', () => {
  const link = '{ label: A, to: /, position: right }'
  expect(
    reportOf(`${MINIMAL}navigation: [${link}]
footer:
  - ${link}
  - { title: B, items: [${link}] }
announcement: { id: c, text: C, link: ${link} }
`),
  ).toBe(
    ['5:24', '6:44', '7:58']
      .map(
        (place) =>
          `content/site.yaml:${place}  error  invalid-config\n` +
          '  "position" is not a known key\n' +
          '  fix: known keys: label, sidebar, to, href',
      )
      .join('\n'),
  )
})

test('a value of the wrong type says what was expected', () => {
  expect(reportOf(`${MINIMAL}trailingSlash: "no"\ncolorMode: { default: drak }\ntagline: [5]`)).toBe(
    'content/site.yaml:3:16  error  invalid-config\n' +
      '  "trailingSlash": expected true or false, found the string "no"\n' +
      'content/site.yaml:4:23  error  invalid-config\n' +
      '  "colorMode.default": expected one of "light", "dark", found the string "drak"\n' +
      '  fix: did you mean "dark"?\n' +
      'content/site.yaml:5:10  error  invalid-config\n' +
      '  "tagline": expected a string, found a list',
  )
})

test('of a message or remedy that quotes a text as long as a file, the beginning and the end are shown', () => {
  const { problems } = read(`${MINIMAL}lastUpdated: ${'a'.repeat(1_000_000)}z`)
  const beginning = '"lastUpdated": expected true or false, found the string "'
  expect(problems[0]?.message).toBe(`${beginning.padEnd(1500, 'a')}…${'z"'.padStart(300, 'a')}`)
  const { problems: ofRoute } = read(`${MINIMAL}baseUrl: ${'a'.repeat(1_000_000)}z\n`)
  expect(ofRoute[0]?.fix).toBe(`${'write "/'.padEnd(1500, 'a')}…${'z/"'.padStart(300, 'a')}`)
})

test('missing title and url are reported together', () => {
  expect(reportOf('brand: x')).toBe(
    'content/site.yaml:1:1  error  invalid-config\n  "title" is missing\n  fix: add "title: …"\n' +
      'content/site.yaml:1:1  error  invalid-config\n  "url" is missing\n  fix: add "url: …"',
  )
})

test('a text that readers see, or that names something, is not blank', () => {
  const yaml = `title: ' '
url: https://developer.example.com
navigation: [{ label: '', to: /docs/ }]
footer: [{ title: '', items: [] }]
announcement: { id: '', text: '' }
versions: [{ id: '', to: /docs/ }]
languages: [{ code: en, label: '' }]
blogs: [{ folder: '', title: '' }]
sidebars: { docs: { items: [{ category: '', items: [{ to: /docs/, label: '' }] }] } }
`
  const places = '1:8 3:23 4:19 5:21 5:31 6:18 7:32 8:19 8:30 9:41 9:74'
  expect(
    reportOf(yaml)
      .match(/\d+:\d+/g)
      ?.join(' '),
  ).toBe(places)
  expect(reportOf("title: ''\nurl: https://developer.example.com")).toBe(`content/site.yaml:1:8  error  invalid-config
  "title": expected a text that is not blank, found the string ""`)
})

test('a column of the footer that lacks one of its keys is taken for a column', () => {
  expect(reportOf(`${MINIMAL}footer: [{ title: Product }]\n`)).toBe(`content/site.yaml:3:10  error  invalid-config
  "items" is missing
  fix: add "items: …"`)
})

test('a text in the place of a list of mappings is not written as one in the fix', () => {
  expect(reportOf(`${MINIMAL}blogs: news\n`)).toBe(`content/site.yaml:3:8  error  invalid-config
  "blogs": expected a list, found the string "news"`)
})

test('the folder of a blog is one below content/, however its path is written', () => {
  const folderOf = (folder: string) =>
    read(`${MINIMAL}blogs: [{ folder: "${folder}", title: News }]\n`).value?.blogs[0]?.folder
  expect(['news', '/news/', './news/', 'team//notes'].map(folderOf)).toEqual([
    ...Array(3).fill('content/news'),
    'content/team/notes',
  ])
  expect(['.', '/', '../news', 'team/../news'].map(folderOf)).toEqual(Array(4).fill(undefined))
  expect(
    reportOf(`${MINIMAL}blogs: [{ folder: ., title: News }]\n`),
  ).toBe(`content/site.yaml:3:19  error  invalid-config
  "." is not a folder below "content/"
  fix: write its path from there, such as "news"`)
})

test('one of two blogs in the same folder is reported and left out', () => {
  const yaml = `${MINIMAL}blogs: [{ folder: news, title: News }, { folder: /news/, title: More }]\n`
  expect(read(yaml).value?.blogs.map(({ title }) => title)).toEqual(['News'])
  expect(reportOf(yaml)).toBe(`content/site.yaml:3:50  error  invalid-config
  two blogs have the folder "content/news"
  fix: remove one of the two`)
})

test('a url with a path is reported, and the fix moves the path to baseUrl', () => {
  expect(reportOf('title: x\nurl: https://example.com/docs')).toBe(
    'content/site.yaml:2:6  error  invalid-config\n' +
      '  "url" must be an origin without a path, found "https://example.com/docs"\n' +
      '  fix: write "https://example.com", and put the path into "baseUrl"',
  )
})

test('a base URL without its slashes is shown with them', () => {
  expect(reportOf(`${MINIMAL}baseUrl: portal`)).toBe(
    'content/site.yaml:3:10  error  invalid-config\n' +
      '  "baseUrl" must begin and end with "/", found "portal"\n' +
      '  fix: write "/portal/"',
  )
})

test.each(['/../x/', '/a/./', '/%2E%2e/', '/a//b/', '/a b/', '/a\\b/', '/a?b/', '/#/', '/\u0001/'])(
  'a base URL of which a browser would make another path is reported: %j',
  (baseUrl) => {
    expect(reportOf(`${MINIMAL}baseUrl: ${JSON.stringify(baseUrl)}`)).toBe(
      'content/site.yaml:3:10  error  invalid-config\n' +
        `  "baseUrl" must be a path of names, found "${baseUrl.replace('\u0001', '\\u0001')}"\n` +
        '  fix: write it like "/portal/"',
    )
    expect(read(`${MINIMAL}baseUrl: /a/b.c/..d/ü/`).problems).toEqual([])
  },
)

test('a base URL given to the command wins over the configured one', () => {
  expect(read(`${MINIMAL}baseUrl: /a/`, '/b/').value?.baseUrl).toBe('/b/')
})

test('a tab is reported at its line', () => {
  expect(reportOf('title: x\nnavigation:\n\t- label: y')).toBe(
    'content/site.yaml:3:1  error  invalid-yaml\n' +
      '  this line is indented with a tab\n' +
      '  fix: indent with spaces',
  )
})

test('variables are replaced in every text, and an unknown one is a warning', () => {
  const text = `${MINIMAL}brand: Meridian\nvariables: { product: Connect }\ntagline: '{{product}} by {{brand}}, {{prodct}}'`
  expect(read(text).value?.tagline).toBe('Connect by Meridian, {{prodct}}')
  expect(reportOf(text)).toBe(
    'content/site.yaml:5:10  warning  unknown-variable\n' +
      '  "{{prodct}}" is not a variable of this site\n' +
      '  fix: did you mean "product"?',
  )
})

test.each([
  ['2.0'],
  ['1.10'],
  ['007'],
  ['1e3'],
  ['0x10'],
  ['0o7'],
  ['.5'],
  ['-0'],
  ['.inf'],
  ['yes'],
  ['on'],
  ['No'],
  ['True'],
  ['null'],
  ['2026-01-01'],
  ['2026-01-01T10:00:00Z'],
])('%s stays as it is written wherever a text is expected', (written) => {
  const { value, problems } = read(`title: ${written}
url: https://developer.example.com
brand: ${written}
tagline: "{{release}} of {{brand}}"
variables: { release: ${written} }
versions: [{ id: ${written}, to: /docs/ }]
navigation: [{ label: ${written}, to: /docs/ }]
sidebars: { docs: { label: ${written}, items: [] } }
`)
  expect(problems).toEqual([])
  expect(value).toMatchObject({
    title: written,
    brand: written,
    tagline: `${written} of ${written}`,
    variables: new Map([
      ['brand', written],
      ['release', written],
    ]),
    versions: [{ id: written, label: written }],
    navigation: [{ label: written }],
    sidebars: [{ label: written }],
  })
})

test('a list or a mapping is no text, and neither is nothing', () => {
  expect(
    reportOf(`${MINIMAL}tagline: [2.0]
brand: { a: b }
variables: { empty: , list: [1] }
links: { ignore: [null, 'null', ~] }`),
  ).toBe(
    'content/site.yaml:3:10  error  invalid-config\n  "tagline": expected a string, found a list\n' +
      'content/site.yaml:4:8  error  invalid-config\n  "brand": expected a string, found a mapping\n' +
      'content/site.yaml:5:19  error  invalid-config\n  "variables.empty": expected a string, found no value\n' +
      'content/site.yaml:5:29  error  invalid-config\n  "variables.list": expected a string, found a list\n' +
      'content/site.yaml:6:19  error  invalid-config\n  "links.ignore[0]": expected a string, found no value\n' +
      'content/site.yaml:6:33  error  invalid-config\n  "links.ignore[2]": expected a string, found no value',
  )
})

test('a key without a value, or with null where a file or page is named, is as good as none', () => {
  const { value, problems } = read(`${MINIMAL}tagline:\nbrand: ~\nfavicon: null\nimage: Null\ntoc: null\n`)
  expect(problems).toEqual([])
  expect(value).toMatchObject({ tagline: '', brand: '', favicon: undefined, image: undefined, toc: { min: 2, max: 3 } })
})

test('a required key without a value is missing', () => {
  expect(reportOf('title:\nurl: https://developer.example.com')).toBe(
    'content/site.yaml:1:1  error  invalid-config\n  "title" is missing\n  fix: add "title: …"',
  )
})

test('a navigation item that names no sidebar of the site is reported', () => {
  expect(
    reportOf(`${MINIMAL}navigation:\n  - { label: Docs, sidebar: overvew }\nsidebars: { overview: { items: [] } }`),
  ).toBe(
    'content/site.yaml:4:29  error  invalid-config\n' +
      '  there is no sidebar "overvew"\n' +
      '  fix: did you mean "overview"?',
  )
})

test('a colour that is none stays out of the style sheet', () => {
  expect(reportOf(`${MINIMAL}apis: [{ spec: a.yaml, route: /api/, primaryColor: 'red;}' }]`)).toBe(
    'content/site.yaml:3:52  error  invalid-config\n' +
      '  "red;}" is not a hexadecimal colour\n' +
      '  fix: write it as "#rrggbb", in quotes',
  )
})

test('the address that links of a document start from is one', () => {
  expect(reportOf(`${MINIMAL}apis: [{ spec: a.yaml, route: /api/, linkBase: /docs/ }]`)).toBe(
    `content/site.yaml:3:48  error  invalid-config
  "/docs/" is not an absolute address that links can be resolved against
  fix: write the address of the pages that the document was written for, as in "https://docs.example.com/api"`,
  )
})

test('the pages of a reference are one of four words', () => {
  expect(reportOf(`${MINIMAL}apis: [{ spec: a.yaml, route: /api/, pages: operations }]`)).toBe('')
  expect(reportOf(`${MINIMAL}apis: [{ spec: a.yaml, route: /api/, pages: tag }]`)).toBe(
    'content/site.yaml:3:45  error  invalid-config\n' +
      '  "apis[0].pages": expected one of "one", "tags", "operations", "auto", found the string "tag"\n' +
      '  fix: did you mean "tags"?',
  )
})

test.each(['ftp://example.com', 'nonsense'])('a url that is no address of a site, such as %s, is reported', (url) => {
  expect(reportOf(`title: x\nurl: ${url}`)).toBe(
    'content/site.yaml:2:6  error  invalid-config\n' +
      `  "url" must be an origin without a path, found "${url}"\n` +
      '  fix: write it like "https://developer.example.com"',
  )
})

test('an address to edit pages at has the path of the page', () => {
  expect(reportOf(`${MINIMAL}editUrl: https://git.example.com/docs/`)).toBe(
    'content/site.yaml:3:10  error  invalid-config\n' +
      '  "https://git.example.com/docs/" is not an address with "{path}", the file of a page\n' +
      '  fix: write it like "https://github.com/acme/docs/edit/main/{path}"',
  )
})

test('an empty configuration says what it needs', () => {
  expect(reportOf('')).toBe(
    'content/site.yaml:1:1  error  invalid-config\n' +
      '  the file is empty\n' +
      '  fix: add at least "title: …" and "url: https://…"',
  )
})

test('levels of contents from which none is left are reported', () => {
  expect(reportOf(`${MINIMAL}toc: { min: 4, max: 3 }`)).toBe(
    'content/site.yaml:3:6  error  invalid-config\n  "min" (4) must not be greater than "max" (3)',
  )
  expect(reportOf(`${MINIMAL}toc: { min: 3, max: 3 }`)).toBe('')
})

test('a navigation item without a target is reported, and one with any is not', () => {
  const items = '[{ label: A }, { label: B, to: /b/ }, { label: C, href: "https://c.example.com/" }]'
  expect(reportOf(`${MINIMAL}navigation: ${items}`)).toBe(
    'content/site.yaml:3:14  error  invalid-config\n' +
      '  the item has no target\n' +
      '  fix: add "sidebar: …", "to: …" or "href: …"',
  )
})

test('a link whose "to" is an address of another site is left out, and the fix says how to write it', () => {
  const yaml = `${MINIMAL}navigation: [{ label: A, to: "https://a.example.com/" }]`
  expect(read(yaml).value?.navigation).toEqual([])
  expect(reportOf(yaml)).toBe(
    'content/site.yaml:3:30  error  invalid-config\n' +
      '  "https://a.example.com/" is not an address of this site\n' +
      '  fix: write "href: https://a.example.com/"',
  )
})

test('an API needs a document and a route', () => {
  expect(reportOf(`${MINIMAL}apis: [{ spec: openapi/a.yaml }, { route: /api/ }]`)).toBe(
    'content/site.yaml:3:8  error  invalid-config\n  "route" is missing\n  fix: add "route: …"\n' +
      'content/site.yaml:3:34  error  invalid-config\n  "spec" is missing\n  fix: add "spec: …"',
  )
})

test('the language is a BCP 47 tag', () => {
  expect(reportOf(`${MINIMAL}language: de_DE.UTF-8`)).toBe(
    'content/site.yaml:3:11  error  invalid-config\n' +
      '  "de_DE.UTF-8" is not a BCP 47 language tag\n' +
      '  fix: write "de-DE"',
  )
  expect(reportOf(`${MINIMAL}language: English`)).toBe(
    'content/site.yaml:3:11  error  invalid-config\n' +
      '  "English" is not a BCP 47 language tag\n' +
      '  fix: write it like "en", "de" or "pt-BR"',
  )
  expect(reportOf(`${MINIMAL}language: sl-rozaj-rozaj`)).toContain('"sl-rozaj-rozaj" is not a BCP 47 language tag')
  expect(read(`${MINIMAL}language: PT-br`).value?.language).toBe('pt-BR')
})
