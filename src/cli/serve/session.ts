import { bundleLive } from '../../bundle/bundleLive.ts'
import { type MemoryCache, memoryCache } from '../../disk/cache.ts'
import { DamagedCache } from '../../disk/packs.ts'
import { packageRoot } from '../../engine/packageRoot.ts'
import { hrefOf, routeOf, sourcePath } from '../../model/route.ts'
import { startDevServer } from '../../serve/devServer.ts'
import { type LiveReload, liveReload } from '../../serve/liveReload.ts'
import type { Watcher } from '../../serve/watch.ts'
import { startServer } from '../startServer.ts'
import { stopOnSignal } from '../stopOnSignal.ts'
import { openInBrowser } from './openInBrowser.ts'
import { KEYS_HELP, listenToKeys } from './serveKeys.ts'
import { loadServing, type ServeRequest, type Serving, withEdits } from './serving.ts'
import { edits, inOrder } from './turns.ts'

/** A server, and what it shows. */
export type Session = {
  rebuild(paths: string[]): Promise<void>
  /** Reads the site until nothing has changed meanwhile, and then shows it. */
  load(paths: string[], changedMeanwhile: () => string[]): Promise<void>
  show(next: Serving, paths: string[]): void
  cache(): MemoryCache
}

/** Serves what is there, and puts each new reading of the site in its place. */
export async function startSession(
  first: Serving,
  watching: Promise<Watcher>,
  request: ServeRequest,
): Promise<Session> {
  const { settings, options, context, tools, errors } = request
  const { terminal } = context
  let current = first
  const live = liveReload()
  const liveScript = bundleLive(packageRoot())
  const show = (next: Serving, paths: string[]): void => {
    current = next
    live.changed()
    if (options.navigate) visitEdited(live, current, paths)
  }
  errors.onReport(live.changed)
  const load: Session['load'] = async (paths, changedMeanwhile) => {
    errors.clear()
    let next = await errors.attempt(() => reload(request, current, paths))
    for (let more = changedMeanwhile(); more.length > 0; more = changedMeanwhile()) {
      errors.clear()
      next = await errors.attempt(() => reload(request, next?.serving ?? current, more))
    }
    // Without a usable configuration the last good site stays, behind what is wrong.
    show(next ? (next.serving ?? { ...current, problems: next.problems }) : current, [])
  }
  const queue = inOrder()
  const inTurn = (step: () => Promise<void>): Promise<void> => queue(() => errors.attempt(step))
  const waiting = edits((paths) => inTurn(() => load(paths, () => [])))
  const rebuild = (paths: string[]): Promise<void> =>
    inTurn(async () => {
      const edited = await errors.attempt(() => withEdits(request, current, paths))
      if (edited) {
        show(edited, paths)
        waiting.add(paths)
      } else {
        await load([...waiting.take(), ...paths], () => [])
        if (options.navigate) visitEdited(live, current, paths)
      }
    })
  const server = await startServer(options, context, () =>
    startDevServer({
      root: settings.folders.root,
      host: options.host,
      port: options.port,
      baseUrl: first.baseUrl,
      current: () => current.site,
      liveReload: live,
      liveScript,
      problems: () => errors.shown() ?? current.problems,
      onError: errors.print,
      recover() {
        current = { ...current, cache: memoryCache() }
        return rebuild([])
      },
    }),
  )
  const close = async (): Promise<void> => {
    stopKeys()
    waiting.take()
    live.close()
    await Promise.all([watching.then((watcher) => watcher.close()), tools.close(), server.close()])
  }
  const open = (): void => openInBrowser(server.address)
  const stopKeys = listenToKeys(
    { open, rebuild: () => void rebuild([]), quit: () => void close().then(() => process.exit(0)) },
    terminal,
  )
  // The clock runs since the process began.
  const seconds = (performance.now() / 1000).toFixed(2)
  terminal.tell(`serving at ${server.address} after ${seconds} s (${terminal.clear ? KEYS_HELP : 'Ctrl-C stops'})`)
  for (const address of server.others) terminal.tell(`serving everybody in the network at ${address}`)
  if (options.open) open()
  stopOnSignal({ close })
  return { rebuild, load, show, cache: () => current.cache }
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

/** Where one page was edited, that is where its writer looks. */
function visitEdited(live: LiveReload, { site }: Serving, paths: string[]): void {
  const pages = paths.filter((path) => /^content\/.*\.md$/i.test(path))
  if (pages.length === 1 && pages[0] !== undefined) live.visit(hrefOf(routeOf(sourcePath(pages[0])), site.addressing))
}
