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
]

/** How many places there are in Markdown, front matter, the configuration and an API document. */
export const SINKS = IN_MARKDOWN.length + 12 + 16 + 22

/**
 * A site in which payloads stand in every place.
 * @param inFrame those of the configuration, which are shown on every page
 */
export function hostileSite(payloads: Payload[], inFrame = payloads): Files {
  return {
    'content/site.yaml': configOf(inFrame),
    'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/terms/offer.md': `---\ntitle: Offer\ndescription: ${quoted(joined(payloads))}\n---\nText.`,
    'content/authors.yaml': `a: ${JSON.stringify({ name: 'A' })}\n`,
    ...Object.fromEntries(payloads.flatMap(pagesOf)),
    'openapi/x.json': documentOf(payloads),
  }
}

const joined = (payloads: Payload[]): string => payloads.map(({ text }) => text).join(' ')

function pagesOf({ name, text }: Payload): [string, string][] {
  const body = `# ${onOneLine(text)}\n\n${IN_MARKDOWN.map((sink) => sink(text)).join('\n\n')}\n`
  const q = quoted(text)
  const front = `title: ${q}\ndescription: ${q}\ntags: [${q}]\nkeywords: [${q}]\nauthors: [${q}]\nsidebar: { label: ${q} }\nimage: ${q}\nnext: ${q}`
  const hero = `layout: landing\nhero: { title: ${q}, text: ${q}, tagline: ${q}, image: { src: /img/x.svg, alt: ${q} }, actions: [{ label: ${q}, to: ${q} }, { label: ${q}, to: / }] }\nfeatures: [{ title: ${q}, details: ${q}, to: ${q} }]`
  const toml = `title = ${q}\ndescription = ${q}`
  return [
    [`content/docs/${name}.md`, `${body}`],
    [`content/docs/${name}-front.md`, `---\n${front}\n---\nText.\n`],
    [`content/docs/${name}-hero.md`, `---\n${hero}\n---\nText.\n`],
    [`content/docs/${name}-toml.md`, `+++\n${toml}\n+++\nText.\n`],
    [`content/news/2026-01-01-${name}.md`, `---\ntitle: ${q}\nauthor: ${q}\n---\n${onOneLine(text)}\n`],
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
    redirects: Object.fromEntries(payloads.map(({ text }) => [`/moved/${text}`, '/'])),
    apis: [{ spec: 'openapi/x.json', route: '/api/' }],
  }
  return quoted('').length === 2 ? JSON.stringify(value).replace(/[^ -~]/g, (each) => quoted(each).slice(1, -1)) : ''
}

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
      license: { name: all, url: all },
    },
    servers: payloads
      .map(({ text }) => ({ url: text, description: text }))
      .concat({ url: 'https://api.example.com', description: '' }),
    tags: payloads.map(({ text }) => ({
      name: text,
      description: text,
      externalDocs: { url: text, description: text },
    })),
    paths: Object.fromEntries(payloads.map((payload) => [`/${payload.name}/{id}`, { post: operationOf(payload) }])),
    components: {
      schemas,
      securitySchemes: Object.fromEntries(
        payloads.map(({ name, text }) => [name, { type: 'apiKey', in: 'header', name: text, description: text }]),
      ),
    },
  }
  return JSON.stringify(value).replace(/[^ -~]/g, (each) => quoted(each).slice(1, -1))
}

const schemaOf = (text: string): object => ({
  ...{ title: text, description: text, type: 'object', 'x-note': text, required: [text] },
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
    ...{ operationId: `${name}${text}`, summary: text, description: text, tags: [text], security: [{ [name]: [] }] },
    parameters: [
      { name: 'id', in: 'path', required: true, description: text, schema: { type: 'string' }, example: text },
      { name: text, in: 'query', description: text, schema: { type: 'string', enum: [text] }, example: text },
      { name: `X-${text}`, in: 'header', description: text, schema: { type: 'string', default: text } },
    ],
    requestBody: { description: text, content: { 'application/json': { schema, examples }, [text]: { schema } } },
    responses: {
      200: {
        description: text,
        headers: { [text]: { description: text, schema: { type: 'string' } } },
        content: { 'application/json': { schema, examples } },
      },
    },
  }
}
