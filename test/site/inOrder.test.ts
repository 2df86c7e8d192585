import { expect, test } from 'vitest'
import { route } from '../../src/model/route.ts'
import type { SidebarItem } from '../../src/model/sidebar.ts'
import type { FolderEntry } from '../../src/site/folders/folderSettings.ts'
import { inOrder } from '../../src/site/folders/inOrder.ts'

const page = (label: string): SidebarItem => ({ kind: 'page', label, description: '', route: route(`/${label}/`) })
const category = (label: string, items: SidebarItem[], isPage = false): SidebarItem => ({
  kind: 'category',
  label,
  description: '',
  route: isPage ? route(`/${label}/`) : undefined,
  items,
})

const CHILDREN = [
  { name: 'a', item: page('A') },
  { name: 'b', item: page('B') },
  { name: 'c', item: category('C', [page('D')]) },
  { name: 'e', item: category('E', []) },
  { name: 'f', item: category('F', [], true) },
]

const PLACE = { file: 'meta.json', line: 1, column: 1 }
const child = (name: string, label?: string, hidden = false): FolderEntry => ({
  kind: 'child',
  name,
  label,
  hidden,
  place: PLACE,
})
const heading = (label: string): FolderEntry => ({ kind: 'heading', label })

/** The labels of items, with what is in a category in brackets. */
const labelsOf = (items: SidebarItem[]): string =>
  items.map((item) => item.label + (item.kind === 'category' ? `[${labelsOf(item.items)}]` : '')).join(' ')

test.each<[what: string, entries: FolderEntry[], labels: string]>([
  ['entries are in their order, and others are left out', [child('b'), child('a')], 'B A'],
  ['an entry may have another label', [child('a', 'First')], 'First'],
  [
    'what is hidden is not there, also not among the rest',
    [child('a', undefined, true), { kind: 'rest' }],
    'B C[D] F[]',
  ],
  ['the rest stands where it is named', [{ kind: 'rest' }, child('a')], 'B C[D] F[] A'],
  ['a heading has what follows it', [child('a'), heading('More'), child('b'), child('c')], 'A More[B C[D]]'],
  ['a heading without anything is left out', [heading('None'), heading('More'), child('b')], 'More[B]'],
  ['an empty folder is left out unless it has a page', [child('e'), child('f')], 'F[]'],
  ['a name that is not there is nothing', [child('x'), child('a')], 'A'],
])('%s', (_, entries, labels) => {
  expect(labelsOf(inOrder(entries, CHILDREN))).toBe(labels)
})

test('a link leads elsewhere', () => {
  const href = 'https://example.com/'
  expect(inOrder([{ kind: 'link', label: 'Out', href }], [])).toEqual([{ kind: 'external', label: 'Out', href }])
})
