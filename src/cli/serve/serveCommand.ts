import { settingsOf } from '../../engine/options.ts'
import { openTools } from '../../engine/tools.ts'
import { loadTheme } from '../../pipeline/loadTheme.ts'
import { markdownEngines } from '../../pipeline/markdownOptions.ts'
import { type Watcher, watchFolders } from '../../serve/watch.ts'
import type { CommandContext } from '../context.ts'
import { EXIT } from '../exit.ts'
import type { ServeOptions } from '../options.ts'
import { reportingTo } from '../withWorkspace.ts'
import { internalErrors, isExpected, reportUncaught } from './internalErrors.ts'
import { bundleOnce, failedServing, loadEarly, loadServing, type ServeRequest, type Serving } from './serving.ts'
import { type Session, startSession } from './session.ts'

/** Serves the site from memory, drafts included, and brings changes of the sources into open pages. */
export async function serveCommand(options: ServeOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const settings = settingsOf({ root: options.root, cwd: context.cwd, options: reportingTo(terminal, options) })
  const { folders } = settings
  const watching = watchFolders({
    root: folders.root,
    folders: ['content', 'openapi'],
    poll: options.poll ?? false,
    tell: (message) => terminal.tell(`portalgen: cannot watch: ${message}`),
  })
  const tools = openTools(settings, { takesPart: false })
  const memory = { files: new Map(), engines: markdownEngines() }
  const errors = internalErrors(terminal, Boolean(process.env['PORTALGEN_DEBUG']))
  const theme = await loadTheme(settings.theme)
  const request = { settings, options, context, tools, memory, theme, bundleOf: bundleOnce(settings.theme), errors }
  const stopReporting = reportUncaught(errors)
  const stop = async (): Promise<void> => {
    stopReporting()
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
  const early = await unlessBug(request, () => loadEarly(request, whole.promise), undefined)
  // Before the reading that stays, so that no change falls between the two.
  if (!early) await watching
  const first = early ?? (await unlessBug(request, () => loadFirst(request), failedServing(request.settings)))
  if (!first) return false
  const session = await startSession(first, watching, request)
  const watcher = await watching
  if (early) await loadWhole(session, watcher, request, whole.promise)
  whole.resolve()
  tools.keep({ cache: session.cache() })
  watcher.onChange(session.rebuild)
  return true
}

const loadFirst = async (request: ServeRequest): Promise<Serving | undefined> =>
  (await loadServing(request, request.tools.cache, [])).serving

/** Trouble with usage or the disk ends the command before it serves; a bug is reported, and the next save tries again. */
async function unlessBug<T>({ errors }: ServeRequest, step: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (isExpected(error)) throw error
    errors.report(error)
    return otherwise
  }
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
    const again = await request.errors.attempt(() => loadEarly(request, whole))
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
