import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { onDisk } from '../disk/diskError.ts'
import { topOf } from '../disk/repository.ts'
import type { SourceTree } from '../import/foreignSite.ts'
import { KINDS } from '../import/generator.ts'
import { GENERATORS, generatorOf } from '../import/generators.ts'
import { type ImportedSite, importSite } from '../import/importSite.ts'
import { readData } from '../import/read/data.ts'
import { at, isObject } from '../import/read/json.ts'
import { UsageError } from './errors.ts'
import { writeImported } from './writeImported.ts'

export type ImportOptions = {
  /** The generator, or `auto` to recognise it. */
  kind: string
  /** The folder of the other site; nothing in it is changed. */
  dir: string
  /** The folder of the new site. */
  into: string
  /** The old site's `sitemap.xml`. */
  sitemap?: string
  /** A YAML file that says what becomes of the site's own components. */
  components?: string
  /** Receives how many pages are converted, and of how many. */
  onPage?: (done: number, total: number) => void
}

/**
 * Imports another generator's site.
 * @throws UsageError when there is no such site, or the new one would overwrite what an import has not written
 */
export function importInto(cwd: string, options: ImportOptions): ImportedSite & { kind: string } {
  const [from, into] = [resolve(cwd, options.dir), resolve(cwd, options.into)]
  if (!existsSync(from) || !statSync(from).isDirectory()) throw new UsageError(`there is no folder "${options.dir}"`)
  const content = join(into, 'content')
  if (isInside(content, from) || isInside(from, content))
    throw new UsageError(
      `"${options.into}" overlaps with "${options.dir}", which must not change; set another folder with --into`,
    )
  const tree = readTree(from)
  const generator = options.kind === 'auto' ? generatorOf(tree) : GENERATORS.find(({ kind }) => kind === options.kind)
  if (!generator || (options.kind !== 'auto' && !generator.owns(tree))) {
    const known = options.kind === 'auto' || generator ? '' : `; known: ${KINDS.join(', ')}`
    throw new UsageError(
      `"${options.dir}" contains no ${options.kind === 'auto' ? 'site that can be imported' : `${options.kind} site`}${known}`,
    )
  }
  const sitemap = options.sitemap === undefined ? undefined : readText(resolve(cwd, options.sitemap), options.sitemap)
  const imported = importSite({
    tree,
    generator,
    sitemap,
    components: componentsIn(cwd, options.components),
    siteFolder: folderBeside(from, into),
    ...(options.onPage ? { onPage: options.onPage } : {}),
  })
  writeImported(imported.files, { from, into, shown: options.into })
  return { ...imported, kind: generator.kind }
}

/** The path of the new site in the repository of the old one; undefined if they have none in common. */
function folderBeside(from: string, into: string): string | undefined {
  const top = topOf(from)
  return top !== undefined && topOf(into) === top ? relative(top, into).split(sep).join('/') : undefined
}

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

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

/** Folders that hold what generators make, and not what people write. */
const SKIPPED = new Set(['node_modules', '.git', '.docusaurus', 'dist', 'build', 'public/.cache', '.astro'])

function readTree(root: string): SourceTree {
  const files: string[] = []
  const unread: { path: string; what: string }[] = []
  const visit = (folder: string): void => {
    for (const entry of onDisk('read', folder, () => readdirSync(folder, { withFileTypes: true }))) {
      if (SKIPPED.has(entry.name)) continue
      const path = join(folder, entry.name)
      const shown = relative(root, path).split(sep).join('/')
      const what = whyUnread(entry, path)
      if (what !== undefined) unread.push({ path: shown, what })
      else if (entry.isDirectory()) visit(path)
      else files.push(shown)
    }
  }
  visit(root)
  const known = new Set(files)
  const texts = new Map<string, string>()
  return {
    files: files.toSorted(),
    text(path) {
      if (!known.has(path)) return undefined
      const text = texts.get(path) ?? onDisk('read', path, () => readFileSync(join(root, path), 'utf8'))
      texts.set(path, text)
      return text
    },
    unread: unread.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  }
}

function whyUnread(entry: Dirent, path: string): string | undefined {
  // It may lead out of the site, or back into it.
  if (entry.isSymbolicLink()) return 'symbolic link'
  if (!entry.isDirectory() && !entry.isFile()) return 'named pipe, socket or device'
  // Node puts this character in the place of bytes that it cannot read.
  return entry.name.includes('\uFFFD') && !existsSync(path) ? 'name that is not encoded in UTF-8' : undefined
}
