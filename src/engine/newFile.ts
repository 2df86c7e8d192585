import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config/readConfig.ts'
import { onDisk } from '../disk/diskError.ts'
import { isWindowsName } from '../disk/fileNames.ts'
import { sameButForCase } from '../disk/sameButForCase.ts'
import { writeNewFiles } from '../disk/writeNewFiles.ts'
import type { SiteConfig } from '../model/config.ts'
import { nameInWords } from '../model/nameInWords.ts'
import { CONTENT_FOLDER, sourcePath } from '../model/route.ts'
import { slugOf } from '../model/tag.ts'
import { UsageError } from './errors.ts'
import type { NewKind } from './options.ts'
import { settingsOf } from './settings.ts'

export type NewFile = {
  kind: NewKind
  /** Of a page, its path below `content/`; of a post or term, its title. */
  name: string
  title?: string | undefined
  /** The folder of a blog, if there are several. */
  blog?: string | undefined
  /** `2026-11-22` */
  today: string
}

/**
 * Writes a new page of a site; no file is overwritten.
 * @returns its path from the root
 * @throws UsageError when there is such a file, or no place for it
 */
export function writeNewFile(cwd: string, root: string, config: string, file: NewFile): string {
  const { folders } = settingsOf({ root, cwd, options: { config } })
  const path = join(folders.root, config)
  const text = onDisk('read', config, () => readFileSync(path, 'utf8'))
  const { value: site } = readConfig({ path: sourcePath(config), text })
  if (!site) throw new UsageError(`the configuration "${config}" cannot be used; run "portalgen check"`)
  const { target, content } = newFile(file, site)
  const place = join(folders.root, target)
  const odd = target.split('/').find((part) => !isWindowsName(part))
  if (odd !== undefined)
    throw new UsageError(`Windows cannot have a file or folder named "${odd}"; nothing was written`)
  const other = onDisk('read', target, () => sameButForCase(folders.root, target))
  // Where the disk itself ignores case, both are there.
  if (other !== undefined) throw new UsageError(differsInCase(target, other))
  if (existsSync(place)) throw new UsageError(`"${target}" already exists; nothing was written`)
  writeNewFiles(folders.root, [{ path: target, content }])
  return target
}

const differsInCase = (target: string, other: string): string =>
  `"${target.split('/').slice(0, other.split('/').length).join('/')}" differs from "${other}" only in upper and lower case, which macOS and Windows do not tell apart; nothing was written`

/** Where a new page goes, and what it begins with. */
function newFile(file: NewFile, site: SiteConfig): { target: string; content: string } {
  const { kind, name, today } = file
  const given = file.title?.trim() || undefined
  if (kind === 'page') {
    const path = pathOf(name)
    const title = given ?? nameInWords(path.slice(path.lastIndexOf('/') + 1))
    return { target: `${CONTENT_FOLDER}${path}.md`, content: page(title) }
  }
  if (!/[\p{L}\p{N}]/u.test(name)) {
    const fix = 'write a name, and the title as --title'
    throw new UsageError(`"${name}" has no letters or digits to name a file after; ${fix}`)
  }
  const slug = [...slugOf(name)].slice(0, LONGEST_SLUG).join('').replace(/-$/, '')
  const target = kind === 'post' ? `${blogOf(site, file.blog)}/${today}-${slug}.md` : `${glossaryOf(site)}/${slug}.md`
  return { target, content: page(given ?? name) }
}

/** File systems allow 255 bytes, and a character has up to four. */
const LONGEST_SLUG = 60

const isPathOfPage = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && !/^[._]|[\\:*?"<>|\s]/.test(part))

/** `docs/paging`, also written as `/docs/paging/`, `./content/docs/paging.md`. */
function pathOf(name: string): string {
  const path = name.replace(/^\.?\/|\/$|\.mdx?$/g, '').replace(/^content\//, '')
  if (isPathOfPage(path)) return path
  const meant = path.trim().replace(/\s+/g, '-')
  const isMeant = /\s/.test(path) && isPathOfPage(meant)
  throw new UsageError(`"${name}" is not the path of a page; write ${isMeant ? `"${meant}"` : 'it like "docs/paging"'}`)
}

function blogOf({ blogs }: SiteConfig, wanted: string | undefined): string {
  const folders = blogs.map(({ folder }) => folder.slice(CONTENT_FOLDER.length))
  if (folders.length === 0)
    throw new UsageError('the site has no blog; add "blogs: [{ folder: news, title: News }]" to content/site.yaml')
  const folder = wanted?.replace(/^\.?\/|\/$/g, '').replace(/^content\//, '')
  const found = folder === undefined && folders.length === 1 ? folders[0] : folders.find((each) => each === folder)
  if (found !== undefined) return CONTENT_FOLDER + found
  const fault = wanted === undefined ? '' : `there is no blog "${wanted}"; `
  throw new UsageError(`${fault}choose a blog with --blog: ${folders.join(', ')}`)
}

function glossaryOf({ glossary }: SiteConfig): string {
  if (!glossary) throw new UsageError('the site has no glossary; add "glossary: docs/terms" to content/site.yaml')
  return glossary
}

const page = (title: string): string => `---\ntitle: ${JSON.stringify(title)}\ndescription: ""\n---\n\nText\n`
