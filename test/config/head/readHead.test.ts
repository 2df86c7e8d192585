import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { explainPolicy } from '../../../src/render/head/ownTags.ts'
import { config, site } from '../../site.ts'

const headOf = async (yaml: string, more: Record<string, string> = {}) => {
  const made = await site({ 'content/site.yaml': config(yaml), ...more })
  const html = made.html('/')
  const policy = /Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? ''
  const directives: Record<string, string[]> = Object.fromEntries(
    policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(2)]),
  )
  return { ...made, head: html.slice(0, html.indexOf('</head>')), directives, policy }
}

test('a script, a style sheet, a link and a meta of the head stand in each page, and the policy allows just them', async () => {
  const {
    head,
    directives,
    file,
    site: loaded,
    problems,
  } = await headOf(
    `baseUrl: /p/
head:
  - script: https://cdn.example.com/chat.js?v=2
    attributes: { data-team: a }
    connect: [wss://chat.example.com]
  - style: https://cdn.example.com/chat.css
  - link: { rel: preconnect, href: "https://cdn.example.com" }
  - meta: { name: google-site-verification, content: abc }
  - script: /js/own.js
`,
    { 'content/js/own.js': 'run()' },
  )
  expect(problems).toBe('')
  expect(head).toContain('<script src="https://cdn.example.com/chat.js?v=2" defer="" data-team="a"></script>')
  expect(head).toContain('<link rel="stylesheet" href="https://cdn.example.com/chat.css"/>')
  expect(head).toContain('<link rel="preconnect" href="https://cdn.example.com"/>')
  expect(head).toContain('<meta name="google-site-verification" content="abc"/>')
  expect(head).toContain('<script src="/p/js/own.js" defer=""></script>')
  expect(directives['script-src']?.filter((source) => !source.startsWith("'"))).toEqual([
    'https://cdn.example.com/chat.js',
  ])
  expect(directives['style-src']).toEqual(['https://cdn.example.com/chat.css'])
  expect(directives['connect-src']).toEqual(['wss://chat.example.com'])
  expect(file('_headers')).toContain("connect-src 'self' wss://chat.example.com; ")
  expect(explainPolicy(loaded)).toBe(`script-src https://cdn.example.com/chat.js
  head[0], content/site.yaml:5:5
connect-src wss://chat.example.com
  head[0], content/site.yaml:5:5
style-src https://cdn.example.com/chat.css
  head[1], content/site.yaml:8:5`)
})

test.each([
  ['w("</script><b>")', 'w("\\u003c/script><b>")'],
  ["w('<!-- a', '<script>')", "w('<!-- a', '\\u003cscript>')"],
  ['<!--\nrun()\n//-->', '<!--\nrun()\n//-->'],
  ['if (i<scripts.length) run()', 'if (i<scripts.length) run()'],
  ['a()\r\nb()\rc("ü")', 'a()\nb()\nc("ü")'],
])(
  'the code %j stands in the page and is allowed by its hash; nothing in it ends the script',
  async (code, written) => {
    const { head, directives } = await headOf(`head: [{ code: ${JSON.stringify(code)} }]\n`)
    expect(head).toContain(`<script>${written}</script>`)
    expect(directives['script-src']).toHaveLength(2)
    expect(directives['script-src']).toContain(`'sha256-${createHash('sha256').update(written).digest('base64')}'`)
  },
)

test('structured data stays JSON, and asks the policy for nothing', async () => {
  const { head, directives } = await headOf(
    `head: [{ code: '{"name":"</script><b>"}', attributes: { type: application/ld+json } }]\n`,
  )
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)).toEqual({ name: '</script><b>' })
  expect(directives['script-src']).toHaveLength(1)
})

test.each(['text/javascript', 'application/ecmascript', 'text/jscript', 'Text/JavaScript1.5', 'module'])(
  'code of the type %s runs, so that the policy has its hash',
  async (type) => {
    const { directives } = await headOf(`head: [{ code: 'a()', attributes: { type: ${type} } }]\n`)
    expect(directives['script-src']).toHaveLength(2)
  },
)

test.each([
  ['async: true', ' async=""'],
  ['async: false', ' defer=""'],
  ['defer: false', ''],
  ['type: module', ' type="module"'],
  ['data-account_id: 7', ' defer="" data-account_id="7"'],
])('a script with { %s } has the attributes "%s"', async (attributes, written) => {
  const { head } = await headOf(`head: [{ script: "https://a.example/a.js", attributes: { ${attributes} } }]\n`)
  expect(head).toContain(`<script src="https://a.example/a.js"${written}></script>`)
})

