import { isLinkProblem } from '../../check/isLinkProblem.ts'
import { foldRepeated } from '../../reporting/foldRepeated.ts'
import { fails } from '../judgeProblems.ts'
import { type OpenedSite, openSite } from '../openSite.ts'
import type { CheckOptions } from '../options.ts'
import { type CheckResult, type FixedSources, readingOf } from '../results.ts'
import type { Folders, Settings } from '../settings.ts'
import type { Tools } from '../tools.ts'
import { askExternal } from './askExternal.ts'
import { fixSources, totalOf } from './fixSources.ts'
import { problemsOfChange } from './problemsOfChange.ts'
import { updateBaseline } from './updateBaseline.ts'

/** A fix may reveal another problem: once a page is found, its anchor may turn out to be in the wrong case. */
const MOST_ROUNDS = 5

/** Checks the site. Writes nothing but the fixes that are asked for. */
export async function check(settings: Settings, tools: Tools, options: CheckOptions): Promise<CheckResult> {
  const asks = options.external || options.externalFragments
  const external = asks ? { checkExternal: askExternal(settings, options) } : {}
  const open = (): Promise<OpenedSite> => openSite({ settings, tools, withDrafts: false, checks: true, ...external })
  const { opened, fixed } = options.fix
    ? await openFixed(open, settings.folders, options)
    : { opened: await open(), fixed: totalOf([]) }
  const baseline = options.updateBaseline && opened.site ? updateBaseline(opened, settings) : undefined
  const { fresh, known } = baseline ? { fresh: baseline.left, known: baseline.count } : { ...opened.found, ...opened }
  const inScope = options.scope === 'links' ? fresh.filter(isLinkProblem) : fresh
  const { changed: range } = options
  const found = range === undefined ? inScope : await problemsOfChange(inScope, { range, settings, cache: tools.cache })
  const problems = foldRepeated(found)
  const failed = fails(problems, settings.strict)
  return { ...readingOf(opened), problems, known, unasked: opened.unasked, fixed, baseline, failed }
}

/** Fixes the sources until nothing more can be fixed. */
async function openFixed(
  open: () => Promise<OpenedSite>,
  folders: Folders,
  options: CheckOptions,
): Promise<{ opened: OpenedSite; fixed: FixedSources }> {
  const rounds: FixedSources[] = []
  let opened = await open()
  while (rounds.length < MOST_ROUNDS) {
    const fixed = fixSources(opened, folders, options)
    rounds.push(fixed)
    if (fixed.links === 0 || options.dryRun) break
    opened = await open()
  }
  const { links, diffs } = totalOf(rounds)
  // Each round comes upon what the one before has left.
  return { opened, fixed: { ...totalOf(rounds.slice(-1)), links, diffs } }
}
