import manifest from '../../package.json' with { type: 'json' }
import { withFolderLetters } from '../config/languages/withFolderLetters.ts'
import { readConfig } from '../config/readConfig.ts'
import { commitOf } from '../disk/commit.ts'
import type { KnownFiles } from '../disk/knownFiles.ts'
import { readingSources } from '../disk/readSources.ts'
import { atOnce } from '../model/atOnce.ts'
import type { SiteConfig } from '../model/config.ts'
import { foundIn, type Problem } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import type { BuildFacts } from '../model/site.ts'
import type { Sources } from '../model/sources.ts'
import { UsageError } from './errors.ts'
import type { Reading } from './results.ts'
import type { Settings } from './settings.ts'
import { hasOwnTheme } from './themePlace.ts'

/** The input of a site as found on disk; without a configuration if that cannot be used. */
export type ReadSite = {
  sources: Sources
  config: SiteConfig | undefined
  problems: Problem[]
  build: BuildFacts
  textOf: Reading['textOf']
}

export type OnPages = (count: number) => void

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
