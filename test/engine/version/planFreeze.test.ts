import { expect, test } from 'vitest'
import { freezingOf } from '../../../src/engine/version/freezing.ts'
import { type FreezePlan, planFreeze } from '../../../src/engine/version/planFreeze.ts'
import { route } from '../../../src/model/route.ts'
import { config, type Files, SPEC, site } from '../../site.ts'

async function frozen(files: Files, next?: string): Promise<{ plan: FreezePlan; after: Files }> {
  const { site: built, problems } = await site(files)
  expect(problems).toBe('')
  const sources = {
    files: Object.keys(files).filter((path) => path.startsWith('content/docs/')),
    config: files['content/site.yaml'] ?? '',
    textOf: (path: string) => files[path],
    included: (path: string) => files[path],
  }
  const plan = planFreeze(freezingOf(built, built.config.versions[0], route('docs'), '1.0'), sources, next)
  const copies = plan.files.map((file) => [file.path, file.kind === 'text' ? file.text : (files[file.source] ?? '')])
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
