import { isLinkProblem } from '../../check/isLinkProblem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { foldRepeated } from '../../reporting/foldRepeated.ts'
import { fails, type OpenedSite, openSite } from '../openSite.ts'
import type { CheckOptions } from '../options.ts'
import type { CheckResult } from '../results.ts'
import type { Folders, Settings } from '../settings.ts'
import type { Tools } from '../tools.ts'
import { askExternal } from './askExternal.ts'
import { fixSources, nothingFixed } from './fixSources.ts'
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
    : { opened: await open(), fixed: nothingFixed() }
  const { checked, textOf, unasked, inRepository } = opened
  const baseline = options.updateBaseline && opened.site ? updateBaseline(opened, settings) : undefined
  const { fresh, known } = baseline ? { fresh: baseline.left, known: baseline.count } : { ...opened.found, ...opened }
  const inScope = options.scope === 'links' ? fresh.filter(isLinkProblem) : fresh
  const { changed: range } = options
  const found = range === undefined ? inScope : await problemsOfChange(inScope, { range, settings, cache: tools.cache })
  const problems = foldRepeated(found)
  return {
    problems,
    known,
    inRepository,
    checked,
    textOf,
    unasked,
    fixed,
    baseline,
    failed: fails(problems, settings.strict),
  }
}

async function openFixed(open: () => Promise<OpenedSite>, folders: Folders, options: CheckOptions) {
  let opened = await open()
  const fixed = nothingFixed()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { links, diffs, ...left } = fixSources(opened, folders, options)
    fixed.links += links
    pushAll(fixed.diffs, diffs)
    Object.assign(fixed, left)
    if (links === 0 || options.dryRun) break
    opened = await open()
  }
  return { opened, fixed }
}
