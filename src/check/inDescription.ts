import type { ApiConfig } from '../model/config.ts'
import type { Link } from '../model/page.ts'
import { asWarning, type Problem } from '../model/problem.ts'

/**
 * The problem of a link in an API document. A page or file that is missing is usually one of the site that the document
 * was written for, which `linkBase` names.
 */
export function inDescription(problem: Problem, link: Link, { linkBase }: ApiConfig): Problem {
  const isMissing = problem.rule === 'broken-link' || problem.rule === 'broken-asset'
  if (!isMissing || linkBase !== undefined || (link.kind !== 'route' && link.kind !== 'asset'))
    return asWarning(problem)
  return asWarning({ ...problem, fix: problem.fix === undefined ? LINK_BASE : `${LINK_BASE}; ${problem.fix}` })
}

const LINK_BASE = 'set "linkBase" of this API in content/site.yaml if the document was written for another site'
