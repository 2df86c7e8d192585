import type { ForeignNavigation } from '../foreignSite.ts'
import { at, type Json, listAt, textAt } from '../read/json.ts'

type MenuEntry = { key: string; label: string; href: string | undefined; weight: number }

/** `[[menus.main]]` and `menu.main` of a configuration, or of one of its languages. */
export const menuEntries = (settings: Json | undefined): MenuEntry[] =>
  [...listAt(settings, 'menus', 'main'), ...listAt(settings, 'menu', 'main')].flatMap((entry) => {
    const identifier = textAt(entry, 'identifier')
    const label = textAt(entry, 'name') ?? identifier
    const href = textAt(entry, 'pageRef') ?? textAt(entry, 'url')
    const weight = Number(textAt(entry, 'weight') ?? 0)
    return label === undefined ? [] : [{ key: identifier ?? href ?? label, label, href, weight }]
  })

/** The menu of the site and that of its default language, by weight. */
export function menuOf(config: Json): ForeignNavigation[] {
  const main = textAt(config, 'defaultContentLanguage') ?? 'en'
  const entries = [config, at(config, 'languages', main)].flatMap(menuEntries)
  return entries
    .toSorted((a, b) => a.weight - b.weight)
    .flatMap(({ label, href }): ForeignNavigation[] => (href === undefined ? [] : [{ label, href, position: 'left' }]))
}
