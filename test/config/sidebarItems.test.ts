import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'

const read = (item: string) =>
  readConfig({
    path: sourcePath('content/site.yaml'),
    text: `title: Portal\nurl: https://developer.example.com\nsidebars: { docs: { items: [${item}] } }`,
  })

test.each([
  ['{ href: "https://a.example.com/" }', 'label'],
  ['{ label: A, to: }', 'to'],
  ['{ to: /a/ }', 'label'],
  ['{ page: , label: A }', 'page'],
  ['{ folder: }', 'folder'],
  ['{ category: , items: [] }', 'category'],
])('the item %s of a sidebar is left out and reported', (item, missing) => {
  const { value, problems } = read(item)
  expect(problems.map(({ message }) => message)).toEqual([`"${missing}" is missing`])
  expect(value?.sidebars).toMatchObject([{ id: 'docs', items: [] }])
})

test('an item leads to the top of a page; a part of one is reported', () => {
  const { value, problems } = read('{ to: /a/#b, label: A }')
  expect(problems.map(({ message, fix }) => `${message}: ${fix}`)).toEqual([
    'a sidebar item must link to a page, found "/a/#b": write "/a/"',
  ])
  expect(value?.sidebars).toMatchObject([{ label: 'docs', items: [{ kind: 'route', to: '/a/', label: 'A' }] }])
})

test.each(['mailto:a@example.com', 'http://a.example.com/'])('an item may lead to %s', (href) => {
  const { value, problems } = read(`{ href: '${href}', label: A }`)
  expect(problems).toEqual([])
  expect(value?.sidebars).toMatchObject([{ items: [{ kind: 'external', href, label: 'A' }] }])
})

test.each(['javascript:alert(1)', 'nowhere'])('an item that leads to %s is left out and reported', (href) => {
  const { value, problems } = read(`{ category: All, items: [{ href: '${href}', label: A }, a.md] }`)
  expect(problems).toMatchObject([{ rule: 'unsafe-link', target: href }])
  expect(value?.sidebars).toMatchObject([{ items: [{ kind: 'category', items: [{ kind: 'page' }] }] }])
})
