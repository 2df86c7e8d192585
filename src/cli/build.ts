import { defaultTheme } from '../../theme/theme.tsx'
import { writeSite } from '../build.ts'
import type { Cache } from '../disk/cache.ts'
import { type Staging, stageOutput } from '../disk/outputFolder.ts'
import type { Site } from '../model/site.ts'
import { bundleTheme } from '../pipeline/bundleTheme.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { openSite } from './openSite.ts'
import { type CommonOptions, type Folders, findFolders } from './options.ts'
import { countOf, fails, printReport } from './report/report.ts'
import { keepCache, openCache } from './siteCache.ts'

/** Writes the site to the output folder, or changes nothing. */
export async function buildCommand(options: CommonOptions, context: CommandContext): Promise<void> {
  const { terminal, finish, packageRoot } = context
  const started = performance.now()
  const folders = findFolders(options)
  const cache = openCache(folders, options, context)
  const { site, problems, checked } = await openSite({ folders, options, cache, withDrafts: false })
  printReport(terminal, problems, { ...options, checked })
  if (!site || fails(problems, options.strict)) {
    terminal.tell(`nothing was built: ${countOf(problems)}`)
    return finish(EXIT.siteHasErrors)
  }
  await replaceOutput(site, folders, options, { cache, packageRoot })
  if (options.cache) keepCache(folders, cache, context)
  if (options.quiet) return
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  const found = problems.length > 0 ? `, ${countOf(problems)}` : ''
  terminal.tell(`built ${site.routes.size} pages into ${options.out}/ in ${seconds} s${found}`)
}

type Tools = { cache: Cache; packageRoot: string }

async function replaceOutput(site: Site, folders: Folders, options: CommonOptions, tools: Tools): Promise<void> {
  const staging = stageOutput(folders.root, folders.out, options.out)
  const ignoreSignals = discardOnSignal(staging)
  try {
    const bundle = await bundleTheme(tools.packageRoot, site.config, tools.cache)
    await writeSite(site, defaultTheme, bundle, staging)
  } finally {
    staging.discard()
    ignoreSignals()
  }
}

/** Ctrl-C in the middle leaves the old site and nothing else. */
function discardOnSignal(staging: Staging): () => void {
  const stop = (signal: NodeJS.Signals) => {
    staging.discard()
    // 128 and the number of the signal, as shells do.
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return () => process.off('SIGINT', stop).off('SIGTERM', stop)
}
