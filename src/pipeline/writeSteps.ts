import { defaultTheme } from '../../theme/theme.tsx'
import type { Staging } from '../disk/outputFolder.ts'
import type { FileStamp } from '../disk/outputRecord.ts'
import type { TextStore } from '../disk/textStore.ts'
import type { Bundle } from '../model/output.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { makeStep } from './makeStep.ts'
import type { OutputStep, PageStep } from './outputPlan.ts'
import { inTurns } from './threads/inTurns.ts'
import type { PageToRender } from './threads/messages.ts'
import type { ThreadPool, WorkerThread } from './threads/pool.ts'
import { sentSite } from './threads/sentSite.ts'
import { shareWork } from './threads/shareWork.ts'

export type WriteRequest = {
  site: Site
  bundle: Omit<Bundle, 'files'>
  plan: OutputStep[]
  staging: Staging
  texts: TextStore
  threads: ThreadPool
  /** The output folder as messages name it. */
  shown: string
}

/** Has every step of a plan in the staging folder: taken from the old site, or made. */
export async function writeSteps(request: WriteRequest): Promise<void> {
  const { site, bundle, plan, staging } = request
  const renderer = { site, theme: defaultTheme, bundle }
  const make = (step: OutputStep): void => makeStep(step, renderer, staging)
  const keepOrMake = (steps: OutputStep[]) =>
    inTurns(steps, (step) => {
      if (!staging.keep(step.key)) make(step)
    })
  const pages: PageStep[] = []
  const kept: FileStamp[] = []
  await inTurns(plan.filter(isPage), (step) => {
    const stamps = staging.kept(step.key)
    if (!stamps) return void pages.push(step)
    staging.adopt(step.key, stamps)
    for (const stamp of stamps) kept.push(stamp)
  })
  const linked = linkFiles(kept, request)
  const others = plan.filter((step) => !isPage(step))
  // Pages share no file with the others, so that these are made beside them, in their own order.
  await makePages(pages, request, make, () => keepOrMake(others.filter(({ kind }) => kind !== 'llms')))
  await linked
  await keepOrMake(others.filter(({ kind }) => kind === 'llms'))
}

/** With more files, it is worth a thread. */
const MANY_FILES = 400

/** Folders and names cost the disk a while, in which this thread has other things to do. */
async function linkFiles(stamps: FileStamp[], { staging, threads, shown }: WriteRequest): Promise<void> {
  const worker = stamps.length < MANY_FILES ? undefined : threads.workerForFiles()
  if (worker) await worker.ask({ kind: 'link', stamps, old: staging.old, staging: staging.folder, shown })
  else for (const stamp of stamps) staging.link(stamp)
}

const isPage = (step: OutputStep): step is PageStep => step.kind === 'page'

async function makePages(
  steps: PageStep[],
  { site, bundle, staging, texts, threads, shown }: WriteRequest,
  here: (step: PageStep) => void,
  first: () => Promise<void>,
): Promise<void> {
  const workers = threads.workersFor(steps.length)
  const sent = workers.length > 0 ? sentSite(site) : undefined
  const opened = workers.map((worker) => sent && worker.ask({ kind: 'site', site: sent, bundle }))
  const there = async (worker: WorkerThread, batch: PageStep[]): Promise<void> => {
    const pages = batch.map(({ route }) => toRender(site, route, texts))
    const made = await worker.ask({ kind: 'render', pages, staging: staging.folder, shown })
    for (const [index, files] of made.entries()) staging.adopt(batch[index]?.key ?? '', files)
  }
  const { takesPart, onProgress } = threads
  const progress = onProgress ? { onProgress: onProgress.write } : {}
  await Promise.all([...opened, shareWork(steps, { workers, takesPart, there, first, here, ...progress })])
}

function toRender({ routes }: Site, route: Route, texts: TextStore): PageToRender {
  const content = routes.get(route)
  const key = content?.kind === 'page' ? content.page.key : undefined
  const at = key === undefined ? undefined : texts.placeOf(key)
  return { route, text: key !== undefined && at ? { key, at } : undefined }
}
