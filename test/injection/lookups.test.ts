import { expect, test } from 'vitest'
import { converted, SITES } from '../import/onePage.ts'
import { site } from '../site.ts'
import { careless } from './lookups.ts'

const PAGE = `---
title: A
layout: zzprobe
zzprobe: zzprobe
tags: [zzprobe]
authors: [zzprobe]
sidebar: { zzprobe: zzprobe }
hero: { actions: [{ label: a, icon: zzprobe, to: zzprobe }] }
features: [{ title: a, icon: zzprobe }]
---
<zzprobe zzprobe="a">x</zzprobe> <Zzprobe zzprobe={zzprobe}/> <ZZPROBE zzprobe> <div zzprobe="a" class="zzprobe" id="zzprobe">a</div>

<Zzprobe zzprobe="a">

a

</Zzprobe>

::: zzprobe
a
:::

:::zzprobe[a]{zzprobe=a #zzprobe .zzprobe}
a
:::

:::note{zzprobe=zzprobe}
a
:::

:zzprobe: :zzprobe[a]{zzprobe=a} ::zzprobe{zzprobe=a} &zzprobe; {{zzprobe}} {% zzprobe %} {{< zzprobe zzprobe="a" >}} [[zzprobe]] @zzprobe
{zzprobe}\`a\` \`a\`{.zzprobe zzprobe=a} [a](zzprobe:a) ![a](zzprobe.zzprobe) [a][zzprobe] [^zzprobe] [a](api:zzprobe) [a](term:zzprobe)

[zzprobe]: /zzprobe/
[^zzprobe]: a

*[zzprobe]: a

zzprobe
: a

> [!zzprobe] a
> a

> **zzprobe:** a

::embed{url="https://zzprobe.example.com/zzprobe" title=zzprobe}

!!! zzprobe "a"
    a

=== "zzprobe"
    a

\`\`\`zzprobe zzprobe=zzprobe title=zzprobe {zzprobe} tab="zzprobe"
a // [!code zzprobe]
\`\`\`

\`\`\`js request
fetch('https://a.example.com/a', { method: 'POST', body: JSON.stringify({ a: zzprobe, zzprobe: 1 }) })
\`\`\`

\`\`\`json schema=zzprobe
{ "zzprobe": 1 }
\`\`\`

\`\`\`math
\\zzprobe{a} \\begin{zzprobe} \\end{zzprobe}
\`\`\`

$\\zzprobe \\color{zzprobe} \\text{a}$

{zzprobe}
`

