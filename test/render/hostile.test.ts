import type { Element, Nodes } from 'hast'
import { raw } from 'hast-util-raw'
import { expect, test } from 'vitest'
import { config, type Files, site } from '../site.ts'

const ADDRESS = new Set(['href', 'src', 'srcSet', 'poster', 'action', 'formAction', 'xLinkHref', 'data', 'ping'])
const ACTIVE = new Set(['base', 'iframe', 'object', 'embed', 'form', 'style', 'template', 'noscript', 'textarea'])

/** What runs or loads in a document beyond what the theme puts there, judged on what a browser makes of it. */
function dangersIn(document: string): string[] {
  const dangers: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'element') dangers.push(...dangersOf(node))
    if ('children' in node) node.children.forEach(walk)
  }
  walk(raw({ type: 'root', children: [{ type: 'raw', value: document }] }))
  return dangers
}

function dangersOf(element: Element): string[] {
  const { tagName, properties } = element
  const found = ACTIVE.has(tagName) || (tagName === 'script' && !isOurs(element)) ? [tagName] : []
  if (tagName === 'meta' && /refresh/i.test(String(properties['httpEquiv']))) found.push('refresh')
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name) || name === 'style' || name === 'srcDoc') found.push(name)
    if (ADDRESS.has(name) && isUnsafe(String(value))) found.push(`${name}=${value}`)
  }
  return found
}

/** The script before the first paint, the theme's module, and data. */
function isOurs({ properties, children: [first] }: Element): boolean {
  if (properties['type'] === 'application/ld+json') return true
  if (properties['src'] !== undefined) return properties['src'] === '/assets/portal-0.js'
  return first?.type === 'text' && first.value.startsWith('(function(){var root=document.documentElement,own=')
}

function isUnsafe(address: string): boolean {
  if (!URL.canParse(address, 'https://site.example/')) return false
  return !['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://site.example/').protocol)
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example">',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href=" JaVaScRiPt&colon;alert(1)">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<template><img src=x onerror=alert(1)></template>',
  '[x](javascript:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](vbscript:alert(1)) [x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1)) ![x" onerror="alert(1)](x.png)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  '`</code><script>alert(1)</script>`',
  '## <script>alert(1)</script> {#"><script>alert(1)</script>}',
  ':::note["><script>alert(1)</script>]\n<script>alert(1)</script>\n:::',
  '| <script>alert(1)</script> |\n| --- |\n| </td><img src=x onerror=alert(1)> |',
  '[^1]\n\n[^1]: <script>alert(1)</script>',
  '[x](term:"><script>alert(1)</script>) [x](<api:"><script>alert(1)</script>>)',
  '{{payload}} <b title="{{payload}}">x</b> [x]({{payload}})',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '</div></article></main><script>alert(1)</script>',
]

const PAYLOAD = `"'><img src=x onerror=alert(1)></title></script><script>alert(1)</script>`
const WITH_PAYLOAD = config(`variables: { payload: ${JSON.stringify(PAYLOAD)} }\n`)

test.each(PAYLOADS)('nothing runs on a page that holds %j', async (payload) => {
  const { html } = await site({ 'content/site.yaml': WITH_PAYLOAD, 'content/index.md': `# Home\n\n${payload}\n` })
  expect(dangersIn(html('/'))).toEqual([])
})

test('all of them on one page change nothing', async () => {
  const { html } = await site({ 'content/site.yaml': WITH_PAYLOAD, 'content/index.md': PAYLOADS.join('\n\n') })
  expect(dangersIn(html('/'))).toEqual([])
})

const quoted = JSON.stringify(PAYLOAD)

const HOSTILE: Files = {
  'content/site.yaml': `title: ${quoted}
brand: ${quoted}
tagline: ${quoted}
url: https://developer.example.com
announcement: { id: ${quoted}, text: ${quoted} }
navigation: [ { label: ${quoted}, to: / }, { label: ${quoted}, sidebar: docs } ]
footer: [ { label: ${quoted}, href: 'https://example.org/' } ]
glossary: terms
healthcheck: /health/
logo: { light: /img/x.svg, alt: ${quoted} }
sidebars:
  docs:
    label: ${quoted}
    items:
      - { category: ${quoted}, route: /all/, description: ${quoted}, items: [ docs/a.md, folder: terms ] }
apis: [ { spec: openapi/x.yaml, route: /api/ } ]
`,
  'content/img/x.svg': '<svg/>',
  'content/docs/a.md': `---
title: ${quoted}
description: ${quoted}
tags: [${quoted}]
keywords: [${quoted}]
sidebar: { label: ${quoted} }
---
[term](term:offer)

## ${PAYLOAD}
`,
  'content/terms/offer.md': `---\ntitle: Offer\ndescription: ${quoted}\n---\nText.`,
  'openapi/x.yaml': `openapi: 3.1.0
info: { title: ${quoted}, version: ${quoted}, description: ${quoted} }
servers: [ { url: ${quoted}, description: ${quoted} } ]
tags: [ { name: ${quoted}, description: ${quoted} } ]
paths:
  /x:
    get:
      operationId: getX
      summary: ${quoted}
      description: ${quoted}
      tags: [${quoted}]
      parameters: [ { name: ${quoted}, in: query, description: ${quoted}, schema: { type: string, enum: [${quoted}] } } ]
      responses: { '200': { description: ${quoted} } }
`,
}

test('no text of configuration, front matter or API document becomes markup', async () => {
  const { site: made, html } = await site(HOSTILE)
  for (const at of made.routes.keys()) expect(dangersIn(html(at)), at).toEqual([])
  expect(html('/docs/a/')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('site.yaml cannot lead to an address that runs', async () => {
  const hostile = `navigation: [ { label: A, href: 'javascript:alert(1)' } ]
footer: [ { label: B, href: ' java\tscript:alert(1)' } ]
sidebars: { docs: { items: [ { label: C, href: 'data:text/html,x' }, index.md ] } }
`
  const fix = '  fix: write it like "https://www.example.com/"; for a page of this site use "to"'
  expect((await site({ 'content/site.yaml': config(hostile) })).problems).toBe(
    `content/site.yaml:3:33  error  unsafe-link\n  "javascript:alert(1)" is not the address of another site\n${fix}\n` +
      `content/site.yaml:4:29  error  unsafe-link\n  " java\\u0009script:alert(1)" is not the address of another site\n${fix}\n` +
      `content/site.yaml:5:30  error  unsafe-link\n  "data:text/html,x" is not the address of another site\n${fix}`,
  )
})
