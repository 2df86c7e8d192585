import { nameInWords } from '../../model/nameInWords.ts'
import type { ForeignItem, SourceTree } from '../foreignSite.ts'
import { withCharacters } from '../markup/withCharacters.ts'
import { below, isIn, isMarkdown, joined, nameOf, withoutExtension } from '../paths.ts'
import { fileValue, firstFile } from '../read/files.ts'
import { asText, at, isObject, type Json, listAt, textAt } from '../read/json.ts'
import type { Tally } from '../tally.ts'

/** A folder whose pages a navigation lists. */
type NavContext = { tree: SourceTree; home: string; folder: string; tally: Tally }

/** `page.md`, `Label: page.md`, `Section: [ … ]`, an address, and with awesome-pages a folder, or `...` for the rest. */
function navItems(entries: Json[], place: NavContext): ForeignItem[] {
  const named = new Set(namesIn(entries).map((name) => joined(place.folder, name)))
  const patterns = namesIn(entries)
    .filter((entry) => isRest(entry) && entry.includes('|'))
    .map(matching)
  const rest = (entry: string): string[] => {
    const found = childrenOf(place)
      .filter((path) => !named.has(path))
      .filter(entry.includes('|') ? matching(entry) : (path) => !patterns.some((matches) => matches(path)))
    if (found.length === 0 && entry.includes('|'))
      place.tally.note(`pattern of the navigation without a page: ${entry}`, 'left', {
        file: settingsOf(place),
        line: 1,
      })
    return found
  }
  return itemsOf(entries, place, rest)
}

/** The file that orders a folder. */
const settingsOf = ({ tree, folder }: NavContext): string =>
  firstFile(tree, [joined(folder, '.pages'), 'mkdocs.yml', 'mkdocs.yaml']) ?? folder

const isRest = (entry: string): boolean => /^\.\.\.(?:[\s|]|$)/.test(entry)

const itemsOf = (entries: Json[], place: NavContext, rest: (entry: string) => string[]): ForeignItem[] =>
  entries.flatMap((entry): ForeignItem[] => {
    if (typeof entry === 'string')
      return isRest(entry)
        ? rest(entry).flatMap((path) => childItems(path, place))
        : targetItems(entry, undefined, place)
    if (!isObject(entry)) return []
    // Titles are HTML there.
    return Object.entries(entry).flatMap(([written, value]): ForeignItem[] => {
      const label = withCharacters(written)
      return Array.isArray(value)
        ? [{ kind: 'category', label, items: itemsOf(value, place, rest) }]
        : targetItems(asText(value) ?? '', label, place)
    })
  })

/** `... | a*.md` */
function matching(entry: string): (path: string) => boolean {
  const glob = entry
    .split('|')
    .map((word) => word.trim())
    .slice(1)
    .find((word) => word !== 'flat' && !word.includes('='))
  if (glob === undefined) return () => true
  const pattern = glob.replace(/[.+^${}()|\\]/g, '\\$&').replace(/\*+/g, '.*')
  return (path) => new RegExp(`^${pattern}$`).test(nameOf(path))
}

const namesIn = (entries: Json[]): string[] =>
  entries.flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    return isObject(entry)
      ? Object.values(entry).flatMap((value) => (Array.isArray(value) ? namesIn(value) : [asText(value) ?? '']))
      : []
  })

function targetItems(target: string, label: string | undefined, place: NavContext): ForeignItem[] {
  const { tree, home, folder } = place
  if (/^[a-z]+:/.test(target)) return [{ kind: 'link', href: target, label: label ?? target }]
  const path = joined(target.startsWith('/') ? home : folder, target)
  if (isMarkdown(target)) return [{ kind: 'page', source: path, label }]
  if (!target.startsWith('/') && tree.files.some((file) => isIn(file, path))) return folderItem(path, label, place)
  return [{ kind: 'link', href: `/${joined(below(path, home))}`, label: label ?? target }]
}

/** The pages and folders directly in a folder, as its settings order them, the index first. */
function childrenOf({ tree, folder }: NavContext): string[] {
  const inside = tree.files.filter((path) => isIn(path, folder) && isMarkdown(path))
  const children = new Set(inside.map((path) => joined(folder, below(path, folder).split('/')[0] ?? '')))
  const isIndex = (path: string): boolean => /^(?:index|README)\.md$/.test(nameOf(path))
  return [...children].toSorted((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || byName(a, b))
}

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

const childItems = (path: string, place: NavContext): ForeignItem[] =>
  isMarkdown(path) ? [{ kind: 'page', source: path, label: undefined }] : folderItem(path, undefined, place)

/** What the navigation of the site lists, or, without one, the file of the plugin awesome-pages in the folder of all pages. */
export function siteItems(entries: Json[], place: NavContext): ForeignItem[] {
  if (entries.length > 0) return navItems(entries, place)
  const settings = joined(place.folder, '.pages')
  if (!place.tree.files.includes(settings)) return []
  return navItems(listAt(fileValue(place.tree, settings, place.tally), 'nav'), place)
}

/** A folder with the settings of its `.pages`. */
function folderItem(folder: string, label: string | undefined, outer: NavContext): ForeignItem[] {
  const place = { ...outer, folder }
  const settings = fileValue(outer.tree, joined(folder, '.pages'), outer.tally)
  if (at(settings, 'hide') === true && label === undefined) return []
  const arranged = listAt(settings, 'arrange')
  const entries = listAt(settings, 'nav')
  const all = entries.length > 0 ? entries : [...arranged, ...(arranged.includes('...') ? [] : ['...'])]
  const items = navItems(all, place)
  const isDescending = textAt(settings, 'order') === 'desc' && entries.length === 0 && arranged.length === 0
  const title = label ?? textAt(settings, 'title') ?? nameInWords(withoutExtension(nameOf(folder)))
  return [{ kind: 'category', label: title, items: isDescending ? items.toReversed() : items }]
}
