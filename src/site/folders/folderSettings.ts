import type { Place } from '../../model/problem.ts'

/** What a folder's `_category_.json` says of its place in the sidebar. */
export type FolderSettings = {
  label: string | undefined
  description: string | undefined
  position: number | undefined
  collapsed: boolean
  page: FolderPage
}

/** The page of a folder: its own or generated index, none, or another page, by its path from a folder around. */
export type FolderPage = { kind: 'index' } | { kind: 'none' } | { kind: 'page'; id: string; place: Place }

export const NO_SETTINGS: FolderSettings = {
  label: undefined,
  description: undefined,
  position: undefined,
  collapsed: false,
  page: { kind: 'index' },
}
