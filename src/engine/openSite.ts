import manifest from '../../package.json' with { type: 'json' }
import { type LoadRequest, loadSite } from '../build.ts'
import { withFolderLetters } from '../config/languages/withFolderLetters.ts'
import { readConfig } from '../config/readConfig.ts'
import { commitOf } from '../disk/commit.ts'
import { keptFonts } from '../disk/fonts/keptFonts.ts'
import type { KnownFiles } from '../disk/knownFiles.ts'
import { keptPictures } from '../disk/pictures/keptPictures.ts'
import { readingSources } from '../disk/readSources.ts'
import { atOnce } from '../model/atOnce.ts'
import type { SiteConfig } from '../model/config.ts'
import type { OwnTheme } from '../model/ownTheme.ts'
import { type CheckCounts, foundIn, type Problem, type Rule } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import type { BuildFacts } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import type { ContractOf } from '../pipeline/apiContracts.ts'
import { loadBase } from '../pipeline/loadTheme.ts'
import type { MarkdownEngines } from '../pipeline/markdownOptions.ts'
import { withPauses } from '../pipeline/pause.ts'
import { BASELINE, readBaseline } from '../reporting/baseline.ts'
import { excused } from '../reporting/excuse.ts'
import { foldRepeated } from '../reporting/foldRepeated.ts'
import { withoutKnown } from '../reporting/withoutKnown.ts'
import { UsageError } from './errors.ts'
import { withFolderPrograms } from './folderPrograms.ts'
import type { LoadResult } from './results.ts'
import type { Settings } from './settings.ts'
import { hasOwnTheme } from './themePlace.ts'
import type { Tools } from './tools.ts'

/** With what further steps read. */
export type OpenedSite = LoadResult & {
  contractOf: ContractOf | undefined
  found: Found
  inputs?: Sources['inputs'] | undefined
}

/** The problems one by one: those that are not in the baseline, and all. */
type Found = { fresh: Problem[]; all: Problem[] }

/** The tools that a process keeps from one read to the next. */
export type Memory = { engines: MarkdownEngines; lastTheme?: OwnTheme | undefined }

type OpenRequest = {
  settings: Settings
  tools: Pick<Tools, 'cache' | 'threads' | 'files'>
  withDrafts: boolean
  /** Whether its pages will be rendered in threads. */
  renders?: boolean
  /** Sends requests to other sites, if requested. */
  checkExternal?: LoadRequest['checkExternal']
  /** Whether to report what only `check` reports. */
  checks?: boolean
  /** Of an earlier reading, in a process that reads more than once. */
  memory?: Memory
}

/** The input of a site as found on disk; without a configuration if that cannot be used. */
export type ReadSite = {
  sources: Sources
  config: SiteConfig | undefined
  problems: Problem[]
  build: BuildFacts
  textOf: OpenedSite['textOf']
}

type OnPages = (count: number) => void

/** Without tools, every file is read. */
type ReadSiteRequest = { settings: Settings; tools?: { files: KnownFiles } }

/** @throws UsageError when there is no configuration, or it contradicts the options */
export function* readingSite({ settings, tools }: ReadSiteRequest, onPages?: OnPages): Generator<void, ReadSite> {
  const { folders, shown } = settings
  const sources = yield* readingSources(folders.root, folders.config, {
    known: tools?.files,
    onPages,
    hasTheme: hasOwnTheme(folders.root),
  })
  const file = sources.readFile(folders.config)
  if (!file) {
    const reason = sources.problems.find((problem) => problem.file === folders.config)?.reason
    throw new UsageError(`the configuration "${shown.config}" cannot be read${reason ? `: ${reason}` : ''}`)
  }
  const { value: read, problems } = readConfig(file, settings)
  const config = read && withFolderLetters(read, sources)
  if (settings.strict && config?.lenient)
    throw new UsageError(`"--strict" and "lenient: true" in "${shown.config}" exclude each other`)
  const build = { version: manifest.version, commit: commitOf(folders.root) }
  const { readFile } = sources
  return {
    sources,
    config,
    problems: foundIn('configuration', problems),
    build,
    textOf: (path) => readFile(sourcePath(path))?.text,
  }
}

/** Reads a site without a pause. */
export const readSite = (request: ReadSiteRequest, onPages?: OnPages): ReadSite => atOnce(readingSite(request, onPages))

