import { markdownEngines } from '../../pipeline/markdownOptions.ts'
import { type Watcher, watchFolders } from '../../serve/watch.ts'
import type { CommandContext } from '../context.ts'
import { EXIT } from '../exit.ts'
import { findFolders, type ServeOptions } from '../options.ts'
import { openTools } from '../siteTools.ts'
import { bundleOnce, loadEarly, loadServing, type ServeRequest } from './serving.ts'
import { type Session, startSession } from './session.ts'
import { tellingTrouble } from './tellingTrouble.ts'

/** Serves the site from memory, drafts included, and brings changes of the sources into open pages. */
export async function serveCommand(options: ServeOptions, context: CommandContext): Promise<void> {
  const { terminal, finish, packageRoot } = context
  const folders = findFolders(options, context.cwd)
  const watching = watchFolders({
    root: folders.root,
    folders: ['content', 'openapi'],
    poll: options.poll ?? false,
    tell: (message) => terminal.tell(`portalgen: cannot watch: ${message}`),
  })
  const tools = openTools(folders, options, context, { takesPart: false })
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
  if (early) await loadWhole(session, watcher, request, whole.promise)
  whole.resolve()
  tools.keep({ cache: session.cache() })
  watcher.onChange(session.rebuild)
  return true
}

/** Reads the whole site behind what is served already. What is edited meanwhile shows at once, and is not forgotten. */
async function loadWhole(
  session: Session,
  watcher: Watcher,
  request: ServeRequest,
  whole: Promise<void>,
): Promise<void> {
  const changed: string[] = []
  watcher.onChange(async (paths) => {
    changed.push(...paths)
    const again = await tellingTrouble(request.context.terminal, () => loadEarly(request, whole))
    if (again) session.show(again, paths)
  })
  await session.load([], () => changed.splice(0))
}

function deferred() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
