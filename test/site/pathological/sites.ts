import { config, type Files, WITH_API } from '../../site.ts'

/** A site that grows with a number, and the number at which it has to be read and checked in time. */
export type PathologicalSite = { name: string; size: number; filesOf: (size: number) => Files }

const times = <T>(size: number, make: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => make(index))

const page = (text: string): Files => ({ 'content/a.md': `# A\n\n${text}` })

const inConfig = (more: string): Files => ({ 'content/site.yaml': config(more) })

const pages = (size: number): Files =>
  Object.fromEntries(times(size, (i) => [`content/p/page-${i}.md`, `# P${i}\n\nText.`]))

const api = (document: object): Files => ({
  'content/site.yaml': WITH_API,
  'openapi/offers.yaml': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {},
    ...document,
  }),
})

const schemas = (size: number, make: (index: number) => object): object => ({
  components: { schemas: Object.fromEntries(times(size, (index) => [`S${index}`, make(index)])) },
})

const SITES: [string, number, (size: number) => Files][] = [
  ['letters in a word', 5_000_000, (n) => page('a'.repeat(n))],
  ['words of the search', 50_000, (n) => page(times(n, (i) => `word${i}`).join(' '))],
  ['one long word of the search', 1_000_000, (n) => page('a'.repeat(n))],
  ['links to missing pages', 3000, (n) => page(times(n, (i) => `[a](missing-${i}.md)\n\n`).join(''))],
  [
    'links to missing pages among many',
    1500,
    (n) => ({ ...pages(n), ...page(times(n, (i) => `[a](p/no-${i}.md)\n\n`).join('')) }),
  ],
  [
    'missing pages of a sidebar among many',
    1500,
    (n) => ({ ...pages(n), ...inConfig(`sidebars: { a: { items: [${times(n, (i) => `p/no-${i}.md`).join()}] } }\n`) }),
  ],
  ['links to missing anchors', 3000, (n) => page(times(n, (i) => `[a](#missing-${i})\n\n`).join(''))],
  [
    'terms of a glossary',
    1000,
    (n) => ({
      'content/site.yaml': config('glossary: terms\n'),
      ...Object.fromEntries(times(n, (i) => [`content/terms/term-${i}.md`, `# Term ${i}\n\nText.`])),
      ...page(times(n, (i) => `[a](term:term-${i})\n\n`).join('')),
    }),
  ],
  [
    'pages',
    1000,
    (n) => Object.fromEntries(times(n, (i) => [`content/p/${i}.md`, `# P${i}\n\n[a](${(i + 1) % n}.md)`])),
  ],
  [
    'keys of front matter',
    50_000,
    (n) => ({ 'content/a.md': `---\n${times(n, (i) => `k${i}: a\n`).join('')}---\nText.` }),
  ],
  ['tags of a page', 1000, (n) => ({ 'content/a.md': `---\ntags: [${times(n, (i) => `t${i}`).join()}]\n---\nText.` })],
  ['keys of the configuration', 10_000, (n) => inConfig(`variables: { ${times(n, (i) => `a${i}: b`).join()} }\n`)],
  ['unknown keys', 3000, (n) => inConfig(times(n, (i) => `titel${i}: b\n`).join(''))],
  ['items of a sidebar', 3000, (n) => inConfig(`sidebars: { a: { items: [${times(n, () => 'index.md').join()}] } }\n`)],
  ['redirects', 3000, (n) => inConfig(`redirects: { ${times(n, (i) => `/r${i}/: /`).join()} }\n`)],
  ['aliases in YAML', 1000, (n) => inConfig(`variables: { a: &a b, ${times(n, (i) => `c${i}: *a`).join()} }\n`)],
  [
    'nested lists in YAML',
    10_000,
    (n) => ({ 'content/a.md': `---\ntags: ${'['.repeat(n)}${']'.repeat(n)}\n---\nText.` }),
  ],
  ['references in a row', 1000, (n) => api(schemas(n, (i) => ({ $ref: `#/components/schemas/S${i + 1}` })))],
  [
    'schemas in one another',
    200,
    (n) =>
      api(
        schemas(n, (i) => ({
          properties: {
            a: { $ref: `#/components/schemas/S${(i + 1) % n}` },
            b: { $ref: `#/components/schemas/S${(i + 7) % n}` },
          },
        })),
      ),
  ],
  ['values of an enum', 10_000, (n) => api(schemas(1, () => ({ enum: times(n, (i) => `v${i}`) })))],
  ['names that are required twice', 20_000, (n) => api(schemas(1, () => ({ required: times(n, () => 'a') })))],
  [
    'fields that require one another',
    2000,
    (n) =>
      api(
        schemas(1, () => ({ dependentRequired: Object.fromEntries(times(n, (i) => [`a${i}`, [`a${(i + 1) % n}`]])) })),
      ),
  ],
  ['alternatives', 1000, (n) => api(schemas(1, () => ({ oneOf: times(n, (i) => ({ const: i })) })))],
  ['tags of a document', 1000, (n) => api({ tags: times(n, (i) => ({ name: `t${i}` })) })],
  [
    'properties of a schema',
    20_000,
    (n) => api(schemas(1, () => ({ properties: Object.fromEntries(times(n, (i) => [`p${i}`, { type: 'string' }])) }))),
  ],
  [
    'operations with a tag each',
    2000,
    (n) => api({ paths: Object.fromEntries(times(n, (i) => [`/p${i}`, { get: { tags: [`t${i}`], responses: {} } }])) }),
  ],
  [
    'parameters with two faults each',
    2000,
    (n) =>
      api({
        paths: Object.fromEntries(
          times(n, (i) => [`/p${i}`, { get: { parameters: [{ name: 'a', in: 'qery', schema: { type: 'strin' } }] } }]),
        ),
      }),
  ],
  ['servers', 1000, (n) => api({ servers: times(n, (i) => ({ url: `https://a${i}.example` })) })],
  ['a long description', 100_000, (n) => api({ info: { title: 'A', version: '1', description: '*a '.repeat(n) } })],
]

export const PATHOLOGICAL_SITES: readonly PathologicalSite[] = SITES.map(([name, size, filesOf]) => ({
  name,
  size,
  filesOf,
}))
