import type { OutputFile } from '../model/output.ts'

/** The files of the site that `init` creates: a page of each kind, to start from. */
export const starterSite = (): OutputFile[] => [
  { path: 'content/site.yaml', content: SITE },
  { path: 'content/index.md', content: HOME },
  { path: 'content/docs/index.md', content: DOCS },
  { path: 'content/docs/first-request.md', content: FIRST_REQUEST },
  { path: 'openapi/api.yaml', content: SPEC },
  { path: '.gitignore', content: 'dist/\n.portalgen/\nnode_modules/\n' },
]

const SITE = `title: Developer Portal
brand: Example
url: https://developer.example.com
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
  - { spec: openapi/api.yaml, route: /api/ }
`

const HOME = `---
title: Developer Portal
description: Guides and reference of the Example API.
layout: home
---

:::cards
- **[Documentation](./docs/index.md)** What to know before you start.
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
description: Request a greeting from the API.
sidebar: { position: 1 }
---

Call [the greeting](api:getGreeting):

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
