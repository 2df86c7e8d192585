import { pushAll } from '../../model/pushAll.ts'
import type { SidebarItem } from '../../model/sidebar.ts'
import type { FolderEntry } from './folderSettings.ts'

/** A page or folder with its name in the folder. */
export type Child = { name: string; item: SidebarItem }

/** Orders what is in a folder by its entries. A heading becomes a category of what follows it. */
export function inOrder(entries: FolderEntry[], children: Child[]): SidebarItem[] {
  const named = new Set(namesIn(entries))
  const patterns = patternsIn(entries)
  const others = children.filter(({ name }) => !named.has(name))
  return ordered(entries, { children, others, patterns })
}

type Context = {
  children: Child[]
  /** What no entry names. */
  others: Child[]
  /** The patterns of all entries: what one of them matches is not part of what is left. */
  patterns: RegExp[]
}

function ordered(entries: FolderEntry[], context: Context): SidebarItem[] {
  const items: SidebarItem[] = []
  let current = items
  for (const entry of entries) {
    if (entry.kind === 'heading') {
      current = []
      items.push(category(entry.label, current))
    } else pushAll(current, itemsOf(entry, context))
  }
  return items.filter((item) => item.kind !== 'category' || item.items.length > 0 || item.route !== undefined)
}

const category = (label: string, items: SidebarItem[]): SidebarItem => ({
  kind: 'category',
  label,
  description: '',
  route: undefined,
  items,
})

/** The names in a list of entries, and in its groups. */
const namesIn = (entries: FolderEntry[]): string[] =>
  entries.flatMap((entry) =>
    entry.kind === 'child' ? [entry.name] : entry.kind === 'group' ? namesIn(entry.entries) : [],
  )

const patternsIn = (entries: FolderEntry[]): RegExp[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'group') return patternsIn(entry.entries)
    return entry.kind === 'rest' && entry.pattern !== undefined ? [new RegExp(entry.pattern)] : []
  })

function itemsOf(entry: Exclude<FolderEntry, { kind: 'heading' }>, context: Context): SidebarItem[] {
  switch (entry.kind) {
    case 'link':
      return [{ kind: 'external', label: entry.label, href: entry.href }]
    case 'group':
      return [category(entry.label, ordered(entry.entries, context))]
    case 'rest': {
      const items = restOf(entry, context).map(({ item }) => item)
      return entry.flat ? items.flatMap(pagesOf) : items
    }
    case 'child':
      return entry.hidden
        ? []
        : context.children
            .filter(({ name }) => name === entry.name)
            .map(({ item }) => (entry.label === undefined ? item : { ...item, label: entry.label }))
  }
}

function restOf({ pattern }: Extract<FolderEntry, { kind: 'rest' }>, { others, patterns }: Context): Child[] {
  if (pattern === undefined) return others.filter(({ name }) => !patterns.some((each) => each.test(name)))
  const own = new RegExp(pattern)
  return others.filter(({ name }) => own.test(name))
}

const pagesOf = (item: SidebarItem): SidebarItem[] => (item.kind === 'category' ? item.items.flatMap(pagesOf) : [item])
