import { writeSite } from '../build.ts'
import { MARKER, readBuiltSite } from '../disk/builtSite.ts'
import { cacheKey } from '../disk/cache.ts'
import { removeFolder, stageOutput } from '../disk/outputFolder.ts'
import { holdsOnly, type OutputRecord } from '../disk/outputRecord.ts'
import type { Bundle } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { bundleTheme } from '../pipeline/bundleTheme.ts'
import { checkThemeFiles } from '../pipeline/outputOwners.ts'
import { type OutputStep, outputPlan } from '../pipeline/outputPlan.ts'
import { sharedHashes } from '../pipeline/sharedParts.ts'
import type { ThreadPool } from '../pipeline/threads/pool.ts'
import type { CommandContext } from './context.ts'
import { EXIT } from './exit.ts'
import { explainStep } from './explain.ts'
import { openSite } from './openSite.ts'
import { type BuildOptions, type Folders, findFolders } from './options.ts'
import { countOf, fails, printReport } from './report/report.ts'
import { openRecord, type SiteTools, withTools } from './siteTools.ts'

/** Writes the site to the output folder, or changes nothing. */
export async function buildCommand(options: BuildOptions, context: CommandContext): Promise<void> {
  const started = performance.now()
  const folders = findFolders(options, context.cwd)
  await withTools(folders, options, context, (tools) => build(tools, { folders, options, context, started }))
}

type BuildRequest = { folders: Folders; options: BuildOptions; context: CommandContext; started: number }

async function build(tools: SiteTools, request: BuildRequest): Promise<void> {
  const { folders, options, context, started } = request
  const { terminal, finish } = context
  const { site, checked, ...opened } = await openSite({ folders, options, tools, withDrafts: false })
  const bundle = site && (await bundleTheme(context.packageRoot, site.config, tools.cache))
  const problems = [...opened.problems, ...(bundle ? checkThemeFiles(site, bundle.files) : [])]
  if (!bundle || fails(problems, options.strict)) {
    printReport(terminal, problems, { ...options, checked })
    terminal.tell(`nothing was built: ${countOf(problems)}`)
    return finish(EXIT.siteHasErrors)
  }
  const made = await replaceOutput(site, bundle, request, tools)
  printReport(terminal, problems, { ...options, checked })
  tools.keep({ cache: tools.cache, record: made?.record })
  await made?.oldIsGone
  if (options.quiet) return
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  const found = problems.length > 0 ? `, ${countOf(problems)}` : ''
  const done = made ? `built ${site.routes.size} pages into ${options.out}/` : `${options.out}/ is up to date`
  terminal.tell(`${done} in ${seconds} s${found}`)
}

/** `oldIsGone`: the old site is removed beside other work. */
type Made = { record: OutputRecord; oldIsGone: Promise<void> }

/** @returns what the output holds now; undefined when it was that already */
async function replaceOutput(
  site: Site,
  bundle: Bundle,
  { folders, options, context }: BuildRequest,
  tools: SiteTools,
): Promise<Made | undefined> {
  const { cache, threads } = tools
  const parts = sharedHashes(site, bundle)
  const plan = outputPlan(site, bundle, cacheKey(JSON.stringify(parts)))
  const before = openRecord(folders, options, context)
  if (options.explain !== undefined) context.terminal.print(explainStep(options.explain, plan, before, parts))
  if (isCurrent(folders.out, plan, before)) return undefined
  const { root, out } = folders
  const record = (): OutputRecord => openRecord(folders, options, context)
  const tell = (message: string): void => (options.quiet ? undefined : context.terminal.tell(message))
  const staging = await stageOutput({ root, out, shown: options.out, record, tell })
  tools.onClose(staging.discard)
  const { steps, old } = await writeSite({
    site,
    bundle,
    plan,
    staging,
    texts: cache.texts,
    threads,
    shown: options.out,
  })
  return { record: { steps, names: namesOf(plan), parts }, oldIsGone: remove(old, threads) }
}

/** Thousands of files take a while; a thread that is there already does it while this one keeps the cache. */
async function remove(old: string | undefined, threads: ThreadPool): Promise<void> {
  const [thread] = threads.running()
  if (old === undefined) return
  if (thread) await thread.ask({ kind: 'remove', folder: old })
  else removeFolder(old)
}

/** Whether the folder holds the files of each step, as they were left, and no others. */
function isCurrent(out: string, plan: OutputStep[], { steps }: OutputRecord): boolean {
  const keys = new Set(plan.map(({ key }) => key))
  if (!readBuiltSite(out) || keys.size !== Object.keys(steps).length) return false
  return [...keys].every((key) => key in steps) && holdsOnly(out, Object.values(steps).flat(), MARKER)
}

const namesOf = (plan: OutputStep[]): Record<string, string> =>
  Object.fromEntries(plan.map(({ name, key }) => [name, key]))
