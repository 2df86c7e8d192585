import { expect, test } from 'vitest'
import { freezingOf } from '../../../src/engine/version/freezing.ts'
import { type FreezePlan, planFreeze } from '../../../src/engine/version/planFreeze.ts'
import { route } from '../../../src/model/route.ts'
import { blocksOf } from '../../../src/translations/blocks.ts'
import { config, type Files, SPEC, site } from '../../site.ts'

async function frozen(files: Files, next?: string, from = route('docs')): Promise<{ plan: FreezePlan; after: Files }> {
  const { site: built, problems } = await site(files)
  expect(problems).toBe('')
  const sources = {
    filesIn: (folder: string) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
    config: files['content/site.yaml'] ?? '',
    textOf: (path: string) => files[path],
    included: (path: string) => files[path],
  }
  const plan = planFreeze(freezingOf(built, built.config.versions[0], from, '1.0'), sources, next)
  const copies = [
    ...plan.files.map((file) => [file.path, file.kind === 'text' ? file.text : (files[file.source] ?? '')]),
    ...plan.records.map(({ path, text }) => [path, text]),
  ]
  return { plan, after: { ...files, ...Object.fromEntries(copies), 'content/site.yaml': plan.config } }
}

const textOf = async (page: string, more: Files = {}): Promise<string | undefined> => {
  const files = { ...SITE, ...more, 'content/docs/a/page.md': page }
  const { after } = await frozen(files)
  expect((await site(after)).problems).toBe('')
  return after['content/docs/1.0/a/page.md']
}

const SITE: Files = {
  'content/site.yaml': config('apis: [{ spec: openapi/offers.yaml, route: /api/ }]\nglossary: docs/terms\n'),
  'content/about.md': '# About\n',
  'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/docs/index.md': '# Docs\n',
  'content/docs/guide.md': '# Guide\n\n## Part\n',
  'content/docs/y.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/docs/terms/offer.md': '# Offer\n\nWhat is offered.\n',
  'openapi/offers.yaml': SPEC,
}

test.each([
  ['[a](../guide.md#part)', '[a](../guide.md#part)'],
  ['[a](/docs/guide/#part)', '[a](/docs/1.0/guide/#part)'],
  ['[a](/docs/guide.md)', '[a](/docs/1.0/guide.md)'],
  ['[a](../../about.md)', '[a](../../../about.md)'],
  ['[a](/about/)', '[a](/about/)'],
  ['![a](../../img/x.svg)', '![a](../../../img/x.svg)'],
  ['![a](../y.svg)', '![a](../y.svg)'],
  ['<a href="/docs/guide/">a</a>', '<a href="/docs/1.0/guide/">a</a>'],
  ['[a][b]\n\n[b]: /docs/guide/', '[a][b]\n\n[b]: /docs/1.0/guide/'],
  ['[a](/api/#operation-listOffers)', '[a](/api/1.0/#operation-listOffers)'],
  ['[a](/api/openapi.json)', '[a](/api/1.0/openapi.json)'],
  ['[a](api:listOffers) [b](term:offer)', '[a](api:listOffers) [b](term:offer)'],
  ['`[a](/docs/guide/)` [a](/docs/guide/)', '`[a](/docs/guide/)` [a](/docs/1.0/guide/)'],
])('of %s remains %s', async (written, expected) => {
  expect(await textOf(`# Page\n\n${written}\n`)).toBe(`# Page\n\n${expected}\n`)
})

test('old addresses of a page lead to its latest version alone', async () => {
  const page = '---\ntitle: Page\naliases:\n  - /old/\nnext: /docs/guide/\n---\n\nText.\n'
  expect(await textOf(page)).toBe('---\ntitle: Page\nnext: /docs/1.0/guide/\n---\n\nText.\n')
})

test('what pages include is copied, with what that includes', async () => {
  const parts = {
    'content/_parts/note.md': 'See [about](../about.md), [guide](/docs/guide/).\n\n:::include{file=more.md}\n',
    'content/_parts/more.md': 'More.\n',
    'content/docs/_own.md': 'Own [guide](guide.md).\n',
    'src/client.js': 'connect()\n',
  }
  const page =
    '# Page\n\n:::include{file=/content/_parts/note.md}\n\n:::include{file=../_own.md}\n\n```js file=/src/client.js\n```\n'
  const { after } = await frozen({ ...SITE, ...parts, 'content/docs/a/page.md': page })
  const folder = 'content/docs/1.0/_included'
  expect(after['content/docs/1.0/a/page.md']).toBe(
    page.replace('/content/_parts', `/${folder}/content/_parts`).replace('/src', `/${folder}/src`),
  )
  expect(after[`${folder}/content/_parts/note.md`]).toBe(
    `See [about](/about.md), [guide](/docs/1.0/guide/).\n\n:::include{file=/${folder}/content/_parts/more.md}\n`,
  )
  expect(after[`${folder}/src/client.js`]).toBe('connect()\n')
  expect((await site(after)).problems).toBe('')
})