export const openSite = (request: OpenRequest): Promise<OpenedSite> =>
  request.settings.whileReading(async () =>
    openRead(await withPauses(readingSite(request, expecting(request))), request),
  )

/** Opens what was read. The result does not refer to the sources, so that their texts need no memory while a site is written. */
export async function openRead(read: ReadSite, request: OpenRequest): Promise<OpenedSite> {
  const { checkExternal, memory } = request
  const { config, problems, textOf } = read
  const { inRepository } = request.settings.folders
  const sources = await withFolderPrograms(read.sources)
  const { inputs } = sources
  if (!config) {
    const { known, ...found } = judged(request, config, sources, [...sources.problems, ...problems])
    return { ...NOTHING_OPENED, problems: found.fresh, found, known, inRepository, textOf }
  }
  const loaded = await loadSite({ ...loadingOf(request, config), sources, config, build: read.build })
  if (memory) memory.lastTheme = loaded.site.ownTheme
  const { known, ...found } = judged(request, config, sources, [...problems, ...loaded.problems])
  const checked = { pages: sources.pages.length, links: loaded.links, external: checkExternal ? loaded.external : 0 }
  return {
    site: loaded.site,
    contractOf: loaded.contractOf,
    problems: foldRepeated(found.fresh),
    found,
    known,
    inRepository,
    checked,
    unasked: checkExternal ? 0 : loaded.external,
    textOf,
    inputs,
  }
}

/** How a site is loaded, apart from what was read of it. */
function loadingOf(
  { settings, tools, withDrafts, renders, checkExternal, memory }: OpenRequest,
  { languages }: SiteConfig,
): Omit<LoadRequest, 'sources' | 'config' | 'build'> {
  const { root } = settings.folders
  return {
    cache: tools.cache,
    threads: tools.threads,
    withDrafts,
    loadBase: () => loadBase(settings.theme),
    onLongDocument: settings.onLongDocument,
    ...(checkExternal ? { checkExternal } : {}),
    // Only what is written is worth the time, and needs the memory.
    ...(renders ? { pictures: keptPictures(root), fonts: keptFonts(root) } : {}),
    // Translations are compared with their originals.
    forgetsTexts: renders === true && languages.length === 0,
    ...memory,
  }
}

/** Without a cache, all pages will be parsed: threads are started for them while they are read. */
export function expecting({ settings, tools, renders }: OpenRequest): OnPages | undefined {
  if (!tools.cache.isEmpty) return undefined
  return (count) => tools.threads.expect(count, renders ? settings.theme.module : undefined)
}

const NOTHING_CHECKED: CheckCounts = { pages: 0, links: 0, external: 0 }

const NOTHING_OPENED = { site: undefined, contractOf: undefined, checked: NOTHING_CHECKED, unasked: 0 }

/** Suspected problems, which are reported only with `--strict`. */
const STRICT_ONLY: readonly Rule[] = ['unchecked-example', 'unknown-name']

/** Problems of the text alone: what a build publishes works in spite of them. */
const CHECK_ONLY: readonly Rule[] = ['real-example']

/**
 * Excuses what `--lenient` excuses, and takes the known problems of the baseline out. Without a configuration pages are not
 * checked, so that none of its entries can be said to be outdated.
 */
function judged(
  request: OpenRequest,
  config: SiteConfig | undefined,
  sources: Sources,
  problems: Problem[],
): Found & { known: number } {
  const { checkExternal } = request
  const file = sources.readFile(BASELINE)
  const baseline = file ? readBaseline(file.text) : { value: [], problems: [] }
  const all = config?.lenient ? excused(problems) : problems
  const { fresh, known, stale } = withoutKnown(all, baseline.value, checkExternal !== undefined)
  return {
    fresh: reportedWith(request, [...fresh, ...baseline.problems, ...(config ? stale : [])]),
    all: reportedWith(request, all),
    known,
  }
}

function reportedWith({ settings, checks = false }: OpenRequest, problems: Problem[]): Problem[] {
  const hidden = [...(settings.strict ? [] : STRICT_ONLY), ...(checks ? [] : CHECK_ONLY)]
  return problems.filter(({ rule }) => !hidden.includes(rule))
}

/** Tells whether problems prevent a site from being published. */
export const fails = (problems: Problem[], strict: boolean): boolean =>
  problems.some((problem) => strict || problem.severity === 'error')
