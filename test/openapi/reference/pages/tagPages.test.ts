import { expect, test } from 'vitest'
import { site } from '../../../site.ts'

const many = <T>(count: number, of: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => of(index))

const reference = (document: object) =>
  site({
    'content/site.yaml': `title: Portal
url: https://developer.example.com
apis: [{ spec: openapi/a.json, route: /api/, pages: tags }]
`,
    'openapi/a.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...document }),
  })

const tagged = (...tags: string[]) => ({ get: { tags, responses: { 200: { description: 'Fine' } } } })

test('a tag without a name is that of the operations without tags', async () => {
  const { text, problems } = await reference({
    tags: [{ name: '', description: 'Of no kind.' }, { name: ' Cats ' }, { name: 'Dogs', 'x-displayName': '' }],
    paths: { '/a': tagged(''), '/b': { get: { ...tagged().get } }, '/c': tagged('Cats'), '/d': tagged('Dogs') },
  })
  expect(problems).toBe('')
  const lines = text('/api/operations/').split('\n')
  expect(lines.filter((line) => /^#{2,3} |Of no/.test(line))).toEqual([
    '## Operations',
    'Of no kind.',
    '### GET /a',
    '### GET /b',
  ])
  expect([text('/api/cats/'), text('/api/dogs/')]).toEqual([
    expect.stringContaining('## Cats\n\n### GET /c'),
    expect.stringContaining('## Dogs\n\n### GET /d'),
  ])
})

test('tags that differ in case or punctuation only have a page each', async () => {
  const names = ['Pets', 'pets', 'pets!', 'pets?']
  const { text, site: built } = await reference({
    paths: Object.fromEntries(names.map((name, index) => [`/${index}`, tagged(name)])),
  })
  const routes = ['/api/pets/', '/api/pets-2/', '/api/pets-3/', '/api/pets-4/']
  expect([...built.routes.keys()].filter((route) => route.startsWith('/api/p'))).toEqual(routes)
  expect(routes.map((route) => /^# (.*)/.exec(text(route))?.[1])).toEqual(['Pets', 'pets', 'pets!', 'pets?'])
})

test('a heading over tags leads to these', async () => {
  const { text, problems } = await reference({
    paths: { '/a': tagged('Cats'), '/b': tagged('Dogs') },
    'x-tagGroups': [
      { name: 'Pets', tags: ['Cats', 'Dogs'] },
      { name: 'Others', tags: [] },
    ],
  })
  expect(problems).toBe('')
  expect(text('/api/pets/').split('\n\n').slice(2)).toEqual([
    '## [Pets](https://developer.example.com/api/pets/#tag-x-tagGroups.0)',
    '## [Cats](https://developer.example.com/api/cats/)',
    '- [GET /a](https://developer.example.com/api/cats/#operation-get-a)',
    '## [Dogs](https://developer.example.com/api/dogs/)',
    '- [GET /b](https://developer.example.com/api/dogs/#operation-get-b)\n',
  ])
})

test('the text of a tag, and its list of operations that are elsewhere, are continued on other pages', async () => {
  const {
    html,
    text,
    site: built,
    problems,
  } = await reference({
    tags: [
      { name: 'A' },
      { name: 'B', description: many(20, (part) => `## Part ${part}\n\n${'Many words. '.repeat(4000)}`).join('\n\n') },
    ],
    paths: Object.fromEntries(many(1300, (index) => [`/p${index}`, tagged('A', 'B')])),
  })
  expect(problems).not.toContain('error')
  const routes = [...built.routes.keys()].filter((route) => route.startsWith('/api/b/'))
  expect(routes.length).toBeGreaterThan(2)
  for (const route of routes) expect(html(route).length).toBeLessThan(700_000)
  expect(text('/api/b/')).toMatch(/\[Part \d+\]\(https:\/\/developer.example.com\/api\/b\/more-1\//)
  const pages = routes.map((route) => text(route)).join('\n')
  for (const part of ['# Part 19', '[GET /p1299](']) expect(pages).toContain(part)
})
