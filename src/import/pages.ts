import type { ForeignAsset, ForeignPage, SourceTree } from './foreignSite.ts'
import { below, isIn, isMarkdown, isPicture, nameOf } from './paths.ts'
import { splitForeign } from './read/frontMatter.ts'
import type { Json } from './read/json.ts'
import type { Tally } from './tally.ts'

/** Reads a page; a file that is gone is an empty one. */
export function readPage(tree: SourceTree, source: string, address: string, tally: Tally): ForeignPage {
  const { frontMatter, body, firstLine, problem } = splitForeign(tree.text(source) ?? '')
  // Of a key that is written twice, generators take the last value, too.
  const outcome = problem?.isRead ? 'converted' : 'left'
  if (problem) tally.note(`front matter: ${problem.reason}`, outcome, { file: source, line: problem.line })
  return { source, address, frontMatter, body, firstLine }
}

/** The files of a folder that are copied to an address. */
export const assetsIn = (tree: SourceTree, folder: string, address = '/'): ForeignAsset[] =>
  tree.files
    .filter((path) => isIn(path, folder) && !/(?:^|\/)\.(?!well-known|nojekyll)/.test(below(path, folder)))
    .map((source) => ({ source, address: address + below(source, folder) }))

/** The files beside pages that pages show or link to: pictures and downloads. */
export const filesBeside = (tree: SourceTree, folder: string, address = '/'): ForeignAsset[] =>
  assetsIn(tree, folder, address).filter(
    ({ source }) =>
      !isMarkdown(source) &&
      !isHidden(below(source, folder)) &&
      !/\.(?:jsx?|tsx?|mjs|cjs|vue|astro|css|scss|json|ya?ml|toml|lock)$|node_modules\//.test(below(source, folder)),
  )

/** The pictures of a folder of programs that pages or settings name, as a bundler copies those that are imported. */
export function picturesNamed(
  tree: SourceTree,
  folder: string,
  { pages, settings = null }: { pages: readonly ForeignPage[]; settings?: Json },
  isElsewhere: (path: string) => boolean = () => false,
): ForeignAsset[] {
  const pictures = filesBeside(tree, folder, '/assets-of-pages/').filter(
    ({ source }) => isPicture(source) && !isElsewhere(source),
  )
  if (pictures.length === 0) return []
  const texts = pages.flatMap(({ body, frontMatter }) => [body, JSON.stringify(frontMatter)])
  const names = new Set([...texts, JSON.stringify(settings)].flatMap((text) => text.match(PICTURES) ?? []))
  return pictures.filter(({ source }) => names.has(nameOf(source)))
}

const PICTURES = /[\w.@-]+\.(?:svg|png|jpe?g|gif|webp|avif)\b/gi

/** The files of a folder that is published as it is, but for programs, styles, and what would configure this site. */
export const filesPublished = (tree: SourceTree, folder: string, address = '/'): ForeignAsset[] =>
  assetsIn(tree, folder, address).filter(
    ({ source }) => !isMarkdown(source) && !isHidden(below(source, folder)) && !UNPUBLISHED.test(below(source, folder)),
  )

const UNPUBLISHED = /\.(?:[jt]sx?|[cm]js|vue|astro|s?css)$|^(?:site|authors|tags)\.ya?ml$/

/** Names that begin with `_` are often parts of pages; pictures and downloads in such folders are shown by pages. */
const isHidden = (path: string): boolean =>
  /(?:^|\/)\./.test(path) || (/(?:^|\/)_/.test(path) && !isPicture(path) && !DOWNLOAD.test(path))

const DOWNLOAD = /\.(?:mp4|webm|pdf|zip)$/i

/** The origin and the path of an address: `https://x.org/docs/` is `https://x.org` and `/docs/`. */
export function splitUrl(address: string | undefined): { url: string; baseUrl: string } {
  if (address === undefined || !URL.canParse(address)) return { url: '', baseUrl: '/' }
  const { origin, pathname } = new URL(address)
  return { url: origin, baseUrl: slashes(pathname) }
}

/** A base URL begins and ends with a slash. */
export const slashes = (path: string): string => `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
