import { expect, test } from 'vitest'
import { checkThemeFiles } from '../../src/pipeline/outputOwners.ts'
import { config, type Files, problemsOf, SPEC, site } from '../site.ts'

const WITH_MORE = config(
  'healthcheck: /health/\napis: [{ spec: openapi/offers.yaml, route: /api/ }]\nredirects: { /old/: / }\n',
)

/** What is wrong with a site that has these files beside a page, an API, a redirect and a health check. */
const wrongWith = (files: Files): Promise<string> =>
  problemsOf({ 'content/site.yaml': WITH_MORE, 'content/docs/a.md': '# A', 'openapi/offers.yaml': SPEC, ...files })

const problem = (path: string, message: string): string =>
  `content/${path}:1:1  error  duplicate-route\n  ${message}\n  fix: rename "content/${path}"`

test.each([
  ['search.json', 'the search index'],
  ['sitemap.xml', 'the sitemap'],
  ['llms.txt', 'the text for language models'],
  ['llms-full.txt', 'the text for language models'],
  ['health.json', 'the status of the build'],
  ['api/openapi.yaml', 'a download of "Offers API"'],
  ['api/openapi.json', 'a download of "Offers API"'],
  ['api/postman.json', 'a download of "Offers API"'],
  ['api/requests.json', 'the data for the request form of "Offers API"'],
])('a file of the site in the place of a generated one: %s', async (path, what) => {
  expect(await wrongWith({ [`content/${path}`]: '<x/>' })).toBe(
    problem(path, `"${path}" is also the output file of ${what}`),
  )
})

test('names that look the same, since they differ only by the form of their letters', async () => {
  const [composed, decomposed] = ['\u00e9', 'e\u0301']
  expect(await problemsOf({ [`content/${composed}.md`]: '# A', [`content/${decomposed}.md`]: '# A' })).toBe(
    `content/${decomposed}.md:1:1  error  duplicate-route
  the name of this file is in the decomposed form (NFD), and differs only by that from "content/${composed}.md", whose route is "/${composed}/", too
  fix: rename one of the two
content/${composed}.md:1:1  error  duplicate-route
  the name of this file is in the composed form (NFC), and differs only by that from "content/${decomposed}.md", whose route is "/${composed}/", too
  fix: rename one of the two`,
  )
  expect(await problemsOf({ [`content/${composed}.txt`]: 'x', [`content/${decomposed}.txt`]: 'y' })).toContain(
    `"${composed}.txt" is in the composed form (NFC), and differs only by that from "${decomposed}.txt", the output file of "content/${decomposed}.txt"`,
  )
})

test('a file whose name macOS decomposed is found by links, under the composed name', async () => {
  const page = '# A\n\n[composed](\u00e9.txt) [decomposed](e\u0301.txt) [encoded](%C3%A9.txt) ![b](/e\u0301.png)'
  const made = await site({ 'content/a.md': page, 'content/e\u0301.txt': 'x', 'content/e\u0301.png': '' })
  expect(made.found).toEqual([])
  expect([...made.site.assets.values()].map(({ path, source }) => [path, source])).toEqual([
    ['\u00e9.txt', 'content/e\u0301.txt'],
    ['\u00e9.png', 'content/e\u0301.png'],
  ])
})

test('an address that leads elsewhere, and whose document Windows cannot have', async () => {
  const files = {
    'content/site.yaml': config('redirects: { /docs/CON/: / }\n'),
    'content/a.md': '---\naliases: [/nul/]\n---\n# A',
  }
  const found = await problemsOf(files)
  const name = 'which Windows cannot have as a name, so this site cannot be built there\n  fix: write another address'
  expect(found).toContain(`warning  invalid-name\n  the redirect from "/docs/CON/" is written below "CON", ${name}`)
  expect(found).toContain(`warning  invalid-name\n  the redirect from "/nul/" is written below "nul", ${name}`)
})

test('a part of the search index, whose name depends on its content', async () => {
  const path = 'assets/search-0123456789.json'
  expect(await wrongWith({ [`content/${path}`]: '{}' })).toBe(
    problem(path, `"${path}" is also the output file of a part of the search index`),
  )
})

test('a file that differs by case only', async () => {
  expect(await wrongWith({ 'content/Search.JSON': 'x' })).toBe(
    problem(
      'Search.JSON',
      '"Search.JSON" differs only by case from "search.json", the output file of the search index',
    ),
  )
  expect(await problemsOf({ 'content/a.txt': 'x', 'content/A.txt': 'y' })).toBe(
    `content/A.txt:1:1  error  duplicate-route
  "A.txt" differs only by case from "a.txt", the output file of "content/a.txt"
  fix: rename "content/A.txt"
content/a.txt:1:1  error  duplicate-route
  "a.txt" differs only by case from "A.txt", the output file of "content/A.txt"
  fix: rename "content/a.txt"`,
  )
})