test.each([
  ['https://fonts.example/css2?family=Inter:wght@400;700', 'https://fonts.example/css2'],
  ['https://a.example/a;b,c.css#x', 'https://a.example/a%3Bb%2Cc.css'],
  ['https://bücher.example:8443/größe.css', 'https://xn--bcher-kva.example:8443/gr%C3%B6%C3%9Fe.css'],
  ['HTTPS://A.example/A.css', 'https://a.example/A.css'],
])('the policy names %s as %s', async (address, source) => {
  const { directives, head } = await headOf(`head: [{ style: "${address}" }]\n`)
  expect(directives['style-src']).toEqual([source])
  expect(head).toContain(`href="${address}"`)
})

test.each([
  ['scripts', 'https://cdn.example.com', 'script-src', 'https://cdn.example.com'],
  ['styles', 'https://cdn.example.com/a.css?v=1', 'style-src', 'https://cdn.example.com/a.css'],
  ['connect', 'wss://*.example.com:*', 'connect-src', 'wss://*.example.com:*'],
  ['frame', 'https://chat.bücher.example/', 'frame-src', 'https://chat.xn--bcher-kva.example/'],
])('a script may say that it asks for %s of %s', async (key, host, directive, source) => {
  const { directives } = await headOf(`head: [{ script: https://a.example/a.js, ${key}: ["${host}"] }]\n`)
  expect(directives[directive]?.at(-1)).toBe(source)
})

test('what a page says of itself comes before the head of the site, and that before what is the same everywhere', async () => {
  const { html } = await site({
    'content/site.yaml': config(`head:
  - { meta: { name: description, content: Default } }
  - { meta: { property: "og:site_name", content: Own } }
  - { meta: { name: viewport, content: width=500 } }
  - { meta: { name: theme-color, content: "#fff", media: "(prefers-color-scheme: light)" } }
  - { meta: { name: theme-color, content: "#000", media: "(prefers-color-scheme: dark)" } }
`),
    'content/index.md': '# Home',
    'content/a.md': '---\ndescription: Own\n---\n# A',
  })
  const valuesOf = (at: string, name: string): string[] =>
    [...html(at).matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].flatMap(([, found, value = '']) =>
      found === name ? [value] : [],
    )
  expect([valuesOf('/', 'description'), valuesOf('/a/', 'description')]).toEqual([['Default'], ['Own']])
  expect(valuesOf('/', 'og:site_name')).toEqual(['Own'])
  expect(valuesOf('/', 'viewport')).toEqual(['width=500'])
  expect(valuesOf('/', 'theme-color')).toEqual(['#fff', '#000'])
})

test.each([
  ['{ script: //cdn.example.com/a.js }', '"//cdn.example.com/a.js" is neither a file of the site nor an address'],
  [
    '{ script: "https://a.example/x; script-src *" }',
    '"https://a.example/x; script-src *" is neither a file of the site nor an address',
  ],
  ['{ script: "javascript:x" }', '"javascript:x" is neither a file of the site nor an address'],
  ['{ link: { rel: manifest, href: "javascript:x" } }', '"javascript:x" is neither a file of the site nor an address'],
  ['{ script: /none.js }', '"/none.js" does not exist'],
  ['{ meta: { http-equiv: refresh, content: 1 } }', '"http-equiv" cannot be set here'],
  [
    '{ script: /a.js, style: /a.css }',
    'an entry of "head" has one of "script", "code", "style", "link" and "meta", found "script" and "style"',
  ],
  ['{ code: x(), attributes: { onload: y() } }', '"onload" is not an attribute that an entry may have'],
  ['{ script: /a.js, attributes: { src: https://b.example/b.js } }', '"src" cannot be set under "attributes"'],
  ["{ code: x(), connect: ['*'] }", '"*" is not the address of a host'],
  ["{ code: x(), connect: ['https://a.*.example'] }", '"https://a.*.example" is not the address of a host'],
  ["{ code: x(), frame: ['https://*.*'] }", '"https://*.*" is not the address of a host'],
  ["{ code: x(), frame: ['https://u:p@a.example'] }", '"https://u:p@a.example" is not the address of a host'],
  ['{ script: "https://u@a.example/x.js" }', '"https://u@a.example/x.js" is neither a file of the site nor an address'],
  ['{ script: "wss://a.example/x.js" }', '"wss://a.example/x.js" is neither a file of the site nor an address'],
  ['{ code: x(), attributes: { crossOrigin: "" } }', '"crossOrigin" is not an attribute that an entry may have'],
  ['{ link: { rel: canonical, href: "https://a.example/" } }', 'every page has "canonical" already'],
  ['{ meta: { property: "og:url", content: "https://a.example/" } }', 'every page has "og:url" already'],
  ['{ meta: { charset: latin1 } }', 'every page has "charset" already'],
])('head: [%s] is reported', async (entry, message) => {
  const { found } = await site({ 'content/site.yaml': config(`head: [${entry}]\n`) })
  expect(found.map((problem) => problem.message)).toEqual([message])
})

