import { bundleLive } from '../../bundle/bundleLive.ts'
import { memoryCache } from '../../disk/cache.ts'
import { hrefOf, routeOf, sourcePath } from '../../model/route.ts'
import { loadTheme } from '../../pipeline/loadTheme.ts'
import { markdownEngines } from '../../pipeline/markdownOptions.ts'
import { startDevServer } from '../../serve/devServer.ts'
import { liveReload } from '../../serve/liveReload.ts'
import { type Watcher, watchFolders } from '../../serve/watch.ts'
import { isExpected } from '../errors.ts'
import { listening } from '../listening.ts'
import type { LiveOptions } from '../options.ts'
import { packageRoot } from '../packageRoot.ts'
import { queue } from '../queue.ts'
import type { LiveSite } from '../results.ts'
import type { Settings } from '../settings.ts'
import { openTools, type Tools } from '../tools.ts'
import { edits } from './edits.ts'
import { type InternalErrors, internalErrors } from './internalErrors.ts'
import {
  bundleOnce,
  type LiveContext,
  type LiveState,
  readEdits,
  readOutlines,
  readWhole,
  stateWithoutSite,
} from './liveState.ts'

/** @returns undefined when the configuration of the site cannot be used */
export async function openLive(settings: Settings, options: LiveOptions): Promise<LiveSite | undefined> {
  const watching = watch(settings, options)
  const tools = openTools(settings, { takesPart: false })
  const reload = liveReload()
  const errors = internalErrors({
    onError: options.onError ?? (() => undefined),
    onWarning: settings.onWarning,
    onReport: reload.changed,
  })
  const close = async (): Promise<void> => {
    reload.close()
    await Promise.all([watching.then((watcher) => watcher.close()), tools.close()])
  }
  try {
    const context = await contextOf(settings, tools)
    const first = await firstState(context, watching, errors, options)
    if (first) return await follow(first, { context, watching, errors, reload, options, close })
  } catch (error) {
    await close()
    throw error
  }
  await close()
  return undefined
}

async function contextOf(settings: Settings, tools: Tools): Promise<LiveContext> {
  const memory = { files: new Map(), engines: markdownEngines() }
  return { settings, tools, memory, theme: await loadTheme(settings.theme), bundleOf: bundleOnce(settings.theme) }
}

function watch({ folders, onWarning }: Settings, options: LiveOptions): Promise<Watcher> {
  if (options.watch === 'never') return Promise.resolve({ onChange: () => undefined, close: async () => undefined })
  return watchFolders({
    root: folders.root,
    folders: ['content', 'openapi'],
    poll: options.watch === 'poll',
    tell: (message) => onWarning(`cannot watch: ${message}`),
  })
}

/** Outlines where there is much to parse, otherwise the whole site. */
async function firstState(
  context: LiveContext,
  watching: Promise<Watcher>,
  errors: InternalErrors,
  options: LiveOptions,
): Promise<LiveState | undefined> {
  const outlines = await unlessBug(errors, () => readOutlines(context), undefined)
  if (outlines) return outlines
  // Before the reading that stays, so that no change falls between the two.
  await watching
  const read = async (): Promise<LiveState | undefined> => (await readAndReport(context, undefined, [], options)).state
  return unlessBug(errors, read, stateWithoutSite(context.settings))
}

/** Wrong usage and the disk end the command before anything is shown; a bug is reported, and the next save tries again. */
async function unlessBug<T>(errors: InternalErrors, step: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (isExpected(error)) throw error
    errors.report(error)
    return otherwise
  }
}

async function readAndReport(
  context: LiveContext,
  before: LiveState | undefined,
  changed: string[],
  { onRead }: LiveOptions,
) {
  const started = performance.now()
  const { reading, state, problems } = await readWhole(context, before)
  const milliseconds = Math.round(performance.now() - started)
  onRead?.({ ...reading, changed, pages: state?.read?.live.site.routes.size, milliseconds })
  return { state, problems }
}

