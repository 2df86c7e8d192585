import { writeSite } from '../../build.ts'
import type { Cache } from '../../disk/cache.ts'
import { DiskError } from '../../disk/diskError.ts'
import { forgetParts } from '../../disk/lazyParts.ts'
import { type Committed, removeFolder, type Staging, stageOutput } from '../../disk/outputFolder.ts'
import { type OutputRecord, spareFolder } from '../../disk/outputRecord.ts'
import type { Problem } from '../../model/problem.ts'
import type { Site } from '../../model/site.ts'
import { type BundledTheme, bundleTheme, lookOf } from '../../pipeline/bundleTheme.ts'
import { checkThemeFiles } from '../../pipeline/outputOwners.ts'
import { type OutputStep, outputPlan } from '../../pipeline/outputPlan.ts'
import { failedParts } from '../../pipeline/own/failedParts.ts'
import { type PartKeys, partKeys } from '../../pipeline/own/partKeys.ts'
import { sharedHashes } from '../../pipeline/sharedParts.ts'
import type { ThreadPool } from '../../pipeline/threads/pool.ts'
import { sharedKeys } from '../../pipeline/versionParts.ts'
import type { PartsShown } from '../../pipeline/writeSteps.ts'
import { explainPolicy } from '../../render/head/ownTags.ts'
import { fails } from '../judgeProblems.ts'
import { openSite } from '../openSite.ts'
import type { BuildOptions } from '../options.ts'
import { type BuildResult, readingOf } from '../results.ts'
import type { Settings } from '../settings.ts'
import type { Tools } from '../tools.ts'
import { explainStep, type Plan } from './explainStep.ts'
import { isAsBuilt, madeOf } from './unchanged.ts'

/** Writes the site to the output folder, or changes nothing. */
export async function build(settings: Settings, tools: Tools, options: BuildOptions): Promise<BuildResult> {
  const opened = await openSite({ settings, tools, withDrafts: false, renders: true })
  const { site, inputs } = opened
  const theme = site && (await bundleTheme(settings.theme, lookOf(site), tools.cache))
  const problems = [...opened.problems, ...(theme ? checkThemeFiles(site, theme.bundle.files) : [])]
  const reading = { ...readingOf(opened), problems }
  if (!theme || fails(problems, settings.strict)) {
    // What was parsed serves the next build, once the errors are fixed. Without a site, nothing was.
    if (site) tools.keep({ cache: tools.cache })
    return { ...reading, outcome: 'failed', pages: 0, explanation: undefined }
  }
  const { explanation: ofPage, ...replaced } = await replaceOutput(site, theme, { settings, tools, options })
  if (replaced.outcome === 'failed') {
    tools.keep({ cache: tools.cache })
    return { ...reading, ...replaced, problems: [...problems, ...replaced.problems], pages: 0, explanation: undefined }
  }
  const { outcome, record } = replaced
  const explanation = explained(options.explainCsp ? explainPolicy(site) : undefined, ofPage)
  const result: BuildResult = { ...reading, outcome, pages: site.routes.size, explanation }
  const from = madeOf(settings, inputs, result)
  // A record without it, of a site that cannot be compared, stays as it is.
  const isSame = outcome === 'current' && from === undefined && record.made === undefined
  tools.keep({ cache: tools.cache, record: isSame ? undefined : { ...record, made: from } })
  if (replaced.outcome === 'built') {
    await replaced.unneededIsGone
    replaced.release()
  }
  return result
}

