import { bundleLive } from '../../bundle/bundleLive.ts'
import { memoryCache } from '../../disk/cache.ts'
import { DiskTrouble } from '../../disk/diskTrouble.ts'
import { DamagedCache } from '../../disk/packs.ts'
import { hrefOf, routeOf, sourcePath } from '../../model/route.ts'
import { markdownEngines } from '../../pipeline/markdownOptions.ts'
import { threadPool } from '../../pipeline/threads/pool.ts'
import { startDevServer } from '../../serve/devServer.ts'
import { type LiveReload, liveReload } from '../../serve/liveReload.ts'
import { type Watcher, watchFolders } from '../../serve/watch.ts'
import type { CommandContext } from '../context.ts'
import { EXIT } from '../exit.ts'
import { findFolders, type ServeOptions } from '../options.ts'
import { openTools } from '../siteTools.ts'
import { startServer } from '../startServer.ts'
import { stopOnSignal } from '../stopOnSignal.ts'
import type { Terminal } from '../terminal.ts'
import { UsageError } from '../usageError.ts'
import { openInBrowser } from './openInBrowser.ts'
import { KEYS_HELP, listenToKeys } from './serveKeys.ts'
import { bundleOnce, loadEarly, loadServing, type ServeRequest, type Serving } from './serving.ts'

/** Serves the site from memory, drafts included, and brings changes of the sources into open pages. */
export async function serveCommand(options: ServeOptions, context: CommandContext): Promise<void> {
  const { terminal, finish, packageRoot } = context
  const folders = findFolders(options)
  const watching = watchFolders({
    root: folders.root,
    folders: ['content', 'openapi'],
    poll: options.poll ?? false,
    tell: (message) => terminal.tell(`portalgen: cannot watch: ${message}`),
  })
  const tools = openTools(folders, options, context, threadPool({ takesPart: false }))
  const memory = { files: new Map(), engines: markdownEngines() }
  const request = { folders, options, context, tools, memory, bundleOf: bundleOnce(packageRoot) }
  const stop = async (): Promise<void> => {
    await tools.close()
    await (await watching).close()
  }
  try {
    if (await serve(request, watching)) return
    finish(EXIT.siteHasErrors)
  } catch (trouble) {
    await stop()
    throw trouble
  }
  await stop()
}

/** @returns false when there is nothing to serve */
async function serve(request: ServeRequest, watching: Promise<Watcher>): Promise<boolean> {
  const { tools } = request
  const whole = deferred()
  const early = await loadEarly(request, whole.promise)
  // Before the reading that stays, so that no change falls between the two.
  if (!early) await watching
  const first = early ?? (await loadServing(request, tools.cache, [])).serving
  if (!first) return false
  const session = await startSession(first, watching, request)
  const watcher = await watching
  if (early) await session.rebuild([])
  whole.resolve()
  tools.keep({ cache: session.cache() })
  watcher.onChange(session.rebuild)
  return true
}

/** Serves what is there, and puts each new reading of the site in its place. */
async function startSession(first: Serving, watching: Promise<Watcher>, request: ServeRequest) {
  const { folders, options, context, tools } = request
  const { terminal } = context
  let current = first
  const live = liveReload()
  const liveScript = bundleLive(context.packageRoot)
  const rebuild = inOrder(async (paths: string[]): Promise<void> => {
    const next = await tellingTrouble(terminal, () => reload(request, current, paths))
    // Without a usable configuration the last good site stays, behind what is wrong.
    if (next) current = next.serving ?? { ...current, problems: next.problems }
    live.changed()
    if (options.navigate) visitEdited(live, current, paths)
  })
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
      recover() {
        current = { ...current, cache: memoryCache() }
        return rebuild([])
      },
    }),
  )
  const close = async (): Promise<void> => {
    stopKeys()
    live.close()
    await Promise.all([watching.then((watcher) => watcher.close()), tools.close(), server.close()])
  }
  const open = (): void => openInBrowser(server.address)
  const stopKeys = listenToKeys(
    { open, rebuild: () => void rebuild([]), quit: () => void close().then(() => process.exit(0)) },
    terminal,
  )
  terminal.tell(`serving at ${server.address} (${terminal.clear ? KEYS_HELP : 'Ctrl-C stops'})`)
  if (options.open) open()
  stopOnSignal({ close })
  return { rebuild, cache: () => current.cache }
}

/** Reads the site anew with what the last reading made; with nothing, when that is damaged. */
async function reload(request: ServeRequest, { cache }: Serving, paths: string[]) {
  try {
    return await loadServing(request, memoryCache(cache.used, cache.texts), paths)
  } catch (trouble) {
    if (!(trouble instanceof DamagedCache)) throw trouble
    return loadServing(request, memoryCache(), paths)
  }
}

/** One after the other, whoever asks for it, so that none puts an older site in the place of a newer one. */
function inOrder<T>(step: (argument: T) => Promise<void>): (argument: T) => Promise<void> {
  let turn: Promise<void> = Promise.resolve()
  return (argument) => {
    turn = turn.then(() => step(argument))
    return turn
  }
}

function deferred() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
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
