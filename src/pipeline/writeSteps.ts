import type { Staging } from '../disk/outputFolder.ts'
import type { FileStamp } from '../disk/outputRecord.ts'
import type { TextStore } from '../disk/textStore.ts'
import { atOnce } from '../model/atOnce.ts'
import type { Bundle } from '../model/output.ts'
import { pushAll } from '../model/pushAll.ts'
import { LLMS_FULL_TXT, type Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { openRenderer } from '../render/openRenderer.ts'
import type { PartFailure } from '../render/own/failingParts.ts'
import { loadTheme, type ThemePlace } from './loadTheme.ts'
import { makeStep } from './makeStep.ts'
import type { OutputStep, PageStep } from './outputPlan.ts'
import { pause, withPauses } from './pause.ts'
import type { PageToRender } from './threads/messages.ts'
import type { ThreadPool, WorkerThread } from './threads/pool.ts'
import { sentSite } from './threads/sentSite.ts'
import { endTurns, type Turns, takenOf, takeTurns, turnsFor } from './threads/turns.ts'

export type WriteRequest = {
  site: Site
  theme: ThemePlace
  bundle: Omit<Bundle, 'files'>
  plan: OutputStep[]
  staging: Staging
  texts: TextStore
  threads: ThreadPool
  /** The output folder as messages name it. */
  shown: string
  /** What this thread does while others, if there are any, draw pages, of which it makes fewer then. */
  meanwhile?: () => void
}

/** Which parts of the site each page shows that was made, and which of them failed. */
export type PartsShown = { shown: Map<PageStep, string[]>; failures: PartFailure[] }

/** Has every step of a plan in the staging folder: taken from the old site, or made. */
export async function writeSteps(request: WriteRequest): Promise<PartsShown> {
  const { site, bundle, plan, staging } = request
  const theme = await loadTheme(request.theme, site.ownTheme)
  const renderer = openRenderer({ site, theme, bundle })
  const { watch } = renderer
  const parts: PartsShown = { shown: new Map(), failures: [] }
  const makePage = (step: PageStep): void => {
    atOnce(makeStep(step, renderer, request))
    if (watch) parts.shown.set(step, watch.drawn())
  }
  const keepOrMake = (steps: OutputStep[]) =>
    eachWithPauses(steps, (step) => (staging.keep(step.key) ? undefined : makeStep(step, renderer, request)))
  const pages: PageStep[] = []
  const kept: FileStamp[] = []
  await eachWithPauses(plan.filter(isPage), (step) => {
    const stamps = staging.kept(step.key)
    if (!stamps) {
      pages.push(step)
      return
    }
    staging.adopt(step.key, stamps)
    for (const stamp of staging.missing(stamps)) kept.push(stamp)
  })
  const others = plan.filter((step) => !isPage(step))
  // Pages share no file with the others, so that these are made beside them, in their own order.
  const makeOthers = async (): Promise<void> => {
    await keepOrMake(others.filter((step) => !readsPages(step)))
    if (request.threads.running().length > 0) request.meanwhile?.()
  }
  await Promise.all([linkFiles(kept, request), makePages(pages, request, parts, makePage, makeOthers)])
  await keepOrMake(others.filter(readsPages))
  pushAll(parts.failures, watch?.failures.values() ?? [])
  return parts
}

/** With more files, it is worth a thread. */
const MANY_FILES = 400

/** Folders and names cost the disk a while, in which this thread has other things to do. */
async function linkFiles(stamps: FileStamp[], { staging, threads, shown }: WriteRequest): Promise<void> {
  const worker = stamps.length < MANY_FILES ? undefined : threads.workerForFiles()
  if (worker) await worker.ask({ kind: 'link', stamps, old: staging.old, staging: staging.folder, shown })
  else for (const stamp of stamps) staging.link(stamp)
}

/** Whether a step needs the written pages. */
const readsPages = (step: OutputStep): boolean => step.kind === 'llms' && step.file === LLMS_FULL_TXT

const isPage = (step: OutputStep): step is PageStep => step.kind === 'page'

/** Each thread makes the pages that it takes, this one after all that comes first. */
async function makePages(
  steps: PageStep[],
  request: WriteRequest,
  parts: PartsShown,
  inMain: (step: PageStep) => void,
  first: () => Promise<void>,
): Promise<void> {
  const { onProgress } = request.threads
  const turns = turnsFor(steps.length)
  const own = async (): Promise<void> => {
    await first()
    for (const taken of takeTurns(turns)) {
      const step = steps[taken]
      if (step) inMain(step)
      onProgress?.write(takenOf(turns), steps.length)
      await pause()
    }
  }
  try {
    await Promise.all([makePagesInWorkers(steps, turns, request, parts), own()])
    onProgress?.write(steps.length, steps.length)
  } finally {
    // After a failure, no thread makes more.
    endTurns(turns)
  }
}

async function makePagesInWorkers(
  steps: PageStep[],
  turns: Turns,
  { site, theme, bundle, staging, texts, threads, shown }: WriteRequest,
  parts: PartsShown,
): Promise<void> {
  const pages = steps.flatMap(({ route }) => toRender(site, route, texts) ?? [])
  // Where the disk took no texts they are held in memory, out of the reach of other threads.
  const workers = pages.length === steps.length ? threads.workersFor(pages.length) : []
  if (workers.length === 0) return
  const sent = sentSite(site)
  const render = async (worker: WorkerThread): Promise<void> => {
    const opened = worker.ask({ kind: 'site', site: sent, theme: theme.module, bundle })
    const rendered = worker.ask({ kind: 'render', pages, turns, staging: staging.folder, shown })
    const [made] = await Promise.all([rendered, opened])
    for (const { page, files, drawn } of made.pages) {
      const step = steps[page]
      staging.adopt(step?.key ?? '', files)
      if (step && drawn) parts.shown.set(step, drawn)
    }
    pushAll(parts.failures, made.failures)
  }
  await Promise.all(workers.map(render))
}

/** Undefined when the page's text is not on the disk. */
function toRender({ routes }: Site, route: Route, texts: TextStore): PageToRender | undefined {
  const content = routes.get(route)
  if (content?.kind !== 'page') return { route, text: undefined }
  const at = texts.placeOf(content.page.key)
  return at && { route, text: { key: content.page.key, at } }
}

/** How many steps are done before messages and signals, such as Ctrl-C, are handled. */
const STEPS_WITHOUT_PAUSE = 50

/** @param step may return further steps */
async function eachWithPauses<T>(items: T[], step: (item: T) => Generator<void, void> | void): Promise<void> {
  for (const [index, item] of items.entries()) {
    const further = step(item)
    if (further) await withPauses(further)
    if (index % STEPS_WITHOUT_PAUSE === 0) await pause()
  }
}
