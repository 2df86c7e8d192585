import { join } from 'node:path'
import { defaultTheme } from '../../theme/theme.tsx'
import { type MemoryCache, memoryCache } from '../disk/cache.ts'
import { DiskTrouble } from '../disk/diskTrouble.ts'
import { bundleTheme } from '../pipeline/bundleTheme.ts'
import { startDevServer } from '../serve/devServer.ts'
import { type DevSite, devSite } from '../serve/devSite.ts'
import { liveReload } from '../serve/liveReload.ts'
import { type Watcher, watchFolders } from '../serve/watch.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { openSite } from './openSite.ts'
import { type Folders, findFolders, type ServeOptions } from './options.ts'
import { countOf, printReport } from './report/report.ts'
import { openCache } from './siteCache.ts'
import { startServer } from './startServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usageError.ts'

/** Serves the site from memory, drafts included, and reloads open pages when a source changes. */
export async function serveCommand(options: ServeOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const folders = findFolders(options)
  const sources = ['content', 'openapi'].map((name) => join(folders.root, name))
  // Before the first reading, so that no change falls between the two.
  const watcher = await watchFolders(sources, (message) => terminal.tell(`portalgen: cannot watch: ${message}`))
  try {
    const first = await loadForServing(folders, options, context, openCache(folders, options, context))
    if (first) return await serveFrom(first, watcher, { folders, options, context })
    finish(EXIT.siteHasErrors)
  } catch (trouble) {
    await watcher.close()
    throw trouble
  }
  await watcher.close()
}

type Command = { folders: Folders; options: ServeOptions; context: CommandContext }

async function serveFrom(first: Serving, watcher: Watcher, { folders, options, context }: Command): Promise<void> {
  const { terminal } = context
  let current = first
  const live = liveReload()
  const server = await startServer(options, context, () =>
    startDevServer({
      root: folders.root,
      host: options.host,
      port: options.port,
      baseUrl: first.baseUrl,
      current: () => current.site,
      liveReload: live,
    }),
  )
  watcher.onChange(async () => {
    // Without a usable configuration the last good site stays.
    const next = await tellingTrouble(terminal, () =>
      loadForServing(folders, options, context, memoryCache(current.cache.used)),
    )
    if (next) current = next
    live.reload()
  })
  terminal.tell(`serving at ${server.address} (Ctrl-C stops)`)
  stopOnSignal({
    async close() {
      live.close()
      await watcher.close()
      await server.close()
    },
  })
}

/** While a file is being replaced it may be missing for a moment; that must not end the server. */
async function tellingTrouble<T>(terminal: Terminal, step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (trouble) {
    if (!(trouble instanceof UsageError || trouble instanceof DiskTrouble)) throw trouble
    terminal.tell(`portalgen: ${trouble.message}`)
    return undefined
  }
}

type Serving = { site: DevSite; baseUrl: string; cache: MemoryCache }

/** A rebuild is a build with a warm cache. */
async function loadForServing(
  folders: Folders,
  options: ServeOptions,
  { terminal, packageRoot }: CommandContext,
  cache: MemoryCache,
): Promise<Serving | undefined> {
  const started = performance.now()
  const { site, problems, checked } = await openSite({ folders, options, cache, withDrafts: true })
  printReport(terminal, problems, { ...options, checked })
  if (!site) return undefined
  const bundle = await bundleTheme(packageRoot, site.config, cache)
  const milliseconds = Math.round(performance.now() - started)
  if (!options.quiet) {
    terminal.tell(
      `${site.routes.size} pages in ${milliseconds} ms${problems.length > 0 ? `, ${countOf(problems)}` : ''}`,
    )
  }
  const renderer = { site, theme: defaultTheme, bundle }
  return { site: devSite(renderer, bundle, problems), baseUrl: site.config.baseUrl, cache }
}
