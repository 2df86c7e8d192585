import type { Place } from '../../model/problem.ts'

/** The settings in a folder's `_category_.json` or `meta.json` for its place in the sidebar. */
export type FolderSettings = {
  label: string | undefined
  description: string | undefined
  position: number | undefined
  collapsed: boolean
  page: FolderPage
  /** Whether the folder has no place in the sidebar. */
  hidden: boolean
  /** How what is in the folder is ordered, apart from its entries. */
  order: { by: 'name' | 'title'; descending: boolean }
  /** The order of what is in the folder; undefined if the pages define it themselves. */
  entries: FolderEntry[] | undefined
}

/** The page of a folder: its own or generated index, none, or another page, by its path from a folder around. */
export type FolderPage = { kind: 'index' } | { kind: 'none' } | { kind: 'page'; id: string; place: Place }

export type FolderEntry =
  | { kind: 'child'; name: string; label: string | undefined; hidden: boolean; place: Place }
  | { kind: 'link'; label: string; href: string }
  /** A heading over the entries that follow. */
  | { kind: 'heading'; label: string }
  /** A category of other entries. */
  | { kind: 'group'; label: string; entries: FolderEntry[] }
  /** Everything that no other entry names, or what of it matches a pattern of its name; `flat` without the folders. */
  | { kind: 'rest'; pattern?: string; flat?: boolean }

export const NO_SETTINGS: FolderSettings = {
  label: undefined,
  description: undefined,
  position: undefined,
  collapsed: false,
  page: { kind: 'index' },
  hidden: false,
  order: { by: 'name', descending: false },
  entries: undefined,
}
