import type { SiteConfig } from '../model/config.ts'
import type { Problem, Rule } from '../model/problem.ts'
import type { Sources } from '../model/sources.ts'
import { BASELINE, readBaseline } from '../reporting/baseline.ts'
import { excused } from '../reporting/excuse.ts'
import { withoutKnown } from '../reporting/withoutKnown.ts'

/** The problems one by one: those that are not in the baseline, and all. `known` is how many the baseline has. */
export type Found = { fresh: Problem[]; all: Problem[]; known: number }

type Judging = {
  config: SiteConfig | undefined
  readFile: Sources['readFile']
  strict: boolean
  /** Whether to report what only `check` reports. */
  checks: boolean
  /** Whether other sites were asked. */
  asksOthers: boolean
}

/** Suspected problems, which are reported only with `--strict`. */
const STRICT_ONLY: readonly Rule[] = ['unchecked-example', 'unknown-name']

/** Problems of the text alone: what a build publishes works in spite of them. */
const CHECK_ONLY: readonly Rule[] = ['real-example']

/**
 * Excuses what `--lenient` excuses, and takes the known problems of the baseline out. Without a configuration pages are not
 * checked, so that none of its entries can be said to be outdated.
 */
export function judgeProblems(problems: Problem[], judging: Judging): Found {
  const { config, readFile, strict, checks, asksOthers } = judging
  const hidden = [...(strict ? [] : STRICT_ONLY), ...(checks ? [] : CHECK_ONLY)]
  const isReported = ({ rule }: Problem): boolean => !hidden.includes(rule)
  const file = readFile(BASELINE)
  const baseline = file ? readBaseline(file.text) : { value: [], problems: [] }
  const all = config?.lenient ? excused(problems) : problems
  const { fresh, known, stale } = withoutKnown(all, baseline.value, asksOthers)
  return {
    fresh: [...fresh, ...baseline.problems, ...(config ? stale : [])].filter(isReported),
    all: all.filter(isReported),
    known,
  }
}

/** Tells whether problems prevent a site from being published. */
export const fails = (problems: Problem[], strict: boolean): boolean =>
  problems.some((problem) => strict || problem.severity === 'error')
