import { memoryCache } from '../../disk/cache.ts'
import { hrefOf, isContentPage, routeOf, sourcePath } from '../../model/route.ts'
import type { LiveReload } from '../../serve/liveReload.ts'
import type { Watcher } from '../../serve/watch.ts'
import { queue } from '../queue.ts'
import { edits } from './edits.ts'
import type { LiveState } from './liveState.ts'
import { replacedFiles } from './replacedFiles.ts'
import { type LiveReader, type WholeReads, wholeReads, withEdits } from './wholeReads.ts'

export type Following = LiveReader & {
  /** Begins to watch when it is first called. */
  watching: () => Promise<Watcher>
  reload: LiveReload
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
  movedTo(path: string): Promise<string | undefined>
  stop(): void
}

/** Replaces the state by each new read of the site. */
export function followSources(first: LiveState, following: Following): Follower {
  const { context, watching, errors, reload } = following
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
  const reads = wholeReads(following, { current: () => current, show, wait: (paths) => waiting.add(paths) })
  const waiting = edits(reads.read)
  const updateAtOnce = updates(following, { current: () => current, show, reads, waiting })
  const update = async (paths: string[]): Promise<void> => {
    const showRest = await updateAtOnce(paths)
    await showRest()
  }
  const follow = async (): Promise<void> => {
    // Further changes do not wait until the whole site is read.
    const notice = async (paths: string[]): Promise<void> => void (await updateAtOnce(paths))()
    const listening = watching().then((watcher) => watcher.onChange(notice))
    watchIncluded()
    if (!first.answers.isWhole) await reads.read([])
    await listening
    await reads.after(async () => context.tools.keep({ cache: current.cache }))
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

/** What is read, what waits for the next read, and the state that both change. */
type Updating = {
  current(): LiveState
  show(next: LiveState, paths: string[]): void
  reads: WholeReads
  waiting: ReturnType<typeof edits>
}

/** Updates one at a time. Each shows what can be shown at once, also while the whole site is read, and returns what shows the rest. */
function updates(following: Following, { current, show, reads, waiting }: Updating) {
  const { options, reload } = following
  const visit = (edited: string[]): void => {
    const address = options.navigate ? addressOfEdited(edited, current()) : undefined
    if (address !== undefined) reload.visit(address)
  }
  const editsInCurrent = async (paths: string[]): Promise<LiveState | undefined> => {
    const before = current()
    const edited = await withEdits(following, before, paths)
    // The whole site may have been read in between.
    return before === current() ? edited : editsInCurrent(paths)
  }
  const inTurn = queue()
  return (paths: string[]): Promise<() => Promise<unknown>> =>
    inTurn(async () => {
      const isNoted = reads.note(paths) && paths.length > 0
      const edited = await editsInCurrent(paths)
      if (edited) {
        show(edited, paths)
        visit(paths)
        if (!isNoted) waiting.add(paths)
        return async () => undefined
      }
      const rest = isNoted
        ? reads.after(async () => undefined)
        : reads.read([...new Set([...waiting.take(), ...paths])])
      return () => rest.then(() => visit(paths))
    })
}

async function movedTo(path: string, former: ReadonlySet<string>, { answers }: LiveState): Promise<string | undefined> {
  for (const base of former) {
    const moved = path.startsWith(base) ? answers.addressing.baseUrl + path.slice(base.length) : undefined
    if (moved !== undefined && (await answers.answerTo(moved))) return moved
  }
  return undefined
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
