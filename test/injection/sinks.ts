import type { Files } from '../site.ts'
import type { Payload } from './payloads.ts'

/** In quotes, and readable by every parser of YAML. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** The places of a page that a payload is put in; what it breaks is its own block. */
const IN_MARKDOWN: ((text: string) => string)[] = [
  (text) => text,
  (text) => `<div title="${text}">a</div>`,
  (text) => `<span>${onOneLine(text)}</span>`,
  (text) => `[a](${onOneLine(text)})`,
  (text) => `[a](<${onOneLine(text)}> "${onOneLine(text)}")`,
  (text) => `![${onOneLine(text)}](/img/x.svg "${onOneLine(text)}")`,
  (text) => `## ${onOneLine(text)} {#${onOneLine(text)}}`,
  (text) => `\`\`\`js ${onOneLine(text)} title="${onOneLine(text)}"\n${text}\n\`\`\``,
  (text) => `\`${onOneLine(text)}\``,
  (text) => `| ${onOneLine(text)} |\n| --- |\n| ${onOneLine(text)} |`,
  (text) => `a[^${onOneLine(text)}] b[^1]\n\n[^1]: ${onOneLine(text)}`,
  (text) => `:::note[${onOneLine(text)}]\n${text}\n:::`,
  (text) => `::::tabs{group="${onOneLine(text)}"}\n:::tab[${onOneLine(text)}]\n${text}\n:::\n::::`,
  (text) => `:::hero[${onOneLine(text)}]\n${onOneLine(text)}\n\n[${onOneLine(text)}](${onOneLine(text)})\n:::`,
  (text) => `:::request\n\`\`\`http\n${text}\n\`\`\`\n:::`,
  (text) => `:::file-tree\n- ${onOneLine(text)}\n:::`,
  (text) => `$${onOneLine(text)}$ and\n\n$$\n${text}\n$$`,
  (text) => `\`\`\`mermaid\ngraph TD; A["${onOneLine(text)}"]\n\`\`\``,
  (text) => `*[HTML]: ${onOneLine(text)}\n\nHTML ==${onOneLine(text)}== :${onOneLine(text)}:`,
  (text) => `Term ${onOneLine(text)}\n: ${onOneLine(text)}`,
  (text) => `[a](term:${onOneLine(text)}) [b](<api:${onOneLine(text)}>) {{payload}} [c]({{payload}})`,
  (text) => `[r]: ${onOneLine(text)} "${onOneLine(text)}"\n\n[r] ![r]`,
  (text) => `:::details[${onOneLine(text)}]{#${onOneLine(text)} open}\n${text}\n:::`,
  (text) => `:::quote[${onOneLine(text)}]\n${text}\n:::\n\n> [!NOTE] ${onOneLine(text)}\n> ${onOneLine(text)}`,
  (text) => `:::cards\n- **[${onOneLine(text)}](${onOneLine(text)})** ${onOneLine(text)}\n:::`,
  (text) => `:::steps\n1. ${onOneLine(text)}\n:::\n\n:::numbers\n- **${onOneLine(text)}** ${onOneLine(text)}\n:::`,
  (text) => `:::code-group\n\`\`\`js [${onOneLine(text)}]\n${text} // [!code ++]\n\`\`\`\n:::`,
  (text) => `::embed{url="https://demo.example.com/${onOneLine(text)}" title="${onOneLine(text)}"}`,
  (text) => `<Card title="${onOneLine(text)}" href={${onOneLine(text)}}>\n\n${text}\n\n</Card>`,
  (text) => `!!! note "${onOneLine(text)}"\n    ${onOneLine(text)}\n\n- [ ] ${onOneLine(text)}`,
  (text) =>
    `<!-- portalgen-ignore-next-line ${onOneLine(text)} -->\n[${onOneLine(text)}](gone.md){.${onOneLine(text)}}`,
  (text) => `[[${onOneLine(text)}]] <${onOneLine(text)}@example.com> https://example.com/${onOneLine(text)}`,
]

/** How many places there are in Markdown, front matter, the configuration and an API document. */
export const SINKS = IN_MARKDOWN.length + 14 + 24 + 62

/**
 * A site in which payloads stand in every place.
 * @param inFrame those of the configuration, which are shown on every page
 */
export function hostileSite(payloads: Payload[], inFrame = payloads): Files {
  return {
    'content/site.yaml': configOf(inFrame),
    'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/terms/offer.md': `---\ntitle: Offer\ndescription: ${quoted(joined(payloads))}\n---\nText.`,
    'content/authors.yaml': asJson({ a: { name: joined(payloads), title: joined(payloads), url: joined(payloads) } }),
    ...Object.fromEntries(payloads.flatMap(pagesOf)),
    'openapi/x.json': documentOf(payloads),
  }
}