const SITE = {
  'content/site.yaml': `title: A
url: https://developer.example.com
language: zzprobe
math: true
zzprobe: a
variables: { zzprobe: a }
embeds: [zzprobe, https://zzprobe.example.com]
theme: { colors: { zzprobe: a }, radius: zzprobe, fonts: { zzprobe: a, subset: [zzprobe] } }
social: [https://zzprobe.com/a, zzprobe:a]
texts: { zzprobe: { zzprobe: a }, en: { zzprobe: a, page: { zzprobe: '{zzprobe}' } } }
openIn: { zzprobe: 'https://a.example.com/{url}{zzprobe}' }
editor: zzprobe
sidebars: { zzprobe: { items: [{ zzprobe: a }, zzprobe.md] } }
navigation: [{ label: a, sidebar: zzprobe }, { zzprobe: a }]
redirects: { /zzprobe: /zzprobe/ }
head: [{ zzprobe: a }, { meta: { zzprobe: a } }, { link: { rel: zzprobe, as: zzprobe, href: /a } }]
analytics: { zzprobe: { zzprobe: a } }
apis: [{ spec: openapi/a.yaml, route: /api/ }]
`,
  'content/index.md': '# Home\n',
  'content/a.md': PAGE,
  'content/a.zzprobe': 'a',
  'content/authors.yaml': 'zzprobe: { name: zzprobe, zzprobe: a }\n',
  'openapi/a.yaml': `openapi: 3.1.0
zzprobe: a
info: { title: A, version: '1', zzprobe: a, x-logo: { zzprobe: a } }
servers: [{ url: 'https://{zzprobe}.example.com', variables: { zzprobe: { default: a } } }]
tags: [{ name: zzprobe, parent: zzprobe, kind: zzprobe }]
x-tagGroups: [{ name: zzprobe, tags: [zzprobe] }]
security: [{ zzprobe: [zzprobe] }]
paths:
  /{zzprobe}:
    zzprobe: { responses: {} }
    post:
      operationId: zzprobe
      tags: [zzprobe]
      parameters:
        - { name: zzprobe, in: query, style: zzprobe, schema: { type: array, items: { type: zzprobe } } }
        - { name: zzprobe, in: zzprobe, style: zzprobe, schema: { type: zzprobe, format: zzprobe } }
        - { name: zzprobe, in: path, style: zzprobe, schema: { $ref: '#/zzprobe' } }
        - { name: a, in: header, content: { zzprobe/zzprobe: { example: { zzprobe: 1 } } } }
        - { name: zzprobe, in: cookie, style: zzprobe, example: zzprobe, schema: { type: object } }
      requestBody:
        content:
          multipart/form-data: { schema: { $ref: '#/components/schemas/zzprobe' }, encoding: { zzprobe: { contentType: zzprobe, style: zzprobe } } }
          application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/zzprobe' }, encoding: { zzprobe: { style: zzprobe } } }
          application/xml: { schema: { $ref: '#/components/schemas/zzprobe' } }
          zzprobe: { schema: { type: string } }
      responses:
        zzprobe: { description: a }
        200:
          description: a
          headers: { zzprobe: { schema: { type: zzprobe } } }
          links: { zzprobe: { operationId: zzprobe, parameters: { zzprobe: a } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/zzprobe' }, examples: { zzprobe: { value: { zzprobe: 1 } } } } }
      callbacks: { zzprobe: { '{$zzprobe}': { post: { responses: {} } } } }
      x-codeSamples: [{ lang: zzprobe, source: a }]
      x-badges: [{ name: a, color: zzprobe, position: zzprobe }]
webhooks: { zzprobe: { post: { responses: {} } } }
components:
  securitySchemes:
    zzprobe: { type: zzprobe, in: zzprobe, name: zzprobe }
    b: { type: http, scheme: zzprobe }
    c: { type: oauth2, flows: { zzprobe: { scopes: { zzprobe: a } }, implicit: { authorizationUrl: /a, scopes: { zzprobe: a } } } }
  zzprobe: { a: {} }
  schemas:
    zzprobe:
      type: object
      required: [zzprobe]
      properties: { zzprobe: { type: string, format: zzprobe, pattern: zzprobe, contentMediaType: zzprobe, contentEncoding: zzprobe } }
      patternProperties: { zzprobe: { type: string } }
      dependentRequired: { zzprobe: [zzprobe] }
      $defs: { zzprobe: { $anchor: zzprobe } }
      discriminator: { propertyName: zzprobe, mapping: { zzprobe: zzprobe } }
      oneOf: [{ properties: { zzprobe: { const: zzprobe } } }, { $ref: '#/components/schemas/B' }]
      xml: { nodeType: zzprobe }
      default: { zzprobe: 1 }
      zzprobe: a
    B: { type: [string, zzprobe], enum: [zzprobe], x-enumDescriptions: { zzprobe: a }, example: zzprobe }
`,
}

test('no name of a writer is looked up where it might be found on every object', async () => {
  const found = await careless(async () => {
    const made = await site(SITE)
    for (const route of made.site.routes.keys()) void [made.html(route), made.text(route)]
    made.files()
  })
  expect(found).toEqual([])
})

test.each(Object.keys(SITES))('an import of %s does not either', async (kind) => {
  expect(await careless(() => converted(kind, PAGE))).toEqual([])
})
