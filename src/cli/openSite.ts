import manifest from '../../package.json' with { type: 'json' }
import { type LoadRequest, loadSite } from '../build.ts'
import { readConfig } from '../config/readConfig.ts'
import { commitOf } from '../disk/commit.ts'
import { type KnownFiles, readSources } from '../disk/readSources.ts'
import type { SiteConfig } from '../model/config.ts'
import type { CheckCounts, Problem, Rule } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import type { BuildFacts, Site } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import type { MarkdownEngines } from '../pipeline/markdownOptions.ts'
import { baseUrlOf, type CommonOptions, type Folders } from './options.ts'
import type { SiteTools } from './siteTools.ts'
import { UsageError } from './usageError.ts'

/** The site as it lies on disk, checked; no site when its configuration cannot be used. */
export type OpenedSite = {
  site: Site | undefined
  sources: Sources
  problems: Problem[]
  checked: CheckCounts
  /** Addresses of other sites that nobody was asked about. */
  waiting: number
  /** The text of a source, to show a part of it. */
  textOf: (file: string) => string | undefined
}

/** What a process keeps from one reading to the next. */
export type Memory = { files: KnownFiles; engines: MarkdownEngines }

/** A site, and what it is read with. */
export type SiteRequest = { folders: Folders; options: CommonOptions; tools: Pick<SiteTools, 'cache' | 'threads'> }

export type OpenRequest = SiteRequest & {
  withDrafts: boolean
  /** Asks other sites; absent when nobody wants that. */
  checkExternal?: LoadRequest['checkExternal']
  /** Of an earlier reading, in a process that reads more than once. */
  memory?: Memory
}

/** What a site is made from, as it lies on disk; no configuration: it cannot be used. */
export type ReadSite = {
  sources: Sources
  config: SiteConfig | undefined
  problems: Problem[]
  build: BuildFacts
  textOf: OpenedSite['textOf']
}

/** @throws UsageError when there is no configuration */
export function readSite({ folders, options, memory }: Pick<OpenRequest, 'folders' | 'options' | 'memory'>): ReadSite {
  const sources = readSources(folders.root, folders.config, memory?.files)
  const file = sources.readFile(folders.config)
  if (!file) {
    const reason = sources.problems.find((problem) => problem.file === folders.config)?.message
    throw new UsageError(
      `the configuration "${options.config}" cannot be read${reason ? `: ${reason.replace('it cannot be read: ', '')}` : ''}`,
    )
  }
  const { value: config, problems } = readConfig(file, baseUrlOf(options))
  const build = { version: manifest.version, commit: commitOf(folders.root) }
  return { sources, config, problems, build, textOf: (path) => sources.readFile(sourcePath(path))?.text }
}

export async function openSite(request: OpenRequest): Promise<OpenedSite> {
  const { options, tools, withDrafts, checkExternal, memory } = request
  const { sources, config, problems, build, textOf } = readSite(request)
  if (!config) {
    const found = [...sources.problems, ...problems]
    return {
      site: undefined,
      sources,
      problems: found,
      checked: { pages: 0, links: 0, external: 0 },
      waiting: 0,
      textOf,
    }
  }
  const loaded = await loadSite({
    sources,
    config,
    build,
    cache: tools.cache,
    threads: tools.threads,
    withDrafts,
    ...(checkExternal ? { checkExternal } : {}),
    ...(memory ? { engines: memory.engines } : {}),
  })
  const checked = { pages: sources.pages.length, links: loaded.links, external: checkExternal ? loaded.external : 0 }
  return {
    site: loaded.site,
    sources,
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
