import type { ForeignNavigation, ForeignPage } from '../foreignSite.ts'
import { normalAddress } from '../paths.ts'
import { asList, at, type Json, listAt, textAt } from '../read/json.ts'

type MenuEntry = { key: string; label: string; href: string | undefined; weight: number }

/** `[[menus.main]]` and `menu.main` of a configuration, or of one of its languages; or another menu. */
export const menuEntries = (settings: Json | undefined, menu = 'main'): MenuEntry[] =>
  [...listAt(settings, 'menus', menu), ...listAt(settings, 'menu', menu)].flatMap((entry) => {
    const identifier = textAt(entry, 'identifier')
    const label = textAt(entry, 'name') ?? identifier
    const href = textAt(entry, 'pageRef') ?? textAt(entry, 'url')
    // Without a weight, or with 0, an entry is after all others.
    const weight = Number(textAt(entry, 'weight')) || Number.MAX_SAFE_INTEGER
    return label === undefined ? [] : [{ key: identifier ?? href ?? label, label, href, weight }]
  })

/** The menu of the site, that of its default language, and what pages put into it, by weight. */
export function menuOf(config: Json, pages: ForeignPage[]): ForeignNavigation[] {
  const main = textAt(config, 'defaultContentLanguage') ?? 'en'
  const written = [config, at(config, 'languages', main)].flatMap((each) => menuEntries(each))
  const addresses = new Set(written.map(({ href }) => normalAddress(href ?? '')))
  const own = pages.flatMap(entryOf).filter(({ href }) => !addresses.has(normalAddress(href ?? '')))
  return [...written, ...own]
    .toSorted((a, b) => a.weight - b.weight)
    .flatMap(({ label, href }): ForeignNavigation[] => (href === undefined ? [] : [{ label, href, position: 'left' }]))
}

/** `menus: main`, `menu: [main]` or `menu: { main: { weight: 20 } }` of a page; what is below another entry is left out. */
function entryOf({ frontMatter, address }: ForeignPage): MenuEntry[] {
  const menus = frontMatter['menus'] ?? frontMatter['menu']
  const entry = at(menus, 'main')
  const isNamed = asList(menus).includes('main')
  const label =
    textAt(entry, 'name') ?? textAt(entry, 'title') ?? textAt(frontMatter, 'linkTitle') ?? textAt(frontMatter, 'title')
  if ((!isNamed && entry === undefined) || textAt(entry, 'parent') !== undefined || label === undefined) return []
  const weight = Number(textAt(entry, 'weight') ?? textAt(frontMatter, 'weight')) || Number.MAX_SAFE_INTEGER
  return [{ key: address, label, href: address, weight }]
}
