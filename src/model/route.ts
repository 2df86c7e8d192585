import { isTemporary } from './temporaryFile.ts'

/** A page's address inside the site, without the base URL: starts and ends with `/`. */
export type Route = string & { readonly brand: 'Route' }

/** A file's path relative to the site root, with `/` on every system: `content/docs/index.md`. */
export type SourcePath = string & { readonly brand: 'SourcePath' }

/** The value of an `href`: with base URL and trailing-slash rule applied. */
export type Href = string & { readonly brand: 'Href' }

/** How routes become addresses. `roots`: what the pages of each of several languages are below. */
export type Addressing = { baseUrl: string; trailingSlash: boolean; roots?: readonly Route[] }

export const CONTENT_FOLDER = 'content/'

export const sourcePath = (path: string): SourcePath => path as SourcePath

/**
 * Tells whether a path below `content/` is published: none of its segments begins with `_` or `.`, except the index of a
 * folder and files for hosts. What editors keep beside a file never is, nor are installed packages.
 */
export const isPublished = (path: string): boolean =>
  !isTemporary(path) &&
  !/(?:^|\/)node_modules(?:\/|$)/.test(path) &&
  (!/(?:^|\/)[_.]/.test(path) || HOST_FILES.test(path) || UNDERSCORED_INDEX.test(path))

/** Other generators write the index of a folder as `_index.md`. */
const UNDERSCORED_INDEX = /^(?:[^_./][^/]*\/)*_index\.mdx?$/

/** Tells whether a file is a page. MDX that is not Markdown is reported where it stands. */
export const isPagePath = (path: string): boolean => /\.mdx?$/i.test(path)

export const isContentPage = (path: string): boolean => path.startsWith(CONTENT_FOLDER) && isPagePath(path)

const HOST_FILES = /^(?:_headers|_redirects|\.nojekyll|\.well-known(?:\/.*)?)$/s

/** Normalises the slashes of a route: `docs/x`, `/docs/x` and `/docs/x/` are the same. */
export function route(path: string): Route {
  const trimmed = path.replace(/^\/+|\/+$/g, '')
  return (trimmed === '' ? '/' : `/${trimmed}/`) as Route
}

/**
 * The route of a page, from its path alone: `content/a/b.md` is `/a/b/`, an `index.md`, `_index.md` or `README.md` is its
 * folder.
 * Unicode is normalised to NFC, so that a file name typed on another system is the same route.
 */
export function routeOf(file: SourcePath): Route {
  const path = file
    .slice(CONTENT_FOLDER.length)
    .normalize('NFC')
    .replace(/\.mdx?$/i, '')
  return route(path.replace(/(?:^|\/)(?:_?index|[Rr][Ee][Aa][Dd][Mm][Ee])$/, ''))
}

/** The READMEs of folders that have an index: they are about the files, and are not pages. */
export function readmesBesideIndex<T extends string>(paths: readonly T[]): ReadonlySet<T> {
  const folders = new Set(paths.flatMap((path) => /^(.*\/|)_?index\.mdx?$/.exec(path)?.[1] ?? []))
  return new Set(paths.filter((path) => folders.has(/^(.*\/|)readme\.mdx?$/i.exec(path)?.[1] ?? NO_FOLDER)))
}

const NO_FOLDER = '//'

/** The page that hosts show for unknown addresses; they look for it in the file `404.html`. */
export const NOT_FOUND = route('404')

/** Whether a route is that page in any language. */
export const isNotFound = (at: Route, { roots = [] }: Pick<Addressing, 'roots'>): boolean =>
  at.endsWith(NOT_FOUND) && (at === NOT_FOUND || roots.some((root) => at === routeBelow(root, NOT_FOUND)))

/** The same route in a language, whose pages are below its root. */
export const routeBelow = (root: Route, at: Route): Route => (root === '/' ? at : route(root + at.slice(1)))

/** The address of a route: `/docs/x/` is `/portal/docs/x/` under the base URL `/portal/`. */
export function hrefOf(to: Route, { baseUrl, trailingSlash }: Addressing): Href {
  const path = trailingSlash || to === '/' ? to.slice(1) : to.slice(1, -1)
  return encodePath(baseUrl + path) as Href
}

/** The address of a place on a page. @param hash encoded, with its `#`; empty for the page itself */
export const withHash = (to: Href, hash: string): Href => `${to}${hash}` as Href

/** The address of an asset or generated file at a path relative to the output folder. */
export const fileHref = (path: string, { baseUrl }: Addressing): Href => encodePath(baseUrl + path) as Href

/** The file a route is written to, relative to the output folder. */
export function outputFileOf(to: Route, addressing: Addressing): string {
  if (to === '/') return 'index.html'
  return addressing.trailingSlash && !isNotFound(to, addressing)
    ? `${to.slice(1)}index.html`
    : `${to.slice(1, -1)}.html`
}

/** The file with the Markdown of a route, beside its document. */
export const textFileOf = (to: Route, addressing: Addressing): string =>
  outputFileOf(to, addressing).replace(/html$/, 'md')

/** The files for language models: an index of the site, and its full text. */
export const LLMS_TXT = 'llms.txt'
export const LLMS_FULL_TXT = 'llms-full.txt'
export const LLMS = [LLMS_TXT, LLMS_FULL_TXT] as const
export type LlmsName = (typeof LLMS)[number]

/** Each language has one of its own. */
export const llmsFile = (name: LlmsName, { root }: { root: Route }): string => root.slice(1) + name

/** The files beside the first page of a reference: the contents of all its pages, and the document itself. */
export const CONTENTS_FILE = 'contents.json'
export const REQUESTS_FILE = 'requests.json'
export const addressFile = (shard: number): string => `${ADDRESSES_FOLDER}${shard}.json`
export const ADDRESSES_FOLDER = 'addresses/'
export const SPEC_JSON = 'openapi.json'
export const SPEC_YAML = 'openapi.yaml'

/** Returns the path of a file beside a reference. */
export const besideReference = (reference: Route, path: string): string => reference.slice(1) + path

/** The address of a file or page of a reference, by its path from there; that of a page ends with a slash or is empty. */
export const hrefInReference = (reference: Route, path: string, addressing: Addressing): Href =>
  /(?:^|\/)$/.test(path)
    ? hrefOf(route(reference + path), addressing)
    : fileHref(besideReference(reference, path), addressing)

// A fast path: most of the many paths need no encoding.
const encodePath = (path: string): string =>
  /^[\w\-./~@]*$/.test(path) ? path : path.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@')
