import { THEME_FOLDER } from '../../disk/themeSources.ts'
import { markdownEngines } from '../../pipeline/markdownOptions.ts'
import { startDevServer } from '../../serve/devServer.ts'
import type { Listening } from '../../serve/listening.ts'
import { type LiveReload, liveReload } from '../../serve/liveReload.ts'
import { type Watcher, watchFolders } from '../../serve/watch.ts'
import { isWrongUsage } from '../errors.ts'
import { listening } from '../listening.ts'
import type { LiveOptions } from '../options.ts'
import { readSite } from '../readSite.ts'
import type { LiveSite } from '../results.ts'
import type { Settings } from '../settings.ts'
import { isShippedTheme } from '../themePlace.ts'
import { poolFor } from '../threads.ts'
import { openTools, type Tools } from '../tools.ts'
import { afterFirstPage } from './afterFirstPage.ts'
import { type Follower, type Following, followSources } from './followSources.ts'
import { type InternalErrors, internalErrors } from './internalErrors.ts'
import { liveScript } from './liveScript.ts'
import { type LiveContext, type LiveState, readOutlines, stateWithoutSite } from './liveState.ts'
import { bundleOnce, themeOnce } from './liveTheme.ts'
import { readAndReport } from './readAndReport.ts'

/** @returns undefined when the configuration of the site cannot be used */
export async function openLive(settings: Settings, options: LiveOptions): Promise<LiveSite | undefined> {
  const watching = onceAsked((since) => watch(settings, options, since))
  const tools = openTools(settings, poolFor(settings, { takesPart: false }))
  const reload = liveReload()
  const errors = internalErrors({
    onError: options.onError ?? ignore,
    onWarning: settings.onWarning,
    onReport: reload.changed,
  })
  const close = async (): Promise<void> => {
    reload.close()
    await Promise.all([watching.close(), tools.close()])
  }
  try {
    const context = contextOf(settings, tools, reload, options)
    const first = await firstState(context, errors, options)
    if (first) return await show(first, { context, watching: watching.open, errors, reload, options }, close)
  } catch (error) {
    await close()
    throw error
  }
  await close()
  return undefined
}

function contextOf(settings: Settings, tools: Tools, reload: LiveReload, options: LiveOptions): LiveContext {
  const { theme, onWarning } = settings
  return {
    settings,
    tools,
    memory: { engines: markdownEngines() },
    themeOf: themeOnce(theme),
    bundleOf: bundleOnce(theme),
    editor: { command: options.editor, distribution: options.distribution },
    onFailure({ problem: { file, line, column, message }, route }) {
      onWarning(`${file}:${line}:${column} ${message}, first on ${route}`)
      reload.changed()
    },
  }
}

/** Watching begins once there is something to show, and notices what has changed since now: the first page does not wait for it. */
function onceAsked(begin: (since: number) => Promise<Watcher>) {
  const since = Date.now()
  let watching: Promise<Watcher> | undefined
  return {
    open(): Promise<Watcher> {
      watching ??= begin(since)
      return watching
    },
    close: async (): Promise<void> => (await watching)?.close(),
  }
}

const DEAF: Watcher = { onChange: () => undefined, watchAlso: () => undefined, close: async () => undefined }

function watch({ folders, onWarning }: Settings, options: LiveOptions, since: number): Promise<Watcher> {
  if (options.watch === 'never') return Promise.resolve(DEAF)
  return watchFolders({
    root: folders.root,
    folders: ['content', 'openapi', ...(isShippedTheme(folders.root) ? [] : [THEME_FOLDER])],
    poll: options.watch === 'poll',
    since,
    onWarning: (message) => onWarning(`cannot watch: ${message}`),
  })
}

/** Outlines where there are many pages, otherwise the whole site. */
async function firstState(
  context: LiveContext,
  errors: InternalErrors,
  options: LiveOptions,
): Promise<LiveState | undefined> {
  const files = await unlessMisused(errors, async () => readSite(context), undefined)
  const outlines = await unlessMisused(errors, () => readOutlines(context, files), undefined)
  if (outlines) return outlines
  const read = async (): Promise<LiveState | undefined> =>
    (await readAndReport({ context, options }, undefined, [], files)).state
  return unlessMisused(errors, read, stateWithoutSite(context.settings))
}

/** Wrong usage ends the command before anything is shown. Any other error is reported, and the next save tries again. */
async function unlessMisused<T>(errors: InternalErrors, step: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (isWrongUsage(error)) throw error
    errors.report(error)
    return otherwise
  }
}

/** Shows what there is, and what follows. */
async function show(first: LiveState, following: Following, close: () => Promise<void>): Promise<LiveSite> {
  const follower = followSources(first, following)
  const { current, update, whole, stop } = follower
  const beginning = afterFirstPage(follower.begin)
  const server = await serve(follower, following, beginning.listens)
  beginning.expect(server === undefined ? 0 : FIRST_REQUEST_MS)
  return {
    async answerTo(path) {
      const { answers } = current()
      const found = await answers.answerTo(path)
      if (found || answers.isWhole) return found
      await whole
      return current().answers.answerTo(path)
    },
    update: (paths = []) => update(paths),
    whole,
    server,
    report: following.errors.report,
    async close() {
      stop()
      beginning.stop()
      await Promise.all([close(), server?.close()])
    },
  }
}

/** The browser that is opened with the server asks for its page by then. */
const FIRST_REQUEST_MS = 250

async function serve(
  { current, whole, recover, movedTo }: Follower,
  { context, errors, reload, options }: Following,
  onPage: () => void,
): Promise<Listening | undefined> {
  const { listen, onError = ignore } = options
  if (!listen) return undefined
  return listening(listen, () =>
    startDevServer({
      ...listen,
      root: context.settings.folders.root,
      baseUrl: current().answers.addressing.baseUrl,
      current: () => current().answers,
      whole,
      liveReload: reload,
      liveScript: liveScript(),
      problems: () => errors.shown() ?? current().problems(),
      onPage,
      onError,
      recover,
      movedTo,
    }),
  )
}

const ignore = (): void => undefined
