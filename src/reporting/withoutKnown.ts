import { type Problem, warning } from '../model/problem.ts'
import { type BaselineEntry, nameOf, nameOfEntry } from './baseline.ts'
import { isExcusable } from './excuse.ts'

type Compared = {
  /** The problems that are not in the baseline. */
  fresh: Problem[]
  /** The number of those that are. */
  known: number
  /** A warning for each entry that matches fewer problems than it counts. */
  stale: Problem[]
}

/**
 * Compares problems with the baseline. A problem that the site cannot be written with is never known.
 * @param externalChecked whether other sites were asked; if not, entries about them may still be needed
 */
export function withoutKnown(problems: Problem[], entries: BaselineEntry[], externalChecked: boolean): Compared {
  const left = new Map(entries.map((entry) => [nameOfEntry(entry), entry.count]))
  const fresh = problems.filter((problem) => {
    const name = nameOf(problem)
    const count = left.get(name) ?? 0
    if (count === 0 || !isExcusable(problem)) return true
    left.set(name, count - 1)
    return false
  })
  const unmatched = entries.filter((entry) => (left.get(nameOfEntry(entry)) ?? 0) > 0)
  const stale = unmatched.filter(({ subject }) => externalChecked || !/^https?:/.test(subject))
  return { fresh, known: problems.length - fresh.length, stale: stale.map((entry) => noLonger(entry, left)) }
}

function noLonger(entry: BaselineEntry, left: ReadonlyMap<string, number>): Problem {
  const { rule, file, subject, count, place } = entry
  const found = count - (left.get(nameOfEntry(entry)) ?? 0)
  const problem = `the ${rule} problem "${subject}"`
  return warning('stale-baseline', place, {
    message: found === 0 ? `"${file}" no longer has ${problem}` : `"${file}" has ${problem} ${found} of ${count} times`,
    fix: 'run "portalgen check --update-baseline"',
    target: `${file} ${rule} ${subject}`,
  })
}
