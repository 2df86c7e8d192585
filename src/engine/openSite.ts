import { type LoadRequest, loadSite } from '../build.ts'
import { keptFonts } from '../disk/fonts/keptFonts.ts'
import { keptPictures } from '../disk/pictures/keptPictures.ts'
import type { SiteConfig } from '../model/config.ts'
import type { OwnTheme } from '../model/ownTheme.ts'
import type { CheckCounts } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import type { ContractOf } from '../pipeline/apiContracts.ts'
import { loadBase } from '../pipeline/loadTheme.ts'
import type { MarkdownEngines } from '../pipeline/markdownOptions.ts'
import { withPauses } from '../pipeline/pause.ts'
import { foldRepeated } from '../reporting/foldRepeated.ts'
import { withFolderPrograms } from './folderPrograms.ts'
import { type Found, judgeProblems } from './judgeProblems.ts'
import { type OnPages, type ReadSite, readingSite } from './readSite.ts'
import type { LoadResult } from './results.ts'
import type { Settings } from './settings.ts'
import type { Tools } from './tools.ts'

/** With what further steps read. */
export type OpenedSite = LoadResult & {
  contractOf: ContractOf | undefined
  found: Found
  inputs?: Sources['inputs'] | undefined
}

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

export const openSite = (request: OpenRequest): Promise<OpenedSite> =>
  request.settings.whileReading(async () =>
    openRead(await withPauses(readingSite(request, expecting(request))), request),
  )

/** Opens what was read. The result does not refer to the sources, so that their texts need no memory while a site is written. */
export async function openRead(read: ReadSite, request: OpenRequest): Promise<OpenedSite> {
  const { settings, checks = false, checkExternal, memory } = request
  const { config, textOf } = read
  const { inRepository } = settings.folders
  const sources = await withFolderPrograms(read.sources)
  const { inputs, readFile } = sources
  const judging = { config, readFile, strict: settings.strict, checks, asksOthers: checkExternal !== undefined }
  if (!config) {
    const found = judgeProblems([...sources.problems, ...read.problems], judging)
    return { ...NOTHING_OPENED, problems: found.fresh, found, known: found.known, inRepository, textOf }
  }
  const { site, contractOf, links, external, ...loaded } = await loadSite({
    ...loadingOf(request, config),
    sources,
    config,
    build: read.build,
  })
  if (memory) memory.lastTheme = site.ownTheme
  const found = judgeProblems([...read.problems, ...loaded.problems], judging)
  return {
    site,
    contractOf,
    problems: foldRepeated(found.fresh),
    found,
    known: found.known,
    inRepository,
    checked: { pages: sources.pages.length, links, external: checkExternal ? external : 0 },
    unasked: checkExternal ? 0 : external,
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
