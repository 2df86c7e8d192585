import type { OutputFile } from '../../model/output.ts'
import { en } from '../../model/texts/en.ts'
import { textsOf } from '../../model/texts/languages.ts'
import { starterTextsOf } from './languages.ts'
import type { StarterTexts } from './texts.ts'

/** What a new site is about. */
type Starter = {
  /** The name of the company. */
  name: string
  /** A BCP 47 language tag. */
  language: string
  /** The API document of the site; undefined makes a small one. */
  document: { name: string; content: string } | undefined
  /** Leads from the root of the site to the folder that the packages are installed in: `../`. */
  toModules?: string
}

/** The contents of the site that `init` creates: a page of each kind, to start from. */
export function starterSite({ name, language, document, toModules = '' }: Starter): OutputFile[] {
  const spec = `openapi/${document?.name ?? 'api.yaml'}`
  const texts = starterTextsOf(language)
  return [
    {
      path: 'content/site.yaml',
      content:
        `# yaml-language-server: $schema=../${toModules}node_modules/portalgen/lib/site.schema.json\n` +
        siteFile(texts, scalar(name), scalar(language), scalar(spec)) +
        textsToTranslate(language),
    },
    { path: 'content/index.md', content: homePage(texts) },
    { path: 'content/docs/index.md', content: docsPage(texts) },
    {
      path: 'content/docs/first-request.md',
      content: firstRequestPage(texts) + (document ? `${texts.ownRequest}\n` : exampleRequest(texts)),
    },
    { path: spec, content: document?.content ?? exampleDocument(texts.api) },
  ]
}

/** A text as YAML: quoted, if it could be something else. */
const scalar = (text: string): string =>
  /^\p{L}[\p{L}\p{M}\p{N}_./ -]*$/u.test(text) && !/^(?:true|false|null|y|n|yes|no|on|off)$|\s$/i.test(text)
    ? text
    : JSON.stringify(text)

const siteFile = (
  { portal, tagline, documentation }: StarterTexts,
  name: string,
  language: string,
  spec: string,
): string => `title: ${scalar(portal)}
brand: ${name}
url: https://developer.example.com
language: ${language}
tagline: ${scalar(tagline)}

navigation:
  - { label: ${scalar(documentation.title)}, sidebar: docs }
  - { label: API, to: /api/ }

sidebars:
  docs:
    label: ${scalar(documentation.title)}
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
# The pages that "init" wrote are in English, too.
texts:
  ${scalar(language)}:
${lines.join('\n')}
`
}

const frontMatter = (title: string, description: string, more: string): string =>
  `---
title: ${scalar(title)}
description: ${scalar(description)}
${more}---

`

const homePage = ({ portal, about, documentation, firstRequest, reference }: StarterTexts): string =>
  `${frontMatter(portal, about, 'layout: home\n')}:::cards
- **[${documentation.title}](./docs/index.md)** ${documentation.description}
- **[${firstRequest.title}](./docs/first-request.md)** ${firstRequest.description}
- **[${reference.title}](/api/)** ${reference.description}
:::
`

const docsPage = ({ documentation, addresses, editing, next }: StarterTexts): string =>
  `${frontMatter(documentation.title, documentation.description, '')}${addresses}

> [!TIP]
> ${editing}

${next}
`

const firstRequestPage = ({ firstRequest }: StarterTexts): string =>
  frontMatter(firstRequest.title, firstRequest.description, 'sidebar: { position: 1 }\n')

const exampleRequest = ({ exampleRequest: call, request }: StarterTexts): string => `${call}

\`\`\`bash title="${request}"
curl https://api.example.com/greeting
\`\`\`
`

const exampleDocument = ({ title, operation, tag, answer, field, greeting }: StarterTexts['api']): string =>
  `openapi: 3.1.0
info:
  title: ${scalar(title)}
  version: '1.0'
servers:
  - url: https://api.example.com
paths:
  /greeting:
    get:
      operationId: getGreeting
      summary: ${scalar(operation)}
      tags: [${scalar(tag)}]
      responses:
        '200':
          description: ${scalar(answer)}
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Greeting' }
              example: { text: ${scalar(greeting)} }
components:
  schemas:
    Greeting:
      type: object
      required: [text]
      properties:
        text:
          type: string
          description: ${scalar(field)}
`
