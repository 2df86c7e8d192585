import { routeOfFile } from '../../model/localPath.ts'
import type { SiteTarget } from '../../model/page.ts'
import { CONTENT_FOLDER, type Route, route, type SourcePath, sourcePath } from '../../model/route.ts'
import { isSameTarget } from '../../model/siteTarget.ts'
import type { LinkBase } from './linkBase.ts'
import { extensionOf, folderOf, resolvePath, withoutBase } from './sitePath.ts'

type TargetUse = { anchor: string | undefined; image: boolean }

/**
 * The targets that a path may mean, each once, in the order in which they are looked for: a Markdown file is its page, and a
 * name with another extension is a file. Without one, it is the address of a page, as in a browser, or else a file. What is
 * neither is the name of a Markdown file without its extension, or with that of the document: `./setup`, `setup.html`.
 */
export function siteTargets(path: string, { anchor, image }: TargetUse, base: LinkBase): [SiteTarget, ...SiteTarget[]] {
  const page = (to: Route, spelt: 'file' | 'address'): SiteTarget => ({ kind: 'route', route: to, anchor, to: spelt })
  const asset = (file: string): SiteTarget => ({ kind: 'asset', asset: assetAt(file), anchor, image })
  if (path === '') return [page(base.route, 'address')]
  const file = fileAt(path, base)
  const isNamed = isFileName(path, base)
  if (isNamed && /\.mdx?$/i.test(file) && file.startsWith(CONTENT_FOLDER))
    return [page(routeOfFile(sourcePath(file.replace(/\.mdx$/i, '.md')), base.options.translations), 'file')]
  const first = isNamed ? asset(file) : page(route(pathFromPage(path, base)), 'address')
  const others: SiteTarget[] = isNamed || /(?:\/|\.html)$/.test(path) ? [] : [asset(file)]
  const named = base.isFinal || image ? undefined : pageNamed(path, base)
  if (named !== undefined) others.push(page(named, 'file'))
  return [first, ...others.filter((each) => !isSameTarget(each, first))]
}

/** Whether a path names a file, and not the address of a page. */
function isFileName(path: string, { options }: LinkBase): boolean {
  const extension = extensionOf(path)
  if (extension === '' || INDEX.test(path)) return false
  return extension !== '.html' || options.trailingSlash
}

const INDEX = /(?:^|\/)index\.html$/

/** The file at a path, relative to the site root. */
function fileAt(path: string, { source, options }: LinkBase): SourcePath {
  const file = path.startsWith('/')
    ? resolvePath(CONTENT_FOLDER, withoutBase(path, options))
    : resolvePath(folderOf(source), path)
  return sourcePath(file ?? path)
}

const assetAt = (file: string): string =>
  file.startsWith(CONTENT_FOLDER) ? file.slice(CONTENT_FOLDER.length) : `../${file}`

/** A page's address as a path from the site's root. A relative one starts from the page's own, as in a browser. */
function pathFromPage(path: string, { route: own, options }: LinkBase): string {
  const named = path.replace(INDEX, '/').replace(/\.html$/, '')
  if (path.startsWith('/')) return resolvePath('', withoutBase(named, options)) ?? named
  const page = options.trailingSlash ? own : own.slice(0, -1)
  return resolvePath(folderOf(page), named) ?? named
}

/** The page whose Markdown file has this name, apart from the extension; undefined outside the content. */
function pageNamed(path: string, base: LinkBase): Route | undefined {
  const file = `${fileAt(path.replace(INDEX, '/').replace(/\.html?$/, ''), base)}`
  if (`${file}/` === CONTENT_FOLDER) return route('/')
  return file.startsWith(CONTENT_FOLDER) ? routeOfFile(sourcePath(`${file}.md`), base.options.translations) : undefined
}
