import { capitalised } from '../../model/nameInWords.ts'
import type { ForeignItem, ForeignPage, ForeignSidebar } from '../foreignSite.ts'
import { folderOf } from '../paths.ts'
import { asList, asText, at, isObject, type Json, textAt } from '../read/json.ts'

/** What themes show in the bar and at the bottom. */
const ELSEWHERE = new Set(['main', 'footer', 'social', 'nav', 'navbar', 'header', 'top'])

type Entry = {
  menu: string
  name: string | undefined
  title: string
  key: string
  parent: string | undefined
  weight: number
  source: string
}

/**
 * The menus that pages outside of any section name in their front matter, in one sidebar; none if all pages are in sections,
 * whose folders have the same order.
 */
export function sideMenus(pages: readonly ForeignPage[], folder: string): ForeignSidebar[] {
  const entries = withoutCircles(pages.flatMap(entriesOf))
  if (!entries.some(({ source }) => folderOf(source) === folder)) return []
  const menus = [...new Set(entries.map(({ menu }) => menu))].toSorted()
  const items = menus.map((menu): ForeignItem => {
    const own = entries.filter((each) => each.menu === menu).toSorted((a, b) => a.weight - b.weight)
    return { kind: 'category', label: capitalised(menu.replace(/[-_]+/g, ' ')), items: itemsBelow(undefined, own) }
  })
  return [{ id: 'menu', label: 'Documentation', items }]
}

/** `menu: docs`, `menu: [docs]` or `menu: { docs: { parent: start, weight: 20 } }` */
function entriesOf(page: ForeignPage): Entry[] {
  const menus = page.frontMatter['menus'] ?? page.frontMatter['menu']
  const names = isObject(menus) ? Object.keys(menus) : asList(menus).flatMap((each) => asText(each) ?? [])
  return names.filter((name) => !ELSEWHERE.has(name.toLowerCase())).map((menu) => entryIn(menu, at(menus, menu), page))
}

function entryIn(menu: string, entry: Json | undefined, { frontMatter, source }: ForeignPage): Entry {
  const name = textAt(entry, 'name')
  const title = name ?? textAt(frontMatter, 'linkTitle') ?? textAt(frontMatter, 'title') ?? source
  const weight = Number(textAt(entry, 'weight') ?? textAt(frontMatter, 'weight')) || Number.MAX_SAFE_INTEGER
  const key = textAt(entry, 'identifier') ?? title
  return { menu, name, title, key, parent: textAt(entry, 'parent'), weight, source }
}

/** Entries that are below themselves are at the top: no entry would lead to them. */
function withoutCircles(entries: Entry[]): Entry[] {
  const keyOf = ({ menu, key }: Entry): string => JSON.stringify([menu, key])
  const parentOf = ({ menu, parent = '' }: Entry): string => JSON.stringify([menu, parent])
  const byKey = new Map(entries.map((each) => [keyOf(each), each]))
  const isBelowItself = (entry: Entry): boolean => {
    const seen = new Set<Entry>()
    for (let above = byKey.get(parentOf(entry)); above && !seen.has(above); above = byKey.get(parentOf(above))) {
      if (keyOf(above) === keyOf(entry)) return true
      seen.add(above)
    }
    return false
  }
  return entries.map((each) => (isBelowItself(each) ? { ...each, parent: undefined } : each))
}

/** The entries below another one; a parent that no page is has no page. */
function itemsBelow(parent: string | undefined, entries: Entry[]): ForeignItem[] {
  const keys = new Set(entries.map(({ key }) => key))
  const items = entries
    .filter((each) => each.parent === parent && each.key !== parent)
    .map(({ key, name, title, source }): ForeignItem => {
      const below = entries.some((each) => each.parent === key)
        ? itemsBelow(
            key,
            entries.filter((each) => each.key !== key),
          )
        : []
      return below.length === 0
        ? { kind: 'page', source, label: name }
        : { kind: 'category', label: title, page: source, items: below }
    })
  if (parent !== undefined) return items
  const missing = [...new Set(entries.flatMap((each) => each.parent ?? []))].filter((each) => !keys.has(each))
  return [
    ...items,
    ...missing.map((label): ForeignItem => ({ kind: 'category', label, items: itemsBelow(label, entries) })),
  ]
}
