import type { ApiConfig } from '../model/config.ts'
import type { Link } from '../model/page.ts'
import { asWarning, type Problem } from '../model/problem.ts'

/**
 * Adds to a problem in an API document how to set `linkBase`: a missing page, file or anchor is usually one of the site
 * that the document was written for.
 */
export function inDescription(problem: Problem, link: Link, { linkBase }: ApiConfig): Problem {
  if (linkBase !== undefined || !isMissing(problem, link)) return asWarning(problem)
  return asWarning({
    ...problem,
    solution: LINK_BASE,
    fix: problem.fix === undefined ? LINK_BASE : `${LINK_BASE}; ${problem.fix}`,
  })
}

/** A fragment that resembles an id of the reference is probably meant to be that id. */
function isMissing({ rule, fix }: Problem, { kind }: Link): boolean {
  if (kind !== 'route' && kind !== 'asset') return false
  return rule === 'broken-link' || rule === 'broken-asset' || (rule === 'broken-anchor' && fix === undefined)
}

const LINK_BASE = 'set "linkBase" of this API in content/site.yaml if the document was written for another site'
