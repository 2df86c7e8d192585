import type { Page } from '../model/page.ts'
import { CONTENT_FOLDER, NOT_FOUND, routeOf, sourcePath } from '../model/route.ts'
import { type FolderSettings, NO_SETTINGS } from './folders/folderSettings.ts'
import type { Folders } from './folders/readFolders.ts'

/** The pages by the paths of their files. */
export type PageIndex = {
  byPath: ReadonlyMap<string, Page>
  folders: ReadonlyMap<string, Folder>
}

/** A folder of the content, with its direct contents. */
export type Folder = {
  path: string
  index: Page | undefined
  pages: Page[]
  subfolders: string[]
  settings: FolderSettings
}

const ROOT = CONTENT_FOLDER.slice(0, -1)

export function indexPages(pages: Page[], settings: Folders): PageIndex {
  const folders = new Map<string, Folder>()
  for (const page of pages) {
    // Nobody goes to the page for unknown addresses from a sidebar.
    if (page.route === NOT_FOUND) continue
    const folder = folderAt(folders, folderOf(page.source), settings)
    if (page.route === routeOf(sourcePath(`${folder.path}/index.md`))) folder.index = page
    else folder.pages.push(page)
  }
  return { byPath: new Map(pages.map((page) => [page.source, page])), folders }
}

/** Also adds the parent folders, so that a folder which contains only folders is listed. */
function folderAt(folders: Map<string, Folder>, path: string, settings: Folders): Folder {
  const known = folders.get(path)
  if (known) return known
  const folder: Folder = {
    path,
    index: undefined,
    pages: [],
    subfolders: [],
    settings: settings.get(path) ?? NO_SETTINGS,
  }
  folders.set(path, folder)
  if (path !== ROOT) folderAt(folders, folderOf(path), settings).subfolders.push(path)
  return folder
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