const explained = (...parts: (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join('\n') || undefined

type BuildRequest = { settings: Settings; tools: Tools; options: BuildOptions }

/** The output folder contained the same site already, or contains the new one, or is unchanged, since parts of the site could not be drawn. */
type Replaced = { outcome: 'current'; record: OutputRecord } | Built | { outcome: 'failed'; problems: Problem[] }

type Built = {
  outcome: 'built'
  /** The contents of the output folder. */
  record: OutputRecord
  /** Removes old sites and ends the threads while other work continues. */
  unneededIsGone: Promise<void>
  /** Releases the lock of the output folder. */
  release: () => void
}

async function replaceOutput(
  site: Site,
  theme: BundledTheme,
  request: BuildRequest,
): Promise<Replaced & { explanation: string | undefined }> {
  const { settings, tools, options } = request
  const { cache, threads } = tools
  const { plan, parts, ownParts } = planOf(site, theme, cache)
  // Checks are done with them, and so are the keys of versions. All of a large site may take more memory than is there.
  forgetParts(cache.used.values())
  const before = tools.openRecord()
  const explanation =
    options.explain === undefined ? undefined : explainStep(options.explain, { plan, parts, ownParts }, before)
  // What a killed build left goes away under the lock of the next one, which therefore does not stop here.
  if (hasSteps(plan, before) && isAsBuilt(settings, before)) return { outcome: 'current', record: before, explanation }
  const staging = await stagingFor(plan, request)
  const release = tools.onClose(staging.discard)
  const written = await writeSite({
    site,
    theme: settings.theme,
    bundle: theme.bundle,
    plan,
    staging,
    texts: cache.texts,
    threads,
    shown: settings.shown.out,
    meanwhile: tools.keepValues,
  })
  const problems = failedParts(written.failures, site.routes.keys())
  if (problems.length > 0) {
    release()
    return { outcome: 'failed', problems, explanation }
  }
  const record = { ...recordOf(written, plan, ownParts), parts: { ...parts, ...ownParts?.hashesOf('') } }
  const unneededIsGone = endThreads(threads, written.unneeded).catch((error: unknown) => {
    if (!(error instanceof DiskError)) throw error
    settings.onWarning(`${error.message}; the new site is complete, and a later build removes the old one`)
  })
  return { outcome: 'built', record, unneededIsGone, release, explanation }
}

function planOf(site: Site, { bundle, key }: BundledTheme, cache: Cache): Plan {
  const parts = sharedHashes(site, bundle, key)
  const ownParts = site.ownTheme && partKeys(site.ownTheme, cache)
  return { plan: outputPlan(site, bundle, sharedKeys(site, parts), ownParts?.keyOf), parts, ownParts }
}

const stagingFor = (plan: OutputStep[], { settings, tools, options }: BuildRequest): Promise<Staging> =>
  stageOutput({
    root: settings.folders.root,
    out: settings.folders.out,
    shown: settings.shown.out,
    keys: new Set(plan.map(({ key }) => key)),
    record: tools.openRecord,
    spare: settings.usesCache ? spareFolder(settings.folders.cache, settings.folders.out) : undefined,
    clean: options.clean,
    onNote: settings.onNote,
  })

/** The steps by the keys that the next build will look for: which parts a page shows is known only now. */
function recordOf({ steps, shown }: Committed & PartsShown, plan: OutputStep[], ownParts: PartKeys | undefined) {
  if (!ownParts) return { steps, names: Object.fromEntries(plan.map(({ name, key }) => [name, key])) }
  const known = new Map([...shown].map(([step, names]) => [step.key, ownParts.note(step.page, names)]))
  const keyOf = (key: string): string => known.get(key) ?? key
  return {
    steps: Object.fromEntries(Object.entries(steps).map(([key, files]) => [keyOf(key), files])),
    names: Object.fromEntries(plan.map(({ name, key }) => [name, keyOf(key)])),
  }
}

/**
 * Removing thousands of files takes a while, and so does it to end a thread, so both are done while this one writes the cache.
 */
async function endThreads(threads: ThreadPool, folders: string[]): Promise<void> {
  const [thread] = threads.running()
  for (const folder of folders) {
    if (thread) await thread.ask({ kind: 'remove', folder })
    else removeFolder(folder)
  }
  await threads.close()
}

/** Tells whether a record has exactly the steps of a plan. */
function hasSteps(plan: OutputStep[], { steps }: OutputRecord): boolean {
  const keys = new Set(plan.map(({ key }) => key))
  return keys.size === Object.keys(steps).length && [...keys].every((key) => key in steps)
}
