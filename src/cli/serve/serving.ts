import { type MemoryCache, memoryCache } from '../../disk/cache.ts'
import { DamagedCache } from '../../disk/packs.ts'
import { readPages } from '../../disk/readSources.ts'
import { type Memory, openSite, readSite } from '../../engine/openSite.ts'
import type { Settings } from '../../engine/options.ts'
import type { Tools } from '../../engine/tools.ts'
import type { SiteConfig } from '../../model/config.ts'
import type { Bundle } from '../../model/output.ts'
import type { Problem } from '../../model/problem.ts'
import { routeOf, sourcePath } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import type { Sources } from '../../model/sources.ts'
import type { Theme } from '../../model/theme.ts'
import { bundleTheme } from '../../pipeline/bundleTheme.ts'
import { earlySite } from '../../pipeline/earlySite.ts'
import { editedSite } from '../../pipeline/editedSite.ts'
import type { ThemePlace } from '../../pipeline/loadTheme.ts'
import { checkThemeFiles } from '../../pipeline/outputOwners.ts'
import { type DevSite, devSite, withPages } from '../../serve/devSite.ts'
import { earlyDevSite } from '../../serve/earlyDevSite.ts'
import type { CommandContext } from '../context.ts'
import type { ServeOptions } from '../options.ts'
import { countOf, printReport } from '../report/report.ts'
import type { InternalErrors } from './internalErrors.ts'
import { shownProblems } from './shownProblems.ts'

/** What `serve` needs from one reading of the site to the next. */
export type ServeRequest = {
  settings: Settings
  options: ServeOptions
  context: CommandContext
  tools: Tools
  memory: Memory
  theme: Theme
  bundleOf: BundleOf
  errors: InternalErrors
}

/** What is served at a time, and from which cache it was made. `problems`: what open pages show of them, as JSON. */
export type Serving = {
  site: DevSite
  baseUrl: string
  cache: MemoryCache
  problems: string
  /** What it was made from, once all of it is read. */
  read?: { site: Site; sources: Sources; bundle: Bundle; problems: Problem[] }
}

/**
 * What can be served before all pages are parsed; undefined when that would take no longer.
 * @param whole is there once they are
 */
export async function loadEarly(request: ServeRequest, whole: Promise<void>): Promise<Serving | undefined> {
  const { tools, memory, bundleOf } = request
  const { sources, config, build } = readSite(request)
  if (!config) return undefined
  // In another process, beside what comes next.
  const bundle = bundleOf(config, tools.cache)
  const early = earlySite({ sources, config, build, cache: tools.cache, engines: memory.engines })
  if (!early) return undefined
  const site = earlyDevSite(early, { theme: request.theme, bundle: await bundle, whole })
  return { site, baseUrl: config.baseUrl, cache: tools.cache, problems: '[]' }
}

/** A rebuild is a build with a warm cache. No site: its configuration cannot be used. */
export async function loadServing(
  request: ServeRequest,
  cache: MemoryCache,
  changed: string[],
): Promise<{ serving: Serving | undefined; problems: string }> {
  const { settings, options, context, memory, bundleOf } = request
  const { terminal } = context
  const started = performance.now()
  const tools = { cache, threads: request.tools.threads }
  const { site, sources, checked, textOf, ...opened } = await openSite({
    settings,
    tools,
    withDrafts: true,
    memory,
  })
  const bundle = site && (await bundleOf(site.config, cache))
  const problems = [...opened.problems, ...(bundle ? checkThemeFiles(site, bundle.files) : [])]
  printReport(terminal, problems, { ...options, checked })
  const shown = shownProblems(problems, settings.folders.root, textOf)
  if (!bundle) return { serving: undefined, problems: shown }
  const serving = servingOf({ site, sources, bundle, problems }, request.theme, cache, shown)
  if (!options.quiet) {
    const milliseconds = Math.round(performance.now() - started)
    const found = problems.length > 0 ? `, ${countOf(problems)}` : ''
    terminal.tell(`${whatChanged(changed)}${site.routes.size} pages in ${milliseconds} ms${found}`)
  }
  return { serving, problems: shown }
}

function servingOf(read: NonNullable<Serving['read']>, theme: Theme, cache: MemoryCache, problems: string): Serving {
  const { site, bundle } = read
  const renderer = { site, theme, bundle }
  const { baseUrl } = site.config
  return { site: devSite(renderer, bundle, read.problems), baseUrl, cache, problems, read }
}

/** What is served before there is a site: pages that show why, and load once there is one. */
export function failedServing({ baseUrl = '/' }: Settings): Serving {
  const addressing = { baseUrl, trailingSlash: true }
  const notFound = (): string =>
    '<!doctype html><html lang="en"><head><title>No site yet</title></head><body><p>The site could not be read.</p></body></html>'
  const site: DevSite = { answerTo: () => undefined, notFound, problems: [], addressing }
  return { site, baseUrl: addressing.baseUrl, cache: memoryCache(), problems: '[]' }
}

// Whoever edits saves one page, or a few at once.
const FEW = 3

/** What can be served when only the text of some pages has changed; undefined when more has. */
export async function withEdits(
  request: ServeRequest,
  serving: Serving,
  paths: string[],
): Promise<Serving | undefined> {
  const { read, cache } = serving
  const { settings, memory } = request
  const areFewPages = paths.length > 0 && paths.length <= FEW && paths.every((path) => /^content\/.*\.md$/i.test(path))
  const files = read && areFewPages ? readPages(settings.folders.root, paths.map(sourcePath), memory.files) : undefined
  if (!read || !files) return undefined
  const site = await editedSite({ ...read, files, cache, engines: memory.engines }).catch(ignoringDamage)
  if (!site) return undefined
  const renderer = { site, theme: request.theme, bundle: read.bundle }
  const routes = files.map((file) => routeOf(file.path))
  return { ...serving, site: withPages(serving.site, renderer, routes), read: { ...read, site } }
}

/** The reading of the whole site mends it. */
function ignoringDamage(trouble: unknown): undefined {
  if (!(trouble instanceof DamagedCache)) throw trouble
}

export type BundleOf = (config: SiteConfig, cache: MemoryCache) => Promise<Bundle>

/** The theme is the package's own; what a configuration gives to it are colours. */
export function bundleOnce(theme: ThemePlace): BundleOf {
  const bundles = new Map<string, Promise<Bundle>>()
  return (config, cache) => {
    const colors = JSON.stringify(config.apis.map(({ primaryColor }) => primaryColor))
    const bundle = bundles.get(colors) ?? bundleTheme(theme, config, cache).then((bundled) => bundled.bundle)
    bundles.set(colors, bundle)
    // One that failed is made anew the next time.
    bundle.catch(() => bundles.delete(colors))
    return bundle
  }
}

function whatChanged(paths: string[]): string {
  const [first] = paths
  if (first === undefined) return ''
  return paths.length === 1 ? `${first}: ` : `${first} and ${paths.length - 1} more: `
}
