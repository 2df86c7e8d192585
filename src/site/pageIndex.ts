import type { SiteConfig } from '../model/config.ts'
import { isNotFoundPage, type Page, placeOf } from '../model/page.ts'
import { CONTENT_FOLDER, type Route, routeBelow, routeOf, sourcePath } from '../model/route.ts'
import { versionAt } from '../model/versions.ts'
import { type FolderSettings, NO_SETTINGS } from './folders/folderSettings.ts'
import type { Folders } from './folders/readFolders.ts'

/** The pages of a language by the paths of their files, which are those in the language of the site. */
export type PageIndex = {
  byPath: ReadonlyMap<string, Page>
  folders: ReadonlyMap<string, Folder>
}

/** A folder of the content, with its direct contents. */
export type Folder = {
  path: string
  route: Route
  index: Page | undefined
  pages: Page[]
  subfolders: string[]
  settings: FolderSettings
}

const ROOT = CONTENT_FOLDER.slice(0, -1)

export function indexPages(pages: Page[], settings: Folders, config: SiteConfig): PageIndex {
  const folders = new Map<string, Folder>()
  for (const page of pages) {
    // The page for unknown addresses is not listed in sidebars.
    if (isNotFoundPage(page)) continue
    const folder = folderAt(folders, folderOf(placeOf(page)), { settings, config })
    if (routeBelow(config.root, routeOf(placeOf(page))) === folder.route) folder.index = page
    else folder.pages.push(page)
  }
  return { byPath: new Map(pages.map((page) => [placeOf(page), page])), folders }
}

type Context = { settings: Folders; config: SiteConfig }

/**
 * Also adds the parent folders, so that a folder which contains only folders is listed. A folder with another version of the
 * documentation is not among those in which it lies.
 */
function folderAt(folders: Map<string, Folder>, path: string, context: Context): Folder {
  const known = folders.get(path)
  if (known) return known
  const folder: Folder = {
    path,
    route: folderRoute(path, context.config),
    index: undefined,
    pages: [],
    subfolders: [],
    settings: context.settings.get(path) ?? NO_SETTINGS,
  }
  folders.set(path, folder)
  if (path !== ROOT) {
    const parent = folderAt(folders, folderOf(path), context)
    if (!isApart(path, context.config)) parent.subfolders.push(path)
  }
  return folder
}

/** Whether a folder has another version than the one around it. The first version stands among the other pages of the site. */
export function isApart(path: string, config: SiteConfig): boolean {
  const version = versionAt(config, folderRoute(path, config))
  const around = versionAt(config, folderRoute(folderOf(path), config))
  return version !== undefined && version !== around && !(around === undefined && version === config.versions[0])
}

const folderRoute = (path: string, { root }: SiteConfig): Route =>
  routeBelow(root, routeOf(sourcePath(`${path}/index.md`)))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
