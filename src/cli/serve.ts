import { defaultTheme } from '../../theme/theme.tsx'
import { bundleLive } from '../bundle/bundleLive.ts'
import { type MemoryCache, memoryCache } from '../disk/cache.ts'
import { DiskTrouble } from '../disk/diskTrouble.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Bundle } from '../model/output.ts'
import { hrefOf, routeOf, sourcePath } from '../model/route.ts'
import { bundleTheme } from '../pipeline/bundleTheme.ts'
import { markdownEngines } from '../pipeline/markdownOptions.ts'
import { startDevServer } from '../serve/devServer.ts'
import { type DevSite, devSite } from '../serve/devSite.ts'
import { type LiveReload, liveReload } from '../serve/liveReload.ts'
import { type Watcher, watchFolders } from '../serve/watch.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { openInBrowser } from './openInBrowser.ts'
import { type Memory, openSite } from './openSite.ts'
import { type Folders, findFolders, type ServeOptions } from './options.ts'
import { countOf, printReport } from './report/report.ts'
import { KEYS_HELP, listenToKeys } from './serveKeys.ts'
import { shownProblems } from './shownProblems.ts'
import { openCache } from './siteCache.ts'
import { startServer } from './startServer.ts'
import { stopOnSignal } from './stopOnSignal.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usageError.ts'

/** Serves the site from memory, drafts included, and brings changes of the sources into open pages. */
export async function serveCommand(options: ServeOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const folders = findFolders(options)
  // Before the first reading, so that no change falls between the two.
  const watcher = await watchFolders({
    root: folders.root,
    folders: ['content', 'openapi'],
    poll: options.poll ?? false,
    tell: (message) => terminal.tell(`portalgen: cannot watch: ${message}`),
  })
  try {
    const memory: Memory = { files: new Map(), engines: markdownEngines() }
    const command = { folders, options, context, memory, bundleOf: bundleOnce(context.packageRoot) }
    const { serving } = await load(command, openCache(folders, options, context), [])
    if (serving) return await serveFrom(serving, watcher, command)
    finish(EXIT.siteHasErrors)
  } catch (trouble) {
    await watcher.close()
    throw trouble
  }
  await watcher.close()
}

type Command = {
  folders: Folders
  options: ServeOptions
  context: CommandContext
  memory: Memory
  bundleOf: (config: SiteConfig, cache: MemoryCache) => Promise<Bundle>
}

async function serveFrom(first: Serving, watcher: Watcher, command: Command): Promise<void> {
  const { folders, options, context } = command
  const { terminal } = context
  let current = first
  const live = liveReload()
  const liveScript = await bundleLive(context.packageRoot)
  const server = await startServer(options, context, () =>
    startDevServer({
      root: folders.root,
      host: options.host,
      port: options.port,
      baseUrl: first.baseUrl,
      current: () => current.site,
      liveReload: live,
      liveScript,
      problems: () => current.problems,
    }),
  )
  let turn: Promise<void> = Promise.resolve()
  // One after the other, whoever asks for it, so that none puts an older site in the place of a newer one.
  const rebuild = (paths: string[]): Promise<void> => {
    turn = turn.then(() => rebuildNow(paths))
    return turn
  }
  const rebuildNow = async (paths: string[]): Promise<void> => {
    const next = await tellingTrouble(terminal, () => load(command, memoryCache(current.cache.used), paths))
    // Without a usable configuration the last good site stays, behind what is wrong.
    if (next) current = next.serving ?? { ...current, problems: next.problems }
    live.changed()
    if (options.navigate) visitEdited(live, current, paths)
  }
  watcher.onChange(rebuild)
  const close = async (): Promise<void> => {
    stopKeys()
    live.close()
    await watcher.close()
    await server.close()
  }
  const open = (): void => openInBrowser(server.address)
  const stopKeys = listenToKeys(
    { open, rebuild: () => void rebuild([]), quit: () => void close().then(() => process.exit(0)) },
    terminal,
  )
  terminal.tell(`serving at ${server.address} (${terminal.clear ? KEYS_HELP : 'Ctrl-C stops'})`)
  if (options.open) open()
  stopOnSignal({ close })
}

/** Where one page was edited, that is where its writer looks. */
function visitEdited(live: LiveReload, { site }: Serving, paths: string[]): void {
  const pages = paths.filter((path) => /^content\/.*\.md$/i.test(path))
  if (pages.length === 1 && pages[0] !== undefined) live.visit(hrefOf(routeOf(sourcePath(pages[0])), site.addressing))
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

type Serving = { site: DevSite; baseUrl: string; cache: MemoryCache; problems: string }

/** A rebuild is a build with a warm cache. No site: its configuration cannot be used. */
async function load(
  { folders, options, context, memory, bundleOf }: Command,
  cache: MemoryCache,
  changed: string[],
): Promise<{ serving: Serving | undefined; problems: string }> {
  const { terminal } = context
  const started = performance.now()
  const { site, problems, checked, textOf } = await openSite({ folders, options, cache, withDrafts: true, memory })
  printReport(terminal, problems, { ...options, checked })
  const shown = shownProblems(problems, folders.root, textOf)
  if (!site) return { serving: undefined, problems: shown }
  const bundle = await bundleOf(site.config, cache)
  const renderer = { site, theme: defaultTheme, bundle }
  const serving = { site: devSite(renderer, bundle, problems), baseUrl: site.config.baseUrl, cache, problems: shown }
  if (!options.quiet) {
    const milliseconds = Math.round(performance.now() - started)
    const found = problems.length > 0 ? `, ${countOf(problems)}` : ''
    terminal.tell(`${whatChanged(changed)}${site.routes.size} pages in ${milliseconds} ms${found}`)
  }
  return { serving, problems: shown }
}

/** The theme is the package's own; what a configuration gives to it are colours. */
function bundleOnce(packageRoot: string): Command['bundleOf'] {
  const bundles = new Map<string, Promise<Bundle>>()
  return (config, cache) => {
    const colors = JSON.stringify(config.apis.map(({ primaryColor }) => primaryColor))
    const bundle = bundles.get(colors) ?? bundleTheme(packageRoot, config, cache)
    bundles.set(colors, bundle)
    return bundle
  }
}

function whatChanged(paths: string[]): string {
  const [first] = paths
  if (first === undefined) return ''
  return paths.length === 1 ? `${first}: ` : `${first} and ${paths.length - 1} more: `
}
