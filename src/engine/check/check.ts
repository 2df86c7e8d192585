import { isLinkProblem } from '../../check/isLinkProblem.ts'
import { fails, type OpenedSite, openSite, type Reading } from '../openSite.ts'
import type { Settings } from '../options.ts'
import type { Tools } from '../tools.ts'
import { askExternal } from './askExternal.ts'
import { fixLinks } from './fixLinks.ts'
import { problemsOfChange } from './problemsOfChange.ts'

export type CheckOptions = {
  /** `links` leaves out whether documents and examples agree with each other; `all`, which is the default, does not. */
  scope?: 'links' | 'all'
  /** Asks other sites, too. */
  external?: boolean
  /** And whether their pages have the anchors that are linked. */
  externalFragments?: boolean
  /** Writes the fixes that are certain into the sources. */
  fix?: boolean
  /** A range of commits, as git takes it: reports only what it touched or broke. */
  changed?: string
}

export type CheckResult = Reading & {
  /** Whether the problems keep the site from being published. */
  failed: boolean
  /** How many links to other sites were not asked about. */
  unasked: number
  /** How many links were fixed, and the changes as unified diffs. */
  fixed: { links: number; diffs: string[] }
}

/** What is fixed may show what else is wrong: a page under its right name, that its anchor is in the wrong case. */
const MOST_ROUNDS = 5

/** Checks the site. Writes nothing but the fixes that are asked for. */
export async function check(settings: Settings, tools: Tools, options: CheckOptions): Promise<CheckResult> {
  const asks = options.external || options.externalFragments
  const external = asks ? { checkExternal: askExternal(settings, options) } : {}
  const open = (): Promise<OpenedSite> => openSite({ settings, tools, withDrafts: false, ...external })
  const { opened, fixed } = options.fix
    ? await openFixed(open, settings.folders.root)
    : { opened: await open(), fixed: { links: 0, diffs: [] } }
  const { checked, textOf, unasked } = opened
  const inScope = options.scope === 'links' ? opened.problems.filter(isLinkProblem) : opened.problems
  const { changed: range } = options
  const problems =
    range === undefined ? inScope : await problemsOfChange(inScope, { range, settings, cache: tools.cache })
  return { problems, checked, textOf, unasked, fixed, failed: fails(problems, settings.strict) }
}

async function openFixed(open: () => Promise<OpenedSite>, root: string) {
  let opened = await open()
  const fixed: CheckResult['fixed'] = { links: 0, diffs: [] }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { links, diffs } = fixLinks(opened.problems, root)
    if (links === 0) break
    fixed.links += links
    fixed.diffs.push(...diffs)
    opened = await open()
  }
  return { opened, fixed }
}
