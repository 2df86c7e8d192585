import { type MemoryCache, memoryCache } from '../../disk/cache.ts'
import { readPages } from '../../disk/readSources.ts'
import { DamagedCache } from '../../disk/segments.ts'
import type { Bundle } from '../../model/output.ts'
import { isContentPage, sourcePath } from '../../model/route.ts'
import type { Sources } from '../../model/sources.ts'
import type { Theme } from '../../model/theme.ts'
import { lookOf } from '../../pipeline/bundleTheme.ts'
import { type LiveSite, withEditedPages, withParsedPage } from '../../pipeline/liveSite.ts'
import { loadBase } from '../../pipeline/loadTheme.ts'
import { outlineSite } from '../../pipeline/outlineSite.ts'
import { checkThemeFiles } from '../../pipeline/outputOwners.ts'
import { failedParts } from '../../pipeline/own/failedParts.ts'
import { ownThemeOf } from '../../pipeline/own/ownThemeOf.ts'
import { withDirectives } from '../../pipeline/own/withDirectives.ts'
import { ownStyles } from '../../pipeline/ownStyles.ts'
import { withPauses } from '../../pipeline/pause.ts'
import { safeAssets } from '../../pipeline/safeAssets.ts'
import { withDiagrams } from '../../pipeline/withDiagrams.ts'
import { openRenderer } from '../../render/openRenderer.ts'
import type { PartFailure } from '../../render/own/failingParts.ts'
import { type Addresses, addressesOf } from '../../serve/addresses.ts'
import { type SiteAnswers, siteAnswers } from '../../serve/siteAnswers.ts'
import { expecting, type Memory, openRead } from '../openSite.ts'
import { type ReadSite, readingSite, readSite } from '../readSite.ts'
import type { Reading } from '../results.ts'
import type { Settings } from '../settings.ts'
import type { Tools } from '../tools.ts'
import { brokenLinks } from './brokenLinks.ts'
import { type AroundEditor, editorLink } from './editorLink.ts'
import type { BundleOf, ThemeOf } from './liveTheme.ts'
import { pagesOfFiles } from './pagesOfFiles.ts'
import { problemsShown, type Shown, UNKNOWN } from './shownProblems.ts'

/** The tools that a live site is read with, kept from one read to the next. */
export type LiveContext = {
  settings: Settings
  tools: Tools
  memory: Memory
  themeOf: ThemeOf
  /** Called when a part of the site fails while a page is drawn. */
  onFailure: (failure: PartFailure) => void
  bundleOf: BundleOf
  editor: AroundEditor
}

/** The state that is shown. */
export type LiveState = {
  answers: SiteAnswers
  /** The cache that it was made from. */
  cache: MemoryCache
  /** The problems as open pages show them, as JSON. */
  problems: () => string
  /** The sources; undefined if there is no site. */
  read: Read | undefined
}

type Read = { live: LiveSite; addresses: Addresses } & Surroundings

/** What pages are drawn with, besides the site. */
type Surroundings = { sources: Sources; bundle: Bundle; theme: Theme; shown: Shown }

/** Returns what can be shown before all pages are parsed and checked; undefined if that takes no longer. */
export async function readOutlines(
  context: LiveContext,
  { sources, config, build }: ReadSite = readSite(context),
): Promise<LiveState | undefined> {
  const { settings, tools, memory, bundleOf, themeOf } = context
  const { cache } = tools
  if (!config) return undefined
  const { value: assets } = await safeAssets(sources, config, cache)
  const { value: styles } = await ownStyles(sources, assets, config, cache)
  const own = await ownThemeOf({ sources, cache, loadBase: () => loadBase(settings.theme) })
  const { value: ownTheme } = own
  // In another process, beside what comes next.
  const drawing = withDiagrams(withDirectives(config, own), sources)
  const bundle = bundleOf(lookOf({ config, styles, ownTheme, library: drawing.library }), cache)
  const live = outlineSite({
    sources,
    assets,
    styles,
    ownTheme,
    config: drawing.config,
    build,
    cache,
    engines: memory.engines,
  })
  if (!live) return undefined
  const shown = problemsShown([], {
    ...UNKNOWN,
    folders: settings.folders,
    editorOf: editorLink(config.editor, context.editor),
  })
  const read = { sources, bundle: await bundle, theme: await themeOf(ownTheme), shown }
  return stateOf(live, read, context, cache)
}

/** The whole site after reading; no state if its configuration cannot be used. */
type WholeReading = { reading: Reading; state: LiveState | undefined; problems: () => string }

