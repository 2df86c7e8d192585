import type { ForeignNavigation } from '../foreignSite.ts'
import { at, type Json, listAt, textAt } from '../read/json.ts'

type MenuEntry = { key: string; label: string; href: string | undefined; weight: number }

/** `[[menus.main]]` and `menu.main` of a configuration, or of one of its languages; or another menu. */
export const menuEntries = (settings: Json | undefined, menu = 'main'): MenuEntry[] =>
  [...listAt(settings, 'menus', menu), ...listAt(settings, 'menu', menu)].flatMap((entry) => {
    const identifier = textAt(entry, 'identifier')
    const label = textAt(entry, 'name') ?? identifier
    const href = textAt(entry, 'pageRef') ?? textAt(entry, 'url')
    // Without a weight, or with 0, an entry is behind all others.
    const weight = Number(textAt(entry, 'weight')) || Number.MAX_SAFE_INTEGER
    return label === undefined ? [] : [{ key: identifier ?? href ?? label, label, href, weight }]
  })

/** The menu of the site and that of its default language, by weight. */
export function menuOf(config: Json): ForeignNavigation[] {
  const main = textAt(config, 'defaultContentLanguage') ?? 'en'
  const entries = [config, at(config, 'languages', main)].flatMap((each) => menuEntries(each))
  return entries
    .toSorted((a, b) => a.weight - b.weight)
    .flatMap(({ label, href }): ForeignNavigation[] => (href === undefined ? [] : [{ label, href, position: 'left' }]))
}