test('a file where others need a folder, and a folder where a file is written', async () => {
  expect(await wrongWith({ 'content/search.json/x.png': 'x' })).toBe(
    problem(
      'search.json/x.png',
      '"search.json/x.png" cannot be written, since "search.json" is a file, the output file of the search index',
    ),
  )
  expect(await wrongWith({ 'content/files/a.png': 'x', 'content/Files': 'x' })).toContain(
    '"Files" cannot be a file, since it is the folder of "files/a.png", the output file of "content/files/a.png"',
  )
  expect(await wrongWith({ 'content/old': 'x' })).toContain(
    '"old" cannot be a file, since it is the folder of "old/index.html", the output file of the redirect from "/old/"',
  )
})

test.each([
  ['redirects: { /a/../../b/: / }', 'the redirect from "/a/../../b/"', 'a/../../b/index.html'],
  ['redirects: { "/a//b/": / }', 'the redirect from "/a//b/"', 'a//b/index.html'],
  ['redirects: { "/..\\\\b/": / }', 'the redirect from "/..\\b/"', '..\\b/index.html'],
  ['healthcheck: /../h/', 'the page "/../h/"', '../h/index.html'],
  ['sidebars: { a: { items: [{ category: A, route: /../q/, items: [] }] } }', 'the page "/../q/"', '../q/index.html'],
  ['apis: [{ spec: openapi/offers.yaml, route: /./x/ }]', 'the page "/./x/"', './x/index.html'],
])('an address outside of the output: %s', async (line, what, path) => {
  const { found } = await site({ 'content/site.yaml': config(`lenient: true\n${line}\n`), 'openapi/offers.yaml': SPEC })
  expect(found.find(({ rule }) => rule === 'invalid-name')).toMatchObject({
    severity: 'error',
    message: `${what} cannot be written to "${path}", which is not a path in the output folder`,
    fix: 'write an address without ".", "..", "\\" and repeated slashes',
  })
})

test('a file in the place of the page for unknown addresses', async () => {
  expect(await wrongWith({ 'content/404.html': 'x' })).toContain(
    'content/404.html:1:1  error  duplicate-route\n  the route "/404/" is also the route of "content/site.yaml:1"',
  )
})

test('with `lenient`, a file in the place of a generated one is left out, and a page of the site is not', async () => {
  const files: Files = {
    'content/site.yaml': config('lenient: true\nassets: { scripts: [404.html] }\n'),
    'content/docs/a.md': '# A\n\n[Missing](../404.html)',
    'content/404.html': '<h1>Missing</h1>',
    'content/LLMS.txt': 'x',
    'content/search.json/x.png': 'x',
    'content/LICENSE': 'x',
  }
  const { problems, site: made } = await site(files)
  expect(problems).toBe(`content/404.html:1:1  warning  duplicate-route
  "404.html" is also the output file of the page "/404/", so the file is left out
  fix: write the page as content/404.md, or rename the file
content/LLMS.txt:1:1  warning  duplicate-route
  "LLMS.txt" differs only by case from "llms.txt", the output file of the text for language models, so the file is left out
  fix: rename "content/LLMS.txt"
content/search.json/x.png:1:1  warning  duplicate-route
  "search.json/x.png" cannot be written, since "search.json" is a file, the output file of the search index, so the file is left out
  fix: rename "content/search.json/x.png"`)
  expect([...made.assets.keys()]).toEqual(['LICENSE'])
  expect([...made.documents.keys()]).toEqual([])
  const written = await problemsOf({ ...files, 'content/404.md': '# Gone' })
  expect(written).toContain(`content/404.html:1:1  error  duplicate-route
  the route "/404/" is also the route of "content/404.md:1"`)
})

test('a file in the place of a file of the theme', async () => {
  const { site: made, problems } = await site({
    'content/site.yaml': config('assets: { scripts: [assets/*] }\n'),
    'content/assets/portal-0.js': 'x',
    'content/assets/own.js': 'x',
  })
  expect(problems).toBe('')
  expect(checkThemeFiles(made, [{ path: 'assets/portal-0.js', content: '' }])).toMatchObject([
    {
      file: 'content/assets/portal-0.js',
      message: '"assets/portal-0.js" is also the output file of a file of the theme',
    },
  ])
})

test("the files for hosts are the site's own, or merged with ours", async () => {
  const {
    problems,
    file,
    site: made,
  } = await site({
    'content/site.yaml': config('redirects: { /old/: / }\n'),
    'content/robots.txt': 'User-agent: *\nDisallow: /\n',
    'content/_headers': '/*\n  x-content-type-options: off\n  X-Own: 1\n/own/*\n  X-More: 2\n',
    'content/_redirects': '# ours\n/a /b 302',
    'content/CNAME': 'developer.example.com',
    'content/.nojekyll': '',
    'content/.well-known/security.txt': 'Contact: x',
  })
  expect(problems).toBe('')
  expect(() => file('robots.txt')).toThrow('there is no file "robots.txt"')
  expect([...made.assets.keys()]).toContain('.well-known/security.txt')
  expect(file('_redirects')).toBe('# ours\n/a /b 302\n/old/ / 301\n/old / 301\n')
  const lines = file('_headers').split('\n')
  expect(lines[1]).toContain('Content-Security-Policy')
  expect(lines.slice(2)).toEqual([
    "  Content-Security-Policy: frame-ancestors 'none'",
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/*',
    '  x-content-type-options: off',
    '  X-Own: 1',
    '/own/*',
    '  X-More: 2',
    '',
  ])
})