test('a document is copied with the files that it refers to', async () => {
  const spec = SPEC.replace("$ref: '#/components/schemas/Offer'", '$ref: ./schemas/offer.yaml')
  const { plan, after } = await frozen({
    ...SITE,
    'openapi/offers.yaml': spec,
    'openapi/schemas/offer.yaml': 'type: object\n',
  })
  expect(plan.folders).toEqual(['content/docs/1.0', 'openapi/1.0'])
  expect(after['openapi/1.0/schemas/offer.yaml']).toBe('type: object\n')
  const { view, problems } = await site(after)
  expect(problems).toBe('')
  expect(view('/docs/1.0/guide/').versions).toMatchObject({ label: '1.0', banner: 'old', latest: { label: 'Current' } })
})

test('an older version in the folder is no part of the new one', async () => {
  const { after } = await frozen({
    ...SITE,
    'content/site.yaml': config('versions: [{ id: "2.0", to: /docs/ }, { id: "0.9", to: /docs/0.9/ }]\n'),
    'content/docs/0.9/index.md': '# Docs 0.9\n',
    'content/docs/guide.md': '# Guide\n\n[a](/docs/0.9/)\n',
    'content/docs/terms/offer.md': '# Offer\n',
  })
  expect(after['content/docs/1.0/0.9/index.md']).toBe(undefined)
  expect(after['content/docs/1.0/guide.md']).toBe('# Guide\n\n[a](/docs/0.9/)\n')
})

test('the only version of a site is frozen whole', async () => {
  const versions = config('versions: [{ id: "2.0", to: /docs/ }]\n')
  const { plan, after } = await frozen({ ...SITE, 'content/site.yaml': `${versions}glossary: docs/terms\n` }, '2.0')
  expect(plan.files.map(({ path }) => path)).toContain('content/docs/1.0/terms/offer.md')
  expect((await site(after)).view('/docs/1.0/guide/').versions).toMatchObject({ latest: { label: '2.0' } })
})

test('translations are frozen with what they translate', async () => {
  const languages = 'languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n'
  const { plan, after } = await frozen({
    ...SITE,
    'content/site.yaml': `${SITE['content/site.yaml']}${languages}`,
    'content/de/docs/guide.md':
      '# Anleitung\n\n[a](./index.md) [b](/docs/) [c](/de/docs/) [d](../../about.md) [e](/api/) ![f](y.svg)\n',
    'content/docs/index.de.md': '# Doku\n\n[a](guide.md)\n',
  })
  expect(plan.folders).toEqual(['content/docs/1.0', 'content/de/docs/1.0', 'openapi/1.0'])
  expect(after['content/de/docs/1.0/guide.md']).toBe(
    '# Anleitung\n\n[a](./index.md) [b](/docs/1.0/) [c](/de/docs/1.0/) [d](../../../about.md) [e](/api/1.0/) ![f](y.svg)\n',
  )
  const { view, problems } = await site(after)
  expect(problems).toBe('')
  expect(view('/de/docs/1.0/guide/')).toMatchObject({
    content: { title: 'Anleitung' },
    versions: { label: '1.0', latest: { label: 'Aktuell', href: '/de/docs/guide/' } },
    languages: { all: [{ href: '/docs/1.0/guide/' }, { href: '/de/docs/1.0/guide/' }] },
  })
})

test('links of a document to the documentation lead to the frozen version', async () => {
  const written = (guide: string, own: string, near: string): string =>
    SPEC.replace('description: The offers.', `description: "See [the guide](${guide}) and [all](${own})."`).replace(
      'summary: List offers',
      `description: |-\n        [About](/about/), [guide](${near}),\n        [here](#tag-Offers), [x](https://example.com/docs/guide/).`,
    )
  const { plan, after } = await frozen({
    ...SITE,
    'openapi/offers.yaml': written('/docs/guide/#part', '/api/', '../docs/guide/'),
  })
  expect(plan.left).toEqual([])
  expect(after['openapi/1.0/offers.yaml']).toBe(written('/docs/1.0/guide/#part', '/api/1.0/', '/docs/1.0/guide/'))
  expect((await site(after)).problems).toBe('')
})

