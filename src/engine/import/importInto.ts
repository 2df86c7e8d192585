import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { topOf } from '../../disk/repository.ts'
import type { SourceTree } from '../../import/foreignSite.ts'
import { KINDS } from '../../import/generator.ts'
import { foldersWithSites, GENERATORS, generatorOf } from '../../import/generators.ts'
import { type ImportedSite, importSite } from '../../import/importSite.ts'
import { otherSite } from '../../import/otherSites.ts'
import { readData } from '../../import/read/data.ts'
import { at, isObject } from '../../import/read/json.ts'
import type { ForeignPlace, TallyRow } from '../../import/tally.ts'
import { loadParser } from '../../markdown/mdast.ts'
import { UsageError } from '../errors.ts'
import { readTree } from './sourceTree.ts'
import { isInside } from './treeWalk.ts'
import { writeImported } from './writeImported.ts'

type ImportOptions = {
  /** The generator, or `auto` to recognise it. */
  kind: string
  /** The folder of the other site; nothing in it is changed. */
  dir: string
  /** The folder of the new site. */
  into: string
  /** Where the old site was, if its configuration does not tell. */
  url?: string
  /** The old site's `sitemap.xml`. */
  sitemap?: string
  /** A YAML file that maps the site's own components. */
  components?: string
  /** Receives how many pages are converted, and of how many. */
  onPage?: (done: number, total: number) => void
}

/**
 * Imports another generator's site.
 * @throws UsageError when there is no such site, or the new one would overwrite what an import has not written
 */
export async function importInto(cwd: string, options: ImportOptions): Promise<ImportedSite & { kind: string }> {
  const [from, into] = [resolve(cwd, options.dir), resolve(cwd, options.into)]
  if (!existsSync(from) || !statSync(from).isDirectory()) throw new UsageError(`there is no folder "${options.dir}"`)
  const content = join(into, 'content')
  const overlaps = (folder: string): boolean => isInside(content, folder) || isInside(folder, content)
  const overlapping = `"${options.into}" overlaps with "${options.dir}", which must not change; set another folder with --into`
  if (overlaps(from)) throw new UsageError(overlapping)
  const tree = { ...readTree(from), today: new Date().toISOString().slice(0, 10) }
  if (tree.folders.some(overlaps)) throw new UsageError(overlapping)
  const generator = options.kind === 'auto' ? generatorOf(tree) : GENERATORS.find(({ kind }) => kind === options.kind)
  if (!generator || (options.kind !== 'auto' && !generator.owns(tree))) {
    const known = options.kind === 'auto' || generator ? hintOf(tree, options) : `; known: ${KINDS.join(', ')}`
    throw new UsageError(
      `"${options.dir}" contains no ${options.kind === 'auto' ? 'site that can be imported' : `${options.kind} site`}${known}`,
    )
  }
  const sitemap = options.sitemap === undefined ? undefined : readText(resolve(cwd, options.sitemap), options.sitemap)
  const imported = importSite({
    tree,
    generator,
    parse: await loadParser(),
    url: urlIn(options.url),
    sitemap,
    components: componentsIn(cwd, options.components),
    siteFolder: folderBeside(from, into),
    ...(options.onPage ? { onPage: options.onPage } : {}),
  })
  const { fileOf } = tree
  const files = imported.files.map((file) => (file.kind === 'copy' ? { ...file, source: fileOf(file.source) } : file))
  writeImported(files, { from, into, shown: options.into })
  const placed = (places: ForeignPlace[]) => places.map(({ file, line }) => ({ file: fileOf(file), line }))
  const rows = imported.rows.map((row): TallyRow => ({ ...row, places: placed(row.places) }))
  return { ...imported, files, rows, broken: placed(imported.broken), kind: generator.kind }
}

function urlIn(url: string | undefined): string | undefined {
  if (url === undefined || (URL.canParse(url) && /^https?:/.test(new URL(url).protocol))) return url
  throw new UsageError(`"${url}" is not the address of a site; set one such as https://docs.example.com/ with --url`)
}

/** Repositories often have their site in a folder. */
function hintOf(tree: SourceTree, { kind, dir }: ImportOptions): string {
  const found = foldersWithSites(tree).filter((each) => kind === 'auto' || each.kind === kind)
  const names = found.slice(0, MOST_HINTS).map(({ folder }) => `"${posix.join(dir, folder)}"`)
  if (names.length > 0) return `; did you mean ${names.join(' or ')}?`
  const own = generatorOf(tree)
  const other = own ? `it holds a ${own.kind} site` : kind === 'auto' ? otherSite(tree) : undefined
  return other === undefined ? '' : `; ${other}`
}

const MOST_HINTS = 3

/** The path of the new site in the repository of the old one; undefined if they have none in common. */
function folderBeside(from: string, into: string): string | undefined {
  const top = topOf(from)
  return top !== undefined && topOf(into) === top ? relative(top, into).split(sep).join('/') : undefined
}

function readText(path: string, shown: string): string {
  if (!existsSync(path)) throw new UsageError(`there is no file "${shown}"`)
  return onDisk('read', shown, () => readFileSync(path, 'utf8'))
}

function componentsIn(cwd: string, path: string | undefined): Map<string, string> {
  if (path === undefined) return new Map()
  const data = readData(readText(resolve(cwd, path), path), 'yaml')
  if (data.kind === 'invalid') throw new UsageError(`"${path}" is not valid, line ${data.line}: ${data.reason}`)
  const components = at(data.value, 'components')
  if (!isObject(components)) throw new UsageError(`"${path}" has no mapping "components"`)
  return new Map(Object.entries(components).map(([name, use]) => [name, String(use)]))
}
