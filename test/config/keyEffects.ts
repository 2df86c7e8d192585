import { SPEC } from '../site.ts'

type Files = Record<string, string>

/** What a key is added to, and how it is written; `site` stands without the key, too. */
export type KeyEffect = string | { site?: string; with: string; files?: Files }

const DOC = `# A

The first sentence. [Home](/) ![Dot](/dot.svg) {{product}} {{brand}} $x^2$ H~2~O [tel](app:1)

## Two

### Three

#### Four

\`\`\`mermaid
graph TD; A-->B
\`\`\`

::embed[Film]{url=https://www.youtube.com/watch?v=abcdefghijk}

[Key](term:key)
`

/** The pages that most keys change. */
export const FILES: Files = {
  'content/index.md': '# Home\n',
  'content/docs/a.md': DOC,
  'content/docs/b.md': '# B\n\nText.\n',
  'content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** What keys of these names need besides. */
export const MORE_FILES: [key: RegExp, files: Files][] = [
  [
    /^languages|^apis/,
    {
      'content/de/docs/a.md': '# A\n\nDeutsch.\n',
      'openapi/offers.yaml': SPEC.replace('description: The offers.', 'description: "[More](more.html)"'),
      'openapi/de.yaml': SPEC.replace('List offers', 'Angebote'),
    },
  ],
  [/^versions|^apis/, { 'content/docs/1.0/a.md': '# Old\n', 'content/old/a.md': '# Older\n' }],
  [/^glossary/, { 'content/terms/key.md': '# Key\n\nA secret.\n' }],
  [/^blogs/, { 'content/news/2026-01-02-hello.md': '# Hello\n\nText.\n' }],
  [/^sidebars/, { 'content/terms/key.md': '# Key\n\nA secret.\n' }],
  [/^theme/, { 'content/own.css': 'a { color: red }', 'content/f.woff2': 'wOF2' }],
]

const LINK = '{ label: L, to: /docs/a/ }'

/** A link at each place of the configuration that has some. */
const links = (path: string, write: (item: string) => string): Record<string, KeyEffect> => ({
  [`${path}label`]: { site: write(LINK), with: write('{ label: M, to: /docs/a/ }') },
  [`${path}to`]: { site: write(LINK), with: write('{ label: L, to: /docs/b/ }') },
  [`${path}href`]: { site: write(LINK), with: write('{ label: L, href: "https://a.example/" }') },
  [`${path}sidebar`]: {
    site: `sidebars: { s: { items: [docs/b.md] } }\n${write(LINK)}`,
    with: `sidebars: { s: { items: [docs/b.md] } }\n${write('{ label: L, sidebar: s }')}`,
  },
})

const bar = (more: string): string => `announcement: { id: a, text: T${more} }`
const languages = (more: string): string =>
  `tagline: T\nnavigation: [{ label: L, to: / }]\napis: [{ spec: openapi/offers.yaml, route: /api/ }]\nlanguages: [{ code: en, label: English }, { code: de, label: Deutsch${more} }]`
const api = (more: string): string =>
  `versions: [{ id: "2", to: /docs/ }, { id: "1", to: /docs/1.0/ }]\napis: [{ spec: openapi/offers.yaml, route: /api/${more} }]`
const versions = (more: string): string => `versions: [{ id: two, to: /docs/ }, { id: one, to: /docs/1.0/${more} }]`
const blog = (more: string): string => `blogs: [{ folder: news, title: N${more} }]`
const sidebar = (more: string): string => `sidebars: { s: { items: [docs/a.md]${more} } }`
const head = (entry: string): string => `head: [{ ${entry} }]`
const SCRIPT = 'script: https://c.example/a.js'
const STYLE = 'style: https://c.example/a.css'

const inAnalytics = (service: string, key: string, [one, other]: [string, string]): Record<string, KeyEffect> => ({
  [`analytics.${service}.${key}`]: {
    site: `analytics: { ${service}: { ${one} } }`,
    with: `analytics: { ${service}: { ${other} } }`,
  },
})

const ofFont = (use: string): Record<string, KeyEffect> => {
  const font = (file: string): string => `theme: { fonts: { ${use}: [${file}] } }`
  return {
    [`theme.fonts.${use}.file`]: font('{ file: /f.woff2 }'),
    [`theme.fonts.${use}.weight`]: { site: font('{ file: /f.woff2 }'), with: font('{ file: /f.woff2, weight: 400 }') },
    [`theme.fonts.${use}.style`]: { site: font('{ file: /f.woff2 }'), with: font('{ file: /f.woff2, style: italic }') },
  }
}

/** Each key of `site.yaml` whose value is no mapping or list of mappings, and a value that changes the output. */
export const SITE_EFFECTS: Record<string, KeyEffect> = {
  title: { site: '', with: 'title: Other' },
  brand: 'brand: Acme',
  tagline: 'tagline: Say it.',
  url: { with: 'url: https://other.example.com' },
  baseUrl: 'baseUrl: /portal/',
  language: 'language: de',
  'languages.code': { site: languages(''), with: languages('').replace('code: de', 'code: fr') },
  'languages.label': { site: languages(''), with: languages('').replace('Deutsch', 'German') },
  'languages.title': { site: languages(''), with: languages(', title: Portal auf Deutsch') },
  'languages.tagline': { site: languages(''), with: languages(', tagline: Sag es') },
  'languages.announcement.id': {
    site: languages(', announcement: { id: a, text: T }'),
    with: languages(', announcement: { id: b, text: T }'),
  },
  'languages.announcement.text': {
    site: languages(', announcement: { id: a, text: T }'),
    with: languages(', announcement: { id: a, text: U }'),
  },
  'languages.announcement.dismissible': {
    site: languages(', announcement: { id: a, text: T }'),
    with: languages(', announcement: { id: a, text: T, dismissible: false }'),
  },
  ...links('languages.announcement.link.', (item) => languages(`, announcement: { id: a, text: T, link: ${item} }`)),
  'languages.apis': {
    site: languages(''),
    with: languages(', apis: { offers: openapi/de.yaml, openapi/offers.yaml: openapi/de.yaml }'),
  },
  'languages.labels': { site: languages(''), with: languages(', labels: { L: Lesen }') },
  texts: 'texts: { en: { page: { skip: Jump } } }',
  trailingSlash: 'trailingSlash: false',
  variables: 'variables: { product: Thing }',
  'logo.light': 'logo: { light: /dot.svg }',
  'logo.dark': {
    site: 'logo: { light: /dot.svg }',
    with: 'logo: { light: /dot.svg, dark: /dark.svg }',
    files: { 'content/dark.svg': '<svg/>' },
  },
  'logo.alt': { site: 'logo: { light: /dot.svg }', with: 'logo: { light: /dot.svg, alt: Dot }' },
  favicon: 'favicon: /dot.svg',
  image: 'image: /dot.png',
  lead: { with: 'lead: true', files: { 'content/docs/c.md': '---\ndescription: Lead.\n---\n\n# C\n' } },
  'announcement.id': { site: bar(''), with: 'announcement: { id: b, text: T }' },
  'announcement.text': { site: bar(''), with: 'announcement: { id: a, text: U }' },
  'announcement.dismissible': { site: bar(''), with: bar(', dismissible: false') },
  ...links('announcement.link.', (item) => bar(`, link: ${item}`)),
  'colorMode.default': 'colorMode: { default: dark }',
  'colorMode.respectSystem': 'colorMode: { respectSystem: true }',
  'colorMode.switch': 'colorMode: { switch: false }',
  ...ofFont('text'),
  ...ofFont('display'),
  ...ofFont('code'),
  'head.script': head(SCRIPT),
  'head.code': head('code: one()'),
  'head.style': head(STYLE),
  'head.link': head('link: { rel: me, href: "https://a.example/" }'),
  'head.meta': head('meta: { name: a, content: b }'),
  'head.attributes': { site: head(SCRIPT), with: head(`${SCRIPT}, attributes: { async: "" }`) },
  'head.scripts': { site: head(SCRIPT), with: head(`${SCRIPT}, scripts: ["https://d.example"]`) },
  'head.styles': { site: head(SCRIPT), with: head(`${SCRIPT}, styles: ["https://d.example"]`) },
  'head.connect': { site: head(SCRIPT), with: head(`${SCRIPT}, connect: ["https://d.example"]`) },
  'head.frame': { site: head(SCRIPT), with: head(`${SCRIPT}, frame: ["https://d.example"]`) },
  'head.font': { site: head(STYLE), with: head(`${STYLE}, font: ["https://d.example"]`) },
  ...inAnalytics('plausible', 'domain', ['domain: a.example', 'domain: b.example']),
  ...inAnalytics('plausible', 'host', ['domain: a.example', 'domain: a.example, host: "https://p.example"']),
  ...inAnalytics('umami', 'id', ['id: a', 'id: b']),
  ...inAnalytics('umami', 'host', ['id: a', 'id: a, host: "https://p.example"']),
  ...inAnalytics('matomo', 'host', ['host: "https://m.example", site: 1', 'host: "https://n.example", site: 1']),
  ...inAnalytics('matomo', 'site', ['host: "https://m.example", site: 1', 'host: "https://m.example", site: 2']),
  ...inAnalytics('google', 'id', ['id: a', 'id: b']),
  'analytics.consent': {
    site: 'analytics: { google: { id: a } }',
    with: 'analytics: { google: { id: a }, consent: true }',
  },
  'versions.id': { site: versions(''), with: versions('').replace('id: one', 'id: zero') },
  'versions.label': { site: versions(''), with: versions(', label: First') },
  'versions.to': { site: versions(''), with: versions('').replace('/docs/1.0/', '/old/') },
  'versions.banner': { site: versions(''), with: versions(', banner: old') },
  ...links('navigation.', (item) => `navigation: [${item}]`),
  'navigation.position': {
    site: 'navigation: [{ label: L, to: /docs/a/ }, { label: M, to: / }]',
    with: 'navigation: [{ label: L, to: /docs/a/, position: right }, { label: M, to: / }]',
  },
  ...links('footer.', (item) => `footer: [${item}]`),
  ...links('footer.items.', (item) => `footer: [{ title: T, items: [${item}] }]`),
  'footer.title': {
    site: 'footer: [{ title: T, items: [{ label: L, to: / }] }]',
    with: 'footer: [{ title: U, items: [{ label: L, to: / }] }]',
  },
  social: 'social: [https://github.com/acme]',
  editUrl: 'editUrl: https://a.example/{path}',
  feedback: 'feedback: docs@example.com',
  'feedback.yes': {
    site: 'feedback: { yes: "https://a.example/", no: "https://c.example/" }',
    with: 'feedback: { yes: "https://b.example/", no: "https://c.example/" }',
  },
  'feedback.no': {
    site: 'feedback: { yes: "https://a.example/", no: "https://c.example/" }',
    with: 'feedback: { yes: "https://a.example/", no: "https://b.example/" }',
  },
  openIn: 'openIn: { Chat: "https://a.example/{url}" }',
  'sidebars.label': { site: sidebar(''), with: sidebar(', label: Label') },
  'sidebars.items': { site: sidebar(''), with: sidebar('').replace('a.md', 'b.md') },
  'sidebars.routes': { site: sidebar(''), with: sidebar(', routes: [/terms/]') },
  'apis.spec': { site: api(''), with: api('').replace('offers.yaml', 'de.yaml') },
  'apis.route': { site: api(''), with: api('').replace('/api/', '/reference/') },
  'apis.primaryColor': { site: api(''), with: api(', primaryColor: "#123456"') },
  'apis.linkBase': { site: api(''), with: api(', linkBase: "https://a.example/"') },
  'apis.pages': { site: api(''), with: api(', pages: operations') },
  'apis.version': { site: api(''), with: api(', version: "1"') },
  glossary: 'glossary: terms',
  glossaryPage: {
    site: 'glossary: terms\nsidebars: { s: { items: [docs/a.md, docs/b.md] } }',
    with: 'glossary: terms\nglossaryPage: docs/a.md\nsidebars: { s: { items: [docs/a.md, docs/b.md] } }',
  },
  redirects: 'redirects: { /old/: /docs/a/ }',
  healthcheck: 'healthcheck: /health/',
  'blogs.folder': blog(''),
  'blogs.route': { site: blog(''), with: blog(', route: /posts/') },
  'blogs.title': { site: blog(''), with: blog('').replace('title: N', 'title: Posts') },
  'blogs.description': { site: blog(''), with: blog(', description: All.') },
  'toc.min': 'toc: { min: 3 }',
  'toc.max': 'toc: { max: 4 }',
  'markdown.subSup': 'markdown: { subSup: true }',
  'images.zoom': 'images: { zoom: true }',
  includes: {
    with: 'includes: [../snippets]',
    files: { 'content/docs/c.md': '# C\n\n```js file=../../../snippets/a.js\n```\n', '../snippets/a.js': 'one()' },
  },
  embeds: 'embeds: [youtube]',
  math: 'math: true',
  'links.allowSchemes': 'links: { allowSchemes: [app] }',
}

/** Keys that change what is checked, or what tools draw, each with a test of what it changes. */
export const SHOWN_ELSEWHERE: Record<string, string> = {
  lenient: 'engine/lenient.test.ts',
  editor: 'engine/live.test.ts',
  lastUpdated: 'render/lastModified.test.ts',
  contributors: 'render/history.test.ts',
  mermaid: 'pipeline/drawDiagrams.test.ts',
  'links.ignore': 'check/externalProblems.test.ts',
  'links.allowPrivate': 'cli/commandLines.ts',
  'assets.scripts': 'assets/activeContent.test.ts',
  'images.widths': 'pipeline/smallPictures.test.ts',
  'images.formats': 'pipeline/smallPictures.test.ts',
  'theme.radius': 'pipeline/ownStyles.test.ts',
  'theme.width': 'pipeline/ownStyles.test.ts',
  'theme.density': 'engine/look/theme.test.ts',
  'theme.css': 'pipeline/ownStyles.test.ts',
  'theme.fonts.subset': 'pipeline/subsetFonts.test.ts',
}