test('an entry of the head with a wrong value is reported once', async () => {
  const { found } = await site({ 'content/site.yaml': config('head: [{ link: preconnect, attributes: { a: b } }]\n') })
  expect(found.map(({ message }) => message)).toEqual([
    '"head[0].link": expected a mapping of names to values, found the string "preconnect"',
  ])
})

test.each([
  ['{ lite: { rel: icon } }', '"lite" is not a known key'],
  ['{ scirpt: /a.js, connect: ["https://a.example"] }', '"scirpt" is not a known key'],
])('the misspelt kind of an entry is reported once: %s', async (entry, message) => {
  const { found } = await site({ 'content/site.yaml': config(`head: [${entry}]\n`) })
  expect(found.map((problem) => problem.message)).toEqual([message])
})

test('an entry of the head that adds nothing is reported with an example', async () => {
  const { found } = await site({ 'content/site.yaml': config('head: [{ connect: ["https://api.example.com"] }]\n') })
  expect(found).toMatchObject([
    {
      message: 'an entry of "head" has one of "script", "code", "style", "link" and "meta", found none',
      fix: 'write, for example, "{ script: https://cdn.example.com/chat.js }"',
    },
  ])
})

test.each([
  [
    'plausible: { domain: a.example }',
    ['https://plausible.io/js/script.manual.js'],
    ['https://plausible.io/api/event'],
  ],
  ['umami: { id: 12-ab }', ['https://cloud.umami.is/script.js'], ['https://api-gateway.umami.dev/api/send']],
  ['umami: { id: 12-ab, host: https://u.example/ }', ['https://u.example/script.js'], ['https://u.example/api/send']],
  ['matomo: { host: https://m.example, site: 3 }', ['https://m.example/matomo.js'], ['https://m.example/matomo.php']],
  [
    'google: { id: G-1 }',
    ['https://www.googletagmanager.com/gtag/'],
    ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  ],
])('analytics: { %s } loads its script and may send to its host', async (preset, scripts, hosts) => {
  const { head, directives, problems } = await headOf(`analytics: { ${preset} }\n`)
  expect(problems).toBe('')
  expect(directives['script-src']?.filter((source) => !source.startsWith("'"))).toEqual(scripts)
  expect(directives['connect-src']).toEqual(hosts)
  expect(head).toContain(`<script src="${scripts[0]}`)
})

test.each([
  ['plausible: { domain: a.example }', 'data-domain="a.example"'],
  ['umami: { id: 12-ab }', 'data-website-id="12-ab"'],
  [
    'matomo: { host: https://m.example/, site: 3 }',
    '[["trackPageView"],["enableLinkTracking"],["setTrackerUrl","https://m.example/matomo.php"],["setSiteId","3"]]',
  ],
  ['google: { id: G-1 }', 'gtag("js",new Date());gtag("config","G-1")'],
])('analytics: { %s } says which site is measured', async (preset, written) => {
  expect((await headOf(`analytics: { ${preset} }\n`)).head).toContain(written)
})

test.each([
  ['rel: preload, as: font', 'font-src'],
  ['rel: preload, as: style', 'style-src'],
  ['rel: preload, as: script', 'script-src'],
  ['rel: preload, as: fetch', 'connect-src'],
  ['rel: modulepreload', 'script-src'],
  ['rel: manifest', 'manifest-src'],
  ['rel: Alternate Stylesheet, title: a', 'style-src'],
])('a link { %s } is loaded as %s', async (link, directive) => {
  const { directives } = await headOf(`head: [{ link: { ${link}, href: "https://cdn.example.com/a?v=1" } }]\n`)
  expect(directives[directive]).toContain('https://cdn.example.com/a')
})

test('with consent, nothing is loaded before the reader agrees, but the policy allows it then', async () => {
  const { head, directives } = await headOf(
    'analytics: { matomo: { host: https://m.example, site: 3 }, consent: true }\n',
  )
  expect(head).not.toContain('<script src')
  expect(head).toContain('May we measure how this site is used?')
  expect(directives['script-src']).toContain('https://m.example/matomo.js')
})