const joined = (payloads: Payload[]): string => payloads.map(({ text }) => text).join(' ')

function pagesOf({ name, text }: Payload): [string, string][] {
  const body = `# ${onOneLine(text)}\n\n${IN_MARKDOWN.map((sink) => sink(text)).join('\n\n')}\n`
  const q = quoted(text)
  const front = `title: ${q}\ndescription: ${q}\ntags: [${q}]\nkeywords: [${q}]\nauthors: [${q}]\nsidebar: { label: ${q} }\nimage: ${q}\nnext: ${q}\nprevious: ${q}\nlastUpdated: ${q}`
  const hero = `layout: landing\nhero: { title: ${q}, text: ${q}, tagline: ${q}, image: { src: /img/x.svg, alt: ${q} }, actions: [{ label: ${q}, to: ${q} }, { label: ${q}, to: / }] }\nfeatures: [{ title: ${q}, details: ${q}, to: ${q} }]`
  const toml = `title = ${q}\ndescription = ${q}`
  return [
    [`content/docs/${name}.md`, `${body}`],
    [`content/docs/${name}-front.md`, `---\n${front}\n---\nText.\n`],
    [`content/docs/${name}-hero.md`, `---\n${hero}\n---\nText.\n`],
    [`content/docs/${name}-toml.md`, `+++\n${toml}\n+++\nText.\n`],
    [
      `content/news/2026-01-01-${name}.md`,
      `---\ntitle: ${q}\nauthors: [a, { name: ${q}, title: ${q}, url: ${q} }]\ndescription: ${q}\ntags: [${q}]\n---\n${onOneLine(text)}\n`,
    ],
    [`content/docs/files/${fileName(text)}.md`, 'Text.\n'],
  ]
}

const fileName = (text: string): string =>
  onOneLine(text)
    .replace(/[/\0\ud800-\udfff]/g, '_')
    .slice(0, 60)
    .replace(/^[._]+/, 'a') || 'a'

function configOf(payloads: Payload[]): string {
  const all = joined(payloads)
  const links = payloads.flatMap(({ text }) => [
    { label: text, to: '/' },
    { label: 'a', to: `/${text}` },
    { label: 'b', href: text },
    { label: text, href: `https://example.com/${text}` },
  ])
  const value = {
    ...{ title: all, brand: all, tagline: all, url: 'https://developer.example.com', variables: { payload: all } },
    ...{ logo: { light: '/img/x.svg', alt: all }, math: true, markdown: { subSup: true }, healthcheck: '/health/' },
    announcement: { id: all, text: all, link: { label: all, href: `https://example.com/${all}` } },
    navigation: [...links, { label: all, sidebar: 'docs' }],
    footer: [...links, { title: all, items: links }],
    head: payloads.flatMap(({ text }) => [
      { meta: { name: text, content: text } },
      { code: `var a = ${quoted(text)}` },
    ]),
    sidebars: {
      docs: {
        label: all,
        items: [{ category: all, description: all, route: '/all/', items: ['index.md'] }, { folder: 'docs' }],
      },
    },
    ...{ glossary: 'terms', blogs: [{ folder: 'news', title: all, description: all }] },
    versions: [
      { id: 'v2', label: all, to: '/' },
      { id: 'v1', label: all, to: '/old/', banner: 'old' },
    ],
    social: payloads.flatMap(({ text }) => [text, `https://github.com/${text}`]),
    editUrl: `https://example.com/${onOneLine(all).replace(/\s/g, '+')}/{path}`,
    feedback: {
      yes: `https://example.com/${all.replace(/\s/g, '+')}/{title}`,
      no: 'mailto:a@example.com?subject={title}',
    },
    openIn: Object.fromEntries(
      payloads.map(({ text }) => [text, `https://example.com/${text.replace(/\s/g, '+')}{url}`]),
    ),
    embeds: ['https://demo.example.com'],
    image: all,
    favicon: all,
    lead: true,
    theme: { colors: { primary: all }, fonts: { text: [{ file: '/f.woff2', weight: all }] } },
    texts: { en: { page: { details: all, tab: all }, callouts: { note: all }, 'search.open': all } },
    redirects: Object.fromEntries(payloads.map(({ text }) => [`/moved/${text}`, '/'])),
    apis: [{ spec: 'openapi/x.json', route: '/api/' }],
  }
  return asJson(value)
}

/** In ASCII, which every parser of YAML reads alike. */
const asJson = (value: object): string => JSON.stringify(value).replace(/[^ -~]/g, (each) => quoted(each).slice(1, -1))

