import { memoryCache } from '../../disk/cache.ts'
import { pushAll } from '../../model/pushAll.ts'
import { hrefOf, isContentPage, routeOf, sourcePath } from '../../model/route.ts'
import type { LiveReload } from '../../serve/liveReload.ts'
import type { Watcher } from '../../serve/watch.ts'
import type { LiveOptions } from '../options.ts'
import { queue } from '../queue.ts'
import { edits } from './edits.ts'
import type { InternalErrors } from './internalErrors.ts'
import { type LiveContext, type LiveState, readEdits, readOutlines } from './liveState.ts'
import { type Reported, readAndReport } from './readAndReport.ts'
import { replacedFiles } from './replacedFiles.ts'

export type Following = {
  context: LiveContext
  /** Begins to watch when it is first called. */
  watching: () => Promise<Watcher>
  errors: InternalErrors
  reload: LiveReload
  options: LiveOptions
}

/** The current state of the site, and how changes are applied to it. */
export type Follower = {
  current(): LiveState
  update(paths: string[]): Promise<void>
  /** Reads the site with an empty cache, if the cache cannot be read. */
  recover(): Promise<void>
  /** Follows the sources from then on; reads the whole site first if only outlines are known. */
  begin(): void
  whole: Promise<void>
  /** The address that a page has now, if its old one was below a former base URL. */
  movedTo(path: string): string | undefined
  stop(): void
}

/** Replaces the state by each new read of the site. */
export function followSources(first: LiveState, { context, watching, errors, reload, options }: Following): Follower {
  let current = first
  const former = new Set<string>()
  const show = (next: LiveState, paths: string[]): void => {
    const before = current
    current = next
    if (before.answers.addressing.baseUrl !== next.answers.addressing.baseUrl)
      former.add(before.answers.addressing.baseUrl)
    watchIncluded()
    reload.changed(replacedFiles(before.read?.live.site, next.read?.live.site, paths))
  }
  const watchIncluded = (): void =>
    void watching().then((watcher) => watcher.watchAlso([...(current.read?.sources.included ?? [])]))
  const visit = (edited: string[]): void => {
    const address = options.navigate ? addressOfEdited(edited, current) : undefined
    if (address !== undefined) reload.visit(address)
  }
  /** What is edited while the whole site is read; undefined while it is not. */
  let meanwhile: string[] | undefined
  const readAllOnce = async (paths: string[]): Promise<void> => {
    const noted: string[] = []
    meanwhile = noted
    try {
      let next = await readReporting(current, paths)
      for (let more = noted.splice(0); more.length > 0; more = noted.splice(0)) next = await caughtUp(next, more)
      // While the configuration is unusable, the last good site is kept and the problems are shown.
      show(next ? (next.state ?? { ...current, problems: next.problems }) : current, paths)
    } finally {
      meanwhile = undefined
    }
  }
  const readReporting = (before: LiveState, changed: string[]): Promise<Reported | undefined> => {
    errors.clear()
    return errors.attempt(() => readAndReport(context, before, changed, options))
  }
  /** What was read, with the edits that came in between; their problems are found later. */
  const caughtUp = async (next: Reported | undefined, paths: string[]): Promise<Reported | undefined> => {
    const state = next?.state && (await editsIn(next.state, paths))
    if (!next || !state) return readReporting(next?.state ?? current, paths)
    waiting.add(paths)
    return { ...next, state }
  }
  const wholeInTurn = queue()
  const readAll = (paths: string[]): Promise<unknown> => wholeInTurn(() => errors.attempt(() => readAllOnce(paths)))
  const waiting = edits(readAll)
  const editsIn = (state: LiveState, paths: string[]): Promise<LiveState | undefined> =>
    errors.attempt(async () => {
      const edited = await readEdits(context, state, [...new Set(paths)])
      return edited ?? (state.answers.isWhole ? undefined : readOutlines(context))
    })
  const editsInCurrent = async (paths: string[]): Promise<LiveState | undefined> => {
    const before = current
    const edited = await editsIn(before, paths)
    // The whole site may have been read in between.
    return before === current ? edited : editsInCurrent(paths)
  }
  const editInTurn = queue()
  /** Shows what is shown at once, also while the whole site is read. @returns what shows the rest */
  const updateAtOnce = (paths: string[]): Promise<() => Promise<unknown>> =>
    editInTurn(async () => {
      const isNoted = meanwhile !== undefined && paths.length > 0
      if (meanwhile) pushAll(meanwhile, paths)
      const edited = await editsInCurrent(paths)
      if (edited) {
        show(edited, paths)
        visit(paths)
        if (!isNoted) waiting.add(paths)
        return async () => undefined
      }
      const rest = isNoted ? wholeInTurn(async () => undefined) : readAll([...new Set([...waiting.take(), ...paths])])
      return () => rest.then(() => visit(paths))
    })
  const update = async (paths: string[]): Promise<void> => {
    const showRest = await updateAtOnce(paths)
    await showRest()
  }
  const follow = async (): Promise<void> => {
    // Further changes do not wait until the whole site is read.
    const notice = async (paths: string[]): Promise<void> => void (await updateAtOnce(paths))()
    const listening = watching().then((watcher) => watcher.onChange(notice))
    watchIncluded()
    if (!first.answers.isWhole) await readAll([])
    await listening
    await wholeInTurn(async () => context.tools.keep({ cache: current.cache }))
  }
  const { promise: whole, resolve } = deferred()
  return {
    current: () => current,
    update,
    recover() {
      current = { ...current, cache: memoryCache() }
      return update([])
    },
    begin: () => void errors.attempt(follow).then(resolve),
    whole,
    movedTo: (path) => movedTo(path, former, current),
    stop: () => void waiting.take(),
  }
}

function movedTo(path: string, former: ReadonlySet<string>, { answers }: LiveState): string | undefined {
  const below = [...former].filter((base) => path.startsWith(base))
  const moved = below.map((base) => answers.addressing.baseUrl + path.slice(base.length))
  return moved.find((to) => answers.answerTo(to) !== undefined)
}

/** If a single page was edited, its address. */
function addressOfEdited(paths: string[], { answers }: LiveState): string | undefined {
  const [page, other] = paths.filter(isContentPage)
  return page === undefined || other !== undefined ? undefined : hrefOf(routeOf(sourcePath(page)), answers.addressing)
}

function deferred() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