const PAGE = `var window=this,opened,umami={track:function(make){this.view=make({site:1})}},
document={title:"A"},location={href:"https://a.example/",pathname:"/",search:""};
function addEventListener(event,run){opened=run}`

const NEXT = 'document.title="B";location={href:"https://a.example/b?c",pathname:"/b",search:"?c"}'

test.each([
  ['plausible: { domain: a.example }', '[].slice.call(plausible.q[1])', ['pageview']],
  ['umami: { id: 12-ab }', 'umami.view', { site: 1, url: '/b?c', title: 'B' }],
  [
    'matomo: { host: https://m.example, site: 3 }',
    '_paq.slice(-5)',
    [
      ['setReferrerUrl', 'https://a.example/'],
      ['setCustomUrl', 'https://a.example/b?c'],
      ['setDocumentTitle', 'B'],
      ['trackPageView'],
      ['enableLinkTracking'],
    ],
  ],
  [
    'google: { id: G-1 }',
    '[].slice.call(dataLayer[2])',
    ['event', 'page_view', { page_location: 'https://a.example/b?c', page_title: 'B' }],
  ],
])('analytics: { %s } counts each further page, and is written for old browsers', async (preset, sent, view) => {
  const { head } = await headOf(`analytics: { ${preset} }\n`)
  const code = /<script>([^<]*portalgen:page[^<]*)<\/script>/.exec(head)?.[1] ?? ''
  expect(JSON.parse(runInNewContext(`${PAGE};${code};${NEXT};opened();JSON.stringify(${sent})`))).toEqual(view)
  expect(code).not.toMatch(/=>|\.{3}|\?\./)
})

test.each([
  'plausible: { domain: "a\\"b" }',
  'matomo: { host: http://m.example, site: 1 }',
  'matomo: { host: "xhttps://m.example", site: 1 }',
  'matomo: { host: "https://m.example:x", site: 1 }',
  'google: { id: "</script>" }',
])('analytics: { %s } is reported', async (preset) => {
  const { found } = await site({ 'content/site.yaml': config(`analytics: { ${preset} }\n`) })
  expect(found.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    expect.stringMatching(/^invalid-config ".*" cannot be used here$/),
  ])
})

test('an agreement about no service is reported, and a misspelled service is not reported twice', async () => {
  const reported = async (analytics: string) => {
    const { found } = await site({ 'content/site.yaml': config(`analytics: ${analytics}\n`) })
    return found.map(({ line, column, message, fix }) => `${line}:${column} ${message}; ${fix}`)
  }
  expect(await reported('{ consent: true }')).toEqual([
    '3:12 no service is named, so nothing is measured; add one of plausible, umami, matomo, google',
  ])
  expect(await reported('{ plausable: { domain: a.example }, consent: true }')).toEqual([
    '3:14 "plausable" is not a known key; did you mean "plausible"?',
  ])
})

test('an entry that is written as HTML is reported with how it is written here', async () => {
  const fixOf = async (head: string) => {
    const { problems } = await site({ 'content/site.yaml': config(`head: ${head}\n`) })
    return /^ {2}("\S+": expected \S+ \S+).*\n {2}fix: (.*)$/m.exec(problems)?.slice(1)
  }
  const SCRIPT = 'write "{ script: https://cdn.example.com/a.js, attributes: { type: module, data-key: \'1:2\' } }"'
  for (const [html, fix] of [
    ['<script type="module" src="https://cdn.example.com/a.js" data-key=1:2></script>', SCRIPT],
    ['<link rel=stylesheet href=/a.css>', 'write "{ style: /a.css }"'],
    ['<link rel="icon" href="/a.svg" sizes="any">', 'write "{ link: { rel: icon, href: /a.svg, sizes: any } }"'],
    ['<meta name="theme-color" content="#fff">', 'write "{ meta: { name: theme-color, content: \'#fff\' } }"'],
    ['<script>run()</script>', 'write the script itself under "code:"'],
    ['<style>a { b: c }</style>', 'write the rules to a file, and name it under "theme.css"'],
    ['<noscript></noscript>', 'write, for example, "{ script: https://cdn.example.com/chat.js }"'],
  ]) {
    expect(await fixOf(`[${JSON.stringify(html)}]`)).toEqual(['"head[0]": expected an entry', fix])
    expect(await fixOf(JSON.stringify(html))).toEqual(['"head": expected a list', fix])
  }
  expect(await fixOf('[chat]')).toBeUndefined()
})