test('what a translation includes from where its original does is frozen, too', async () => {
  const page = '# Page\n\n:::include{file=../_parts/a.md}\n\n:::include{file=_b.md}\n'
  const { plan, after } = await frozen({
    ...SITE,
    'content/site.yaml': `${SITE['content/site.yaml']}languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n`,
    'content/_parts/a.md': 'A.\n',
    'content/docs/_b.md': 'B.\n',
    'content/docs/page.md': page,
    'content/de/docs/page.md': page,
  })
  expect(plan.left).toEqual([])
  expect(after['content/de/docs/1.0/page.md']).toBe(
    '# Page\n\n:::include{file=/content/docs/1.0/_included/content/_parts/a.md}\n\n:::include{file=_b.md}\n',
  )
  const { text, problems } = await site(after)
  expect(problems).toBe('')
  expect(text('/de/docs/1.0/page/')).toContain('A.\n\nB.')
})

test('the API documents and labels of languages are frozen', async () => {
  const { after } = await frozen({
    ...SITE,
    'openapi/offers.de.yaml': SPEC,
    'content/site.yaml': `${SITE['content/site.yaml']}sidebars:
  docs: { label: Documentation, items: [{ folder: docs }, about.md] }
languages:
  - { code: en, label: English }
  - code: de
    label: Deutsch
    # Checked by the API team
    apis: { openapi/offers.yaml: openapi/offers.de.yaml }
    labels:
      Documentation: Dokumentation # the sidebar
`,
  })
  expect(after['content/site.yaml']?.split('languages:')[1]).toBe(`
  - { code: en, label: English }
  - code: de
    label: Deutsch
    # Checked by the API team
    apis: { openapi/1.0/offers.yaml: openapi/1.0/offers.de.yaml, openapi/offers.yaml: openapi/offers.de.yaml }
    labels:
      Documentation 1.0: Dokumentation 1.0
      Documentation: Dokumentation # the sidebar
versions:
  - { id: current, label: Current, to: /docs/ }
  - { id: "1.0", to: /docs/1.0/, banner: old }
`)
  expect((await site(after)).problems).toBe('')
})

test('a translation that is up to date stays so in the frozen version', async () => {
  const page = '# Guide\n\nSee [the docs](/docs/).\n\nAs it was.\n'
  const hashes = (text: string): string =>
    blocksOf(text)
      .map(({ hash }) => hash)
      .join(' ')
  const record = 'content/de/_translation.json'
  const { after } = await frozen({
    ...SITE,
    'content/site.yaml': `${SITE['content/site.yaml']}languages: [{ code: en, label: English }, { code: de, label: Deutsch }]\n`,
    'content/docs/guide.md': page,
    'content/de/docs/guide.md': '# Anleitung\n\nSiehe [die Doku](/docs/).\n\nWie es war.\n',
    [record]: JSON.stringify({ 'docs/guide.md': hashes(page) }),
  })
  expect(JSON.parse(after[record] ?? '')).toEqual({
    'docs/1.0/guide.md': hashes(page.replace('/docs/', '/docs/1.0/')),
    'docs/guide.md': hashes(page),
  })
  expect((await site(after)).problems).toBe('')
})

test('documentation that is the whole site is frozen without what belongs to no version', async () => {
  const { after } = await frozen(
    {
      'content/site.yaml': config(`blogs: [{ folder: news, title: News }]
languages: [{ code: en, label: English }, { code: de, label: Deutsch }]
sidebars: { main: { items: [index.md, guide.md, { to: /news/, label: News }] } }
`),
      'content/index.md':
        '# Home\n\n[a](guide.md) [b](/guide/) [c](news/2026-11-22-post.md) [d](/tags/) ![e](img/x.svg)\n',
      'content/guide.md': '---\ntags: [One]\n---\n\n# Guide\n\n[home](/)\n',
      'content/404.md': '# Lost\n',
      'content/tags.yaml': 'one:\n',
      'content/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/news/2026-11-22-post.md': '# Post\n',
      'content/de/index.md': '# Start\n\n[a](guide.md) [b](/news/)\n',
    },
    '2.0',
    route('/'),
  )
  const copies = Object.keys(after).filter((path) => path.includes('1.0'))
  expect(copies).toEqual([
    'content/1.0/index.md',
    'content/1.0/guide.md',
    'content/1.0/img/x.svg',
    'content/de/1.0/index.md',
  ])
  expect(after['content/1.0/index.md']).toBe(
    '# Home\n\n[a](guide.md) [b](/1.0/guide/) [c](../news/2026-11-22-post.md) [d](/tags/) ![e](img/x.svg)\n',
  )
  expect(after['content/de/1.0/index.md']).toBe('# Start\n\n[a](guide.md) [b](/news/)\n')
  expect(after['content/site.yaml']).toContain('      - 1.0/guide.md\n')
  const { view, problems } = await site(after, { withHome: false })
  expect(problems).toBe('')
  expect(view('/de/1.0/guide/').versions).toMatchObject({ label: '1.0', latest: { label: '2.0', href: '/de/guide/' } })
})