type Following = {
  context: LiveContext
  watching: Promise<Watcher>
  errors: InternalErrors
  reload: ReturnType<typeof liveReload>
  options: LiveOptions
  close(): Promise<void>
}

/** Shows what there is, and puts each new reading of the site in its place. */
async function follow(first: LiveState, following: Following): Promise<LiveSite> {
  const { context, watching, errors, reload, options } = following
  let current = first
  const show = (next: LiveState, paths: string[]): void => {
    current = next
    reload.changed()
    visitEdited(paths)
  }
  /** Where one page was edited, that is where its writer looks. */
  const visitEdited = (paths: string[]): void => {
    const [page, other] = paths.filter((path) => /^content\/.*\.md$/i.test(path))
    if (options.navigate && page !== undefined && other === undefined)
      reload.visit(hrefOf(routeOf(sourcePath(page)), current.answers.addressing))
  }
  /** Reads the site until nothing has changed meanwhile, and then shows it. */
  const readAll = async (paths: string[], changedMeanwhile: () => string[]): Promise<void> => {
    let before = current
    let next: Awaited<ReturnType<typeof readAndReport>> | undefined
    for (let changed = paths, isFirst = true; isFirst || changed.length > 0; changed = changedMeanwhile()) {
      isFirst = false
      errors.clear()
      next = await errors.attempt(() => readAndReport(context, before, changed, options))
      before = next?.state ?? before
    }
    // Without a usable configuration the last good site stays, behind what is wrong.
    show(next ? (next.state ?? { ...current, problems: next.problems }) : current, [])
  }
  const inTurn = queue()
  const attemptInTurn = (step: () => Promise<void>): Promise<void> => inTurn(() => errors.attempt(step))
  const waiting = edits((paths) => attemptInTurn(() => readAll(paths, () => [])))
  const updateInTurn = (paths: string[]): Promise<void> =>
    attemptInTurn(async () => {
      const edited = await errors.attempt(() => readEdits(context, current, paths))
      if (edited) {
        show(edited, paths)
        waiting.add(paths)
      } else {
        await readAll([...new Set([...waiting.take(), ...paths])], () => [])
        visitEdited(paths)
      }
    })
  /** While the whole site is read for the first time, edits show among the outlines, and are not forgotten. */
  const changedMeanwhile: string[] = []
  const updateOutlines = async (paths: string[]): Promise<void> => {
    changedMeanwhile.push(...paths)
    const again = await errors.attempt(
      async () => (await readEdits(context, current, paths)) ?? (await readOutlines(context)),
    )
    if (again && !current.answers.isWhole) show(again, paths)
  }
  let update = first.answers.isWhole ? updateInTurn : updateOutlines
  const finish = async (): Promise<void> => {
    const watcher = await watching
    watcher.onChange((paths) => update(paths))
    if (!first.answers.isWhole) await readAll([], () => changedMeanwhile.splice(0))
    update = updateInTurn
    context.tools.keep({ cache: current.cache })
  }
  let begin = (): void => undefined
  const whole = new Promise<void>((resolve) => {
    begin = () => void errors.attempt(finish).then(() => resolve())
  })
  const { listen } = options
  const server =
    listen &&
    (await listening(listen, () =>
      startDevServer({
        ...listen,
        root: context.settings.folders.root,
        baseUrl: first.answers.addressing.baseUrl,
        current: () => current.answers,
        whole,
        liveReload: reload,
        liveScript: bundleLive(packageRoot()),
        problems: () => errors.shown() ?? current.problems,
        onError: options.onError ?? (() => undefined),
        recover() {
          current = { ...current, cache: memoryCache() }
          return updateInTurn([])
        },
      }),
    ))
  // Whoever opened it has something to do first, such as to say where it is served.
  setImmediate(begin)
  return {
    async answerTo(path) {
      const found = current.answers.answerTo(path)
      if (found || current.answers.isWhole) return found
      await whole
      return current.answers.answerTo(path)
    },
    update: (paths = []) => update(paths),
    whole,
    server,
    report: errors.report,
    async close() {
      waiting.take()
      await Promise.all([following.close(), server?.close()])
    },
  }
}