function documentOf(payloads: Payload[]): string {
  const all = joined(payloads)
  const schemas = Object.fromEntries(payloads.map(({ name, text }) => [name, schemaOf(text)]))
  const value = {
    openapi: '3.1.0',
    info: {
      title: all,
      version: all,
      description: all,
      contact: { name: all, url: all },
      license: { name: all, url: all, identifier: all },
      summary: all,
      termsOfService: all,
      'x-logo': { url: all, altText: all, href: all, backgroundColor: all },
    },
    externalDocs: { url: all, description: all },
    'x-tagGroups': payloads.map(({ text }) => ({ name: text, tags: [text] })),
    servers: payloads
      .flatMap(({ text }) => [
        { url: text, description: text },
        { url: 'https://{a}.example.com', variables: { a: { default: text, enum: [text], description: text } } },
      ])
      .concat({ url: 'https://api.example.com', description: '' }),
    tags: payloads.map(({ text }) => ({
      name: text,
      description: text,
      summary: text,
      'x-displayName': text,
      externalDocs: { url: text, description: text },
    })),
    webhooks: Object.fromEntries(payloads.map((payload) => [payload.text, { post: operationOf(payload) }])),
    paths: Object.fromEntries(payloads.map((payload) => [`/${payload.name}/{id}`, { post: operationOf(payload) }])),
    components: {
      schemas,
      securitySchemes: Object.fromEntries(
        payloads.flatMap(({ name, text }) => [
          [name, { type: 'apiKey', in: 'header', name: text, description: text }],
          [`${name}-o`, { type: 'oauth2', description: text, flows: { password: flowOf(text), [text]: flowOf(text) } }],
          [`${name}-i`, { type: 'openIdConnect', openIdConnectUrl: text }],
          [`${name}-h`, { type: 'http', scheme: text, bearerFormat: text }],
        ]),
      ),
    },
  }
  return asJson(value)
}

const flowOf = (text: string): object => ({
  authorizationUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  scopes: { [text]: text },
})

const schemaOf = (text: string): object => ({
  ...{ title: text, description: text, type: 'object', 'x-note': text, required: [text] },
  ...{ externalDocs: { url: text, description: text }, $comment: text, 'x-additionalPropertiesName': text },
  discriminator: { propertyName: text, mapping: { [text]: text } },
  patternProperties: { [text]: { const: text, 'x-enumDescriptions': { [text]: text }, contentMediaType: text } },
  dependentRequired: { [text]: [text] },
  additionalProperties: {
    type: 'array',
    items: { enum: [text], 'x-enum-varnames': [text] },
    xml: { name: text, prefix: text },
  },
  properties: {
    [text]: {
      type: 'string',
      description: text,
      enum: [text, 'b'],
      default: text,
      example: text,
      pattern: text,
      format: text,
    },
  },
})

function operationOf({ name, text }: Payload): object {
  const schema = { $ref: `#/components/schemas/${name}` }
  const examples = { [text]: { summary: text, description: text, value: { [text]: text } } }
  return {
    ...{ operationId: `${name}${text}`, summary: text, description: text, tags: [text] },
    security: [{ [name]: [] }, { [`${name}-o`]: [text] }, { [`${name}-h`]: [] }],
    externalDocs: { url: text, description: text },
    servers: [{ url: text, description: text }],
    callbacks: { [text]: { [text]: { post: { summary: text, responses: { [text]: { description: text } } } } } },
    'x-badges': [{ name: text, color: text, position: text }],
    'x-codeSamples': [{ lang: text, label: text, source: text }],
    parameters: [
      { name: 'id', in: 'path', required: true, description: text, schema: { type: 'string' }, example: text },
      { name: text, in: 'query', description: text, schema: { type: 'string', enum: [text] }, example: text },
      { name: `X-${text}`, in: 'header', description: text, schema: { type: 'string', default: text } },
      {
        name: text,
        in: 'cookie',
        style: text,
        content: { [text]: { schema, examples: { a: { externalValue: text } } } },
      },
    ],
    requestBody: {
      description: text,
      content: {
        'application/json': { schema, examples },
        [text]: { schema },
        'multipart/form-data': { schema, encoding: { [text]: { contentType: text } } },
      },
    },
    responses: {
      200: {
        description: text,
        headers: { [text]: { description: text, schema: { type: 'string' } } },
        content: { 'application/json': { schema, examples } },
        links: {
          [text]: { operationRef: text, description: text, parameters: { [text]: text }, server: { url: text } },
        },
      },
    },
  }
}
