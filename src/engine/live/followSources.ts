import { memoryCache } from '../../disk/cache.ts'
import { pushAll } from '../../model/pushAll.ts'
import { hrefOf, isContentPage, routeOf, sourcePath } from '../../model/route.ts'
import type { LiveReload } from '../../serve/liveReload.ts'
import type { Watcher } from '../../serve/watch.ts'
import type { LiveOptions } from '../options.ts'
import { queue } from '../queue.ts'
import { edits } from './edits.ts'
import type { InternalErrors } from './internalErrors.ts'
import { type LiveContext, type LiveState, readEdits, readOutlines, readWhole } from './liveState.ts'

export type Following = {
  context: LiveContext
  watching: Promise<Watcher>
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
  stop(): void
}

/** Replaces the state by each new read of the site. */
export function followSources(first: LiveState, { context, watching, errors, reload, options }: Following): Follower {
  let current = first
  const show = (next: LiveState, edited: string[]): void => {
    current = next
    watchIncluded()
    reload.changed()
    visit(edited)
  }
  const watchIncluded = (): void =>
    void watching.then((watcher) => watcher.watchAlso([...(current.read?.sources.included ?? [])]))
  const visit = (edited: string[]): void => {
    const address = options.navigate ? addressOfEdited(edited, current) : undefined
    if (address !== undefined) reload.visit(address)
  }
  const readAll = async (paths: string[], changedMeanwhile: () => string[]): Promise<void> => {
    const next = await readUntilQuiet(paths, changedMeanwhile)
    // While the configuration is unusable, the last good site is kept and the problems are shown.
    show(next ? (next.state ?? { ...current, problems: next.problems }) : current, [])
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
      } else {
        await readAll([...new Set([...waiting.take(), ...paths])], () => [])
        visit(paths)
      }
    })
  const meanwhile: string[] = []
  /** While the whole site is read for the first time, edits show among the outlines, and are not forgotten. */
  const updateOutlines = async (paths: string[]): Promise<void> => {
    pushAll(meanwhile, paths)
    const read = async () => (await readEdits(context, current, paths)) ?? (await readOutlines(context))
    const edited = await errors.attempt(read)
    if (edited && !current.answers.isWhole) show(edited, paths)
  }
  let update = first.answers.isWhole ? updateInTurn : updateOutlines
  const follow = async (): Promise<void> => {
    const watcher = await watching
    watcher.onChange((paths) => update(paths))
    watchIncluded()
    if (!first.answers.isWhole) await readAll([], () => meanwhile.splice(0))
    update = updateInTurn
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
    stop: () => void waiting.take(),
  }
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
) {
  const started = performance.now()
  const { reading, state, problems } = await readWhole(context, before)
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
