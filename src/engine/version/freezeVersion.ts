import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk } from '../../disk/diskError.ts'
import { isWindowsName } from '../../disk/fileNames.ts'
import { readIncludedFile } from '../../disk/includedFiles.ts'
import { sourceReader } from '../../disk/sourceReader.ts'
import type { VersionConfig } from '../../model/config.ts'
import { type Route, route, sourcePath } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { UsageError } from '../errors.ts'
import { fails } from '../judgeProblems.ts'
import { openSite } from '../openSite.ts'
import type { FreezeOptions } from '../options.ts'
import { type FreezeResult, readingOf } from '../results.ts'
import type { Settings } from '../settings.ts'
import type { Tools } from '../tools.ts'
import { type Freezing, freezingOf, translatedFreezings } from './freezing.ts'
import { planFreeze } from './planFreeze.ts'
import { writeFreeze } from './writeFreeze.ts'

/**
 * Copies the documentation and its API documents as a version that stays as it is. Nothing is written if that fails.
 * @throws UsageError when the version cannot have that name, or there is nothing to freeze
 */
export async function freezeVersion(settings: Settings, tools: Tools, asked: FreezeOptions): Promise<FreezeResult> {
  const { root, config } = settings.folders
  const opened = await openSite({ settings, tools, withDrafts: true })
  const { site } = opened
  const reading = readingOf(opened)
  if (!site || fails(reading.problems, false)) return { ...reading, frozen: undefined }
  const freezing = freezingFor(site, asked)
  const plan = planFreeze(
    freezing,
    {
      filesIn: (folder) =>
        existsSync(join(root, folder)) ? filesIn(root, folder, mayCopy(root, site.config.includes)) : [],
      config: onDisk('read', config, () => readFileSync(join(root, config), 'utf8')),
      textOf: (path) => textAt(root, path),
      included: (path) => readIncludedFile(root, path, site.config.includes),
    },
    asked.next,
  )
  const taken = plan.folders.find((folder) => existsSync(join(root, folder)))
  if (taken !== undefined) throw new UsageError(`"${taken}" already exists; nothing was written`)
  if (!asked.dryRun) writeFreeze(root, config, plan)
  const count = (folder: string): number => plan.files.filter(({ path }) => path.startsWith(`${folder}/`)).length
  return {
    ...reading,
    frozen: {
      route: freezing.from.route,
      folders: plan.folders.map((folder) => ({ folder, files: count(folder) })),
      records: plan.records.map(({ path }) => path),
      left: plan.left,
    },
  }
}

const DOCUMENTATION = route('docs')

function freezingFor(site: Site, { name, next, folder }: FreezeOptions): Freezing {
  const { versions } = site.config
  const own = versions[0]
  const named = folder === undefined ? undefined : route(folder === '.' ? '' : folder)
  for (const each of [name, ...(next === undefined ? [] : [next])]) {
    if (!/^[A-Za-z0-9][\w.-]*$/.test(each) || each.endsWith('.'))
      throw new UsageError(
        `"${each}" cannot be the name of a version; use letters, digits, ".", "-" and "_", as in "1.0"`,
      )
    if (!isWindowsName(each))
      throw new UsageError(`Windows cannot have a folder named "${each}", so it cannot be the name of a version`)
  }
  refuseTaken(name, next, versions)
  if (own && named !== undefined && named !== own.route)
    throw new UsageError(`--folder has no effect on a site with versions: the pages of "${own.id}" are frozen`)
  const from = own?.route ?? named ?? DOCUMENTATION
  if (![...site.routes.keys()].some((at: Route) => at.startsWith(from)))
    throw new UsageError(
      `there is no page in "content${from}"; name the folder of the documentation with --folder, or "." for the whole site`,
    )
  const freezing = freezingOf(site, own, from, name)
  refuseAddresses(freezing)
  return freezing
}

/** A page such as `docs/2.0.md` has the address that a version 2.0 would begin at. */
function refuseAddresses(freezing: Freezing): void {
  const { site, name } = freezing
  const begins = [freezing, ...translatedFreezings(freezing)].flatMap(({ to, apis }) => [
    to.route,
    ...apis.map((api) => api.route),
  ])
  const taken = begins.find((at) => site.routes.has(at) || site.drafts.has(at) || site.redirects.pages.has(at))
  if (taken !== undefined)
    throw new UsageError(`"${taken}" is already an address of the site, so the version cannot be named "${name}"`)
}

function refuseTaken(name: string, next: string | undefined, versions: VersionConfig[]): void {
  const [own] = versions
  const isTaken = (id: string): boolean => versions.some((version) => version.id.toLowerCase() === id.toLowerCase())
  if (isTaken(name) && own?.id !== name) throw new UsageError(`the version "${name}" already exists`)
  if (own?.id === name && next === undefined)
    throw new UsageError(`"${name}" is the name of the current version; name the one that follows with --next`)
  if (next !== undefined && (next === name || (isTaken(next) && own?.id !== next)))
    throw new UsageError(`the version "${next}" already exists`)
}

/**
 * Whether a file behind a symbolic link may be part of the pages: as one that is published, or that they may include. A copy
 * of any other, such as one outside of the site, would be committed with the version.
 */
const mayCopy =
  (root: string, includes: string[]) =>
  (path: string): boolean =>
    readIncludedFile(root, path, includes) !== undefined || canOpen(root, path)

function canOpen(root: string, path: string): boolean {
  try {
    return sourceReader(root).read(sourcePath(path), () => true)
  } catch {
    return false
  }
}

/** Files whose names begin with "." are left out; others may be part of the pages. */
function filesIn(root: string, folder: string, mayFollow: (link: string) => boolean): string[] {
  const entries = onDisk('read', folder, () => readdirSync(join(root, folder), { withFileTypes: true }))
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return filesIn(root, path, mayFollow)
    return entry.isFile() || (entry.isSymbolicLink() && mayFollow(path)) ? [path] : []
  })
}

const textAt = (root: string, path: string): string | undefined =>
  existsSync(join(root, path)) ? onDisk('read', path, () => readFileSync(join(root, path), 'utf8')) : undefined