/**
 * A rebuild is a build with a warm cache, or with an empty one if the cache is damaged.
 * @param files the sources, if they were read a moment ago
 */
export async function readWhole(
  context: LiveContext,
  before: LiveState | undefined,
  files?: ReadSite,
): Promise<WholeReading> {
  try {
    return await readWith(context, cacheAfter(before, context), files)
  } catch (error) {
    if (!(error instanceof DamagedCache)) throw error
    return readWith(context, memoryCache())
  }
}

/** The values that the last read of the whole site used; before the first one, those of earlier builds. */
function cacheAfter(before: LiveState | undefined, { tools }: LiveContext): MemoryCache {
  if (!before || before.read?.live.outlines) return before?.cache ?? tools.cache
  return memoryCache(before.cache.used, before.cache.texts)
}

async function readWith(context: LiveContext, cache: MemoryCache, known?: ReadSite): Promise<WholeReading> {
  const { settings, memory, bundleOf, themeOf } = context
  const tools = { ...context.tools, cache }
  const request = { settings, tools, withDrafts: true, memory }
  const files = known ?? (await withPauses(readingSite(request, expecting(request))))
  const { site, checked, textOf, known: excused, inRepository, ...opened } = await openRead(files, request)
  const bundle = site && (await bundleOf(lookOf(site), cache))
  const found = [...opened.problems, ...(bundle ? checkThemeFiles(site, bundle.files) : [])]
  const shown = problemsShown(found, {
    folders: settings.folders,
    textOf,
    linkOf: site ? brokenLinks(site) : () => undefined,
    pageOf: pagesOfFiles(site),
    editorOf: editorLink(files.config?.editor, context.editor),
  })
  const reading = { problems: found, known: excused, inRepository, checked, textOf }
  if (!bundle) return { reading, problems: () => shown([]), state: undefined }
  const live = { site, outlines: undefined }
  const theme = await themeOf(site.ownTheme)
  const read = { sources: files.sources, bundle, theme, shown }
  const state = stateOf(live, read, context, cache)
  return { reading, problems: state.problems, state }
}

// A save usually changes one page, or a few.
const FEW = 3

/** Returns what can be shown if only the text of some pages has changed; undefined if more has. */
export async function readEdits(
  context: LiveContext,
  state: LiveState,
  paths: string[],
): Promise<LiveState | undefined> {
  const { cache, read } = state
  const { settings, memory, tools } = context
  const areFewPages = paths.length > 0 && paths.length <= FEW && paths.every(isContentPage)
  const files = read && areFewPages ? readPages(settings.folders.root, paths.map(sourcePath), tools.files) : undefined
  if (!read || !files) return undefined
  const edits = { sources: read.sources, files, cache, engines: memory.engines }
  const live = await withEditedPages(read.live, edits).catch(ignoringDamage)
  // The addresses stay as they were.
  return live && stateOf(live, read, context, cache)
}

/** The next reading of the whole site begins with an empty cache then. */
function ignoringDamage(error: unknown): undefined {
  if (!(error instanceof DamagedCache)) throw error
}

function stateOf(
  live: LiveSite,
  {
    sources,
    bundle,
    theme,
    shown,
    addresses = addressesOf(live.site, bundle, knowsAll(live)),
  }: Surroundings & { addresses?: Addresses },
  { onFailure }: LiveContext,
  cache: MemoryCache,
): LiveState {
  const { site, outlines } = live
  const siteWith = outlines && ((route: Parameters<typeof withParsedPage>[1]) => withParsedPage(live, route))
  const renderer = openRenderer({ site, theme, bundle, siteWith, onFailure })
  const problems = (): string => shown(failedParts(renderer.watch?.failures.values() ?? [], site.routes.keys()))
  const read = { live, sources, bundle, theme, addresses, shown }
  const kept = { ...cache.texts.search, take: () => undefined }
  return { answers: siteAnswers(renderer, addresses, kept), cache, problems, read }
}

const knowsAll = ({ site, outlines }: LiveSite): boolean =>
  outlines === undefined || (outlines.files.size === 0 && site.lostApis.length === 0)

/** Shown while there is no site: pages that say so, and reload once there is one. */
export function stateWithoutSite({ baseUrl = '/' }: Settings): LiveState {
  const notFound = (): string =>
    '<!doctype html><html lang="en"><head><title>No site yet</title></head><body><p>The site could not be read.</p></body></html>'
  const addressing = { baseUrl, trailingSlash: true }
  const answers = { answerTo: async () => undefined, notFound, addressing, isWhole: true }
  return { answers, cache: memoryCache(), problems: () => '[]', read: undefined }
}
