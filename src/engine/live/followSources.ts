import { memoryCache } from '../../disk/cache.ts'
import { pushAll } from '../../model/pushAll.ts'
import { hrefOf, isContentPage, routeOf, sourcePath } from '../../model/route.ts'
import type { LiveReload } from '../../serve/liveReload.ts'
import type { Watcher } from '../../serve/watch.ts'
import type { ReadSite } from '../openSite.ts'
import type { LiveOptions } from '../options.ts'
import { queue } from '../queue.ts'
import { edits } from './edits.ts'
import type { InternalErrors } from './internalErrors.ts'
import { type LiveContext, type LiveState, readEdits, readOutlines, readWhole } from './liveState.ts'
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
  const readAll = async (paths: string[], changedMeanwhile: () => string[]): Promise<void> => {
    const next = await readUntilQuiet(paths, changedMeanwhile)
    // While the configuration is unusable, the last good site is kept and the problems are shown.
    show(next ? (next.state ?? { ...current, problems: next.problems }) : current, paths)
  }
  const readUntilQuiet = async (paths: string[], changedMeanwhile: () => string[]) => {
    const read = (before: LiveState, changed: string[]) => {
      errors.clear()
      return errors.attempt(() => readAndReport(context, before, changed, options))
    }
    let next = await read(current, paths)
    for (let more = changedMeanwhile(); more.length > 0; more = changedMeanwhile())
      next = await read(next?.state ?? current, more)
    return next
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
      } else await readAll([...new Set([...waiting.take(), ...paths])], () => [])
      visit(paths)
    })
  const meanwhile: string[] = []
  /** While the whole site is read for the first time, edits show among the outlines, and are not forgotten. */
  const updateOutlines = async (paths: string[]): Promise<void> => {
    pushAll(meanwhile, paths)
    const read = async () => (await readEdits(context, current, paths)) ?? (await readOutlines(context))
    const edited = await errors.attempt(read)
    if (!edited || current.answers.isWhole) return
    show(edited, paths)
    visit(paths)
  }
  let update = first.answers.isWhole ? updateInTurn : updateOutlines
  const follow = async (): Promise<void> => {
    const listening = watching().then((watcher) => watcher.onChange((paths) => update(paths)))
    watchIncluded()
    if (!first.answers.isWhole) await readAll([], () => meanwhile.splice(0))
    update = updateInTurn
    await listening
    context.tools.keep({ cache: current.cache })
  }
  const { promise: whole, resolve } = deferred()
  return {
    current: () => current,
    update: (paths) => update(paths),
    recover() {
      current = { ...current, cache: memoryCache() }
      return updateInTurn([])
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

/** Reads the whole site, and passes the result to the caller of the workspace. */
export async function readAndReport(
  context: LiveContext,
  before: LiveState | undefined,
  changed: string[],
  { onRead }: LiveOptions,
  files?: ReadSite,
) {
  const started = performance.now()
  const { reading, state, problems } = await readWhole(context, before, files)
  const milliseconds = Math.round(performance.now() - started)
  onRead?.({ ...reading, changed, pages: state?.read?.live.site.routes.size, milliseconds })
  return { state, problems }
}

function deferred() {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}
