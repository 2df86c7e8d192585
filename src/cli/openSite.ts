import manifest from '../../package.json' with { type: 'json' }
import { type LoadRequest, loadSite } from '../build.ts'
import { readConfig } from '../config/readConfig.ts'
import type { Cache } from '../disk/cache.ts'
import { commitOf } from '../disk/commit.ts'
import { type KnownFiles, readSources } from '../disk/readSources.ts'
import type { Problem, Rule } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { MarkdownEngines } from '../pipeline/markdownOptions.ts'
import { baseUrlOf, type CommonOptions, type Folders } from './options.ts'
import type { ReportFacts } from './report/report.ts'
import { UsageError } from './usageError.ts'

/** The site as it lies on disk, checked; no site when its configuration cannot be used. */
export type OpenedSite = {
  site: Site | undefined
  problems: Problem[]
  checked: ReportFacts
  /** Addresses of other sites that nobody was asked about. */
  waiting: number
  /** The text of a source, to show a part of it. */
  textOf: (file: string) => string | undefined
}

/** What a process keeps from one reading to the next. */
export type Memory = { files: KnownFiles; engines: MarkdownEngines }

export type OpenRequest = {
  folders: Folders
  options: CommonOptions
  cache: Cache
  withDrafts: boolean
  /** Asks other sites; absent when nobody wants that. */
  checkExternal?: LoadRequest['checkExternal']
  /** Of an earlier reading, in a process that reads more than once. */
  memory?: Memory
}

export async function openSite({
  folders,
  options,
  cache,
  withDrafts,
  checkExternal,
  memory,
}: OpenRequest): Promise<OpenedSite> {
  const sources = readSources(folders.root, folders.config, memory?.files)
  const file = sources.readFile(folders.config)
  if (!file) throw new UsageError(`the configuration "${options.config}" cannot be read`)
  const textOf = (path: string): string | undefined => sources.readFile(sourcePath(path))?.text
  const { value: config, problems } = readConfig(file, baseUrlOf(options))
  if (!config) {
    const found = [...sources.problems, ...problems]
    return { site: undefined, problems: found, checked: { pages: 0, links: 0, external: 0 }, waiting: 0, textOf }
  }
  const build = { version: manifest.version, commit: commitOf(folders.root) }
  const loaded = await loadSite({
    sources,
    config,
    build,
    cache,
    withDrafts,
    ...(checkExternal ? { checkExternal } : {}),
    ...(memory ? { engines: memory.engines } : {}),
  })
  const checked = { pages: sources.pages.length, links: loaded.links, external: checkExternal ? loaded.external : 0 }
  return {
    site: loaded.site,
    problems: toldWith(options, [...problems, ...loaded.problems]),
    checked,
    waiting: checkExternal ? 0 : loaded.external,
    textOf,
  }
}

/** Doubts that only those want to hear who want everything to be certain. */
const STRICT_ONLY: readonly Rule[] = ['unchecked-example', 'unknown-name']

const toldWith = ({ strict }: CommonOptions, problems: Problem[]): Problem[] =>
  strict ? problems : problems.filter(({ rule }) => !STRICT_ONLY.includes(rule))
