import type { OutputFile } from '../model/output.ts'
import { en } from '../model/texts/en.ts'
import { textsOf } from '../model/texts/languages.ts'

/** What a new site is about. */
type Starter = {
  /** The name of the company. */
  name: string
  /** A BCP 47 language tag. */
  language: string
  /** The API document of the site; undefined makes a small one. */
  document: { name: string; content: string } | undefined
}

/** The contents of the site that `init` creates: a page of each kind, to start from. */
export function starterSite({ name, language, document }: Starter): OutputFile[] {
  const spec = `openapi/${document?.name ?? 'api.yaml'}`
  return [
    {
      path: 'content/site.yaml',
      content: siteFile(scalar(name), scalar(language), scalar(spec)) + textsToTranslate(language),
    },
    { path: 'content/index.md', content: HOME },
    { path: 'content/docs/index.md', content: DOCS },
    { path: 'content/docs/first-request.md', content: FIRST_REQUEST + (document ? OWN_REQUEST : EXAMPLE_REQUEST) },
    { path: spec, content: document?.content ?? SPEC },
  ]
}

/** A text as YAML: quoted, if it could be something else. */
const scalar = (text: string): string =>
  /^[A-Za-z][\w./ -]*$/.test(text) && !/^(?:true|false|null|y|n|yes|no|on|off)$|\s$/i.test(text)
    ? text
    : JSON.stringify(text)

const siteFile = (
  name: string,
  language: string,
  spec: string,
): string => `# yaml-language-server: $schema=../node_modules/portalgen/lib/site.schema.json
title: Developer Portal
brand: ${name}
url: https://developer.example.com
language: ${language}
tagline: What your API does, in one sentence.

navigation:
  - { label: Documentation, sidebar: docs }
  - { label: API, to: /api/ }

sidebars:
  docs:
    label: Documentation
    items:
      - folder: docs

apis:
  - { spec: ${spec}, route: /api/ }
`

/** The texts on every page of the theme, in English, for a language in which the theme has no texts. */
function textsToTranslate(language: string): string {
  if (textsOf(language)) return ''
  const rooms = { page: en.page, navigation: en.navigation, callouts: en.callouts, notFound: en.notFound }
  const lines = Object.entries(rooms).flatMap(([room, texts]) => [
    `    ${room}:`,
    ...Object.entries(texts).map(([name, text]) => `      ${name}: ${scalar(text)}`),
  ])
  return `
# The theme has no texts in this language. Translate these, and add others: what is not here is shown in English.
texts:
  ${scalar(language)}:
${lines.join('\n')}
`
}

const HOME = `---
title: Developer Portal
description: Guides and reference of the {{brand}} API.
layout: home
---

:::cards
- **[Documentation](./docs/index.md)** What to know before you start.
- **[Your first request](./docs/first-request.md)** Send a first request to the API.
- **[API reference](/api/)** Every operation, with examples.
:::
`

const DOCS = `---
title: Documentation
description: What to know before you start.
---

Each Markdown file under \`content/\` is a page; its path is its address.

> [!TIP]
> Edit this file while \`portalgen serve\` is running: the page updates when you save.

Continue with [your first request](./first-request.md).
`

const FIRST_REQUEST = `---
title: Your first request
description: Send a first request to the API.
sidebar: { position: 1 }
---

`

const OWN_REQUEST = 'Choose an operation of the [API reference](/api/), and copy its request.\n'

const EXAMPLE_REQUEST = `Call [the greeting](api:getGreeting):

\`\`\`bash title="Request"
curl https://api.example.com/greeting
\`\`\`
`

const SPEC = `openapi: 3.1.0
info:
  title: Example API
  version: '1.0'
servers:
  - url: https://api.example.com
paths:
  /greeting:
    get:
      operationId: getGreeting
      summary: Read the greeting
      tags: [Greetings]
      responses:
        '200':
          description: The greeting.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Greeting' }
              example: { text: Hello }
components:
  schemas:
    Greeting:
      type: object
      required: [text]
      properties:
        text:
          type: string
          description: What to say.
`
