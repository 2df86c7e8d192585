import type { SidebarItem } from '../../model/sidebar.ts'
import type { FolderEntry } from './folderSettings.ts'

/** A page or folder with its name in the folder. */
export type Child = { name: string; item: SidebarItem }

/** Orders what is in a folder by its entries. A heading becomes a category of what follows it. */
export function inOrder(entries: FolderEntry[], children: Child[]): SidebarItem[] {
  const named = new Set(entries.flatMap((entry) => (entry.kind === 'child' ? [entry.name] : [])))
  const items: SidebarItem[] = []
  let current = items
  for (const entry of entries) {
    if (entry.kind === 'heading') {
      current = []
      items.push({ kind: 'category', label: entry.label, description: '', route: undefined, items: current })
    } else current.push(...itemsOf(entry, children, named))
  }
  return items.filter((item) => item.kind !== 'category' || item.items.length > 0 || item.route !== undefined)
}

function itemsOf(
  entry: Exclude<FolderEntry, { kind: 'heading' }>,
  children: Child[],
  named: ReadonlySet<string>,
): SidebarItem[] {
  switch (entry.kind) {
    case 'link':
      return [{ kind: 'external', label: entry.label, href: entry.href }]
    case 'rest':
      return children.filter(({ name }) => !named.has(name)).map(({ item }) => item)
    case 'child':
      return entry.hidden
        ? []
        : children
            .filter(({ name }) => name === entry.name)
            .map(({ item }) => (entry.label === undefined ? item : { ...item, label: entry.label }))
  }
}
