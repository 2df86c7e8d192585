import { defaultTheme } from '../../theme/theme.tsx'
import { writeSite } from '../build.ts'
import type { Cache } from '../disk/cache.ts'
import { MARKER, readBuiltSite, type Staging, stageOutput } from '../disk/outputFolder.ts'
import { holdsOnly, type OutputRecord } from '../disk/outputRecord.ts'
import type { Site } from '../model/site.ts'
import { bundleTheme } from '../pipeline/bundleTheme.ts'
import { type OutputStep, outputPlan } from '../pipeline/outputPlan.ts'
import { sharedHashes } from '../pipeline/sharedParts.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { explainStep } from './explain.ts'
import { openSite } from './openSite.ts'
import { type BuildOptions, type Folders, findFolders } from './options.ts'
import { countOf, fails, printReport } from './report/report.ts'
import { keepCache, openCache, openRecord } from './siteCache.ts'

/** Writes the site to the output folder, or changes nothing. */
export async function buildCommand(options: BuildOptions, context: CommandContext): Promise<void> {
  const { terminal, finish } = context
  const started = performance.now()
  const folders = findFolders(options)
  const cache = openCache(folders, options, context)
  const { site, problems, checked } = await openSite({ folders, options, cache, withDrafts: false })
  printReport(terminal, problems, { ...options, checked })
  if (!site || fails(problems, options.strict)) {
    terminal.tell(`nothing was built: ${countOf(problems)}`)
    return finish(EXIT.siteHasErrors)
  }
  const record = await replaceOutput(site, folders, options, { cache, context })
  if (options.cache) keepCache(folders, { cache, record }, context)
  if (options.quiet) return
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  const found = problems.length > 0 ? `, ${countOf(problems)}` : ''
  const done = record ? `built ${site.routes.size} pages into ${options.out}/` : `${options.out}/ is up to date`
  terminal.tell(`${done} in ${seconds} s${found}`)
}

type Tools = { cache: Cache; context: CommandContext }

/** @returns what the output holds now; undefined when it was that already */
async function replaceOutput(
  site: Site,
  folders: Folders,
  options: BuildOptions,
  tools: Tools,
): Promise<OutputRecord | undefined> {
  const bundle = await bundleTheme(tools.context.packageRoot, site.config, tools.cache)
  const renderer = { site, theme: defaultTheme, bundle }
  const plan = outputPlan(renderer, bundle)
  const before = openRecord(folders, options, tools.context)
  const parts = sharedHashes(renderer)
  if (options.explain !== undefined) tools.context.terminal.print(explainStep(options.explain, plan, before, parts))
  if (isCurrent(folders.out, plan, before)) return undefined
  const staging = stageOutput(folders.root, folders.out, options.out, before)
  const ignoreSignals = discardOnSignal(staging)
  try {
    const steps = await writeSite(site, plan, staging)
    return { steps, names: namesOf(plan), parts }
  } finally {
    staging.discard()
    ignoreSignals()
  }
}

/** Whether the folder holds the files of each step, as they were left, and no others. */
function isCurrent(out: string, plan: OutputStep[], { steps }: OutputRecord): boolean {
  const keys = new Set(plan.map(({ key }) => key))
  if (!readBuiltSite(out) || keys.size !== Object.keys(steps).length) return false
  return [...keys].every((key) => key in steps) && holdsOnly(out, Object.values(steps).flat(), MARKER)
}

const namesOf = (plan: OutputStep[]): Record<string, string> =>
  Object.fromEntries(plan.map(({ name, key }) => [name, key]))

/** Ctrl-C in the middle leaves the old site and nothing else. */
function discardOnSignal(staging: Staging): () => void {
  const stop = (signal: NodeJS.Signals) => {
    staging.discard()
    // 128 and the number of the signal, as shells do.
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return () => process.off('SIGINT', stop).off('SIGTERM', stop)
}
