import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/readConfig.ts'
import { sourcePath } from '../../src/model/route.ts'

test.each([
  ['{ href: "https://a.example.com/" }', 'label'],
  ['{ label: A, to: }', 'to'],
  ['{ to: /a/ }', 'label'],
  ['{ page: , label: A }', 'page'],
  ['{ folder: }', 'folder'],
  ['{ category: , items: [] }', 'category'],
])('the item %s of a sidebar is left out and reported', (item, missing) => {
  const text = `title: Portal\nurl: https://developer.example.com\nsidebars: { docs: { items: [${item}] } }`
  const { value, problems } = readConfig({ path: sourcePath('content/site.yaml'), text })
  expect(problems.map(({ message }) => message)).toEqual([`"${missing}" is missing`])
  expect(value?.sidebars).toMatchObject([{ id: 'docs', items: [] }])
})
