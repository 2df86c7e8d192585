import type { CodeSample, Page } from '../model/page.ts'
import { type Problem, warning } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import type { ApiContract } from './apiContract.ts'
import { checkCalls } from './checkCalls.ts'
import { checkMarked } from './checkMarked.ts'

/** Reports where a page does not agree with the APIs. */
export function checkGuide(page: Page, contracts: ApiContract[]): Problem[] {
  const namesOperation = page.links.some(({ kind }) => kind === 'api')
  return [
    ...page.samples.flatMap((sample) => {
      if (sample.api === 'none') return []
      if (sample.api !== undefined || sample.schema !== undefined) return checkMarked(sample, contracts)
      if (!namesOperation) return []
      return sample.language === 'json' ? [unchecked(sample)] : checkCalls(sample, contracts)
    }),
    ...(namesOperation ? checkNames(page, contracts) : []),
  ]
}

function unchecked({ place, margin }: CodeSample): Problem {
  const fence = { ...place, line: place.line - 1, column: margin + 1 }
  const fix =
    'add "api=operationId.request", "api=operationId.200" or "schema=Name" after "json", or "api=none" if it is not part of the API'
  return warning('unchecked-example', fence, { message: 'this JSON block is not linked to a schema', fix })
}

/** An unknown name that resembles one of the API is probably misspelt; any other unknown name is not one of the API. */
function checkNames({ names }: Page, contracts: ApiContract[]): Problem[] {
  if (names.length === 0) return []
  const known = contracts.map(({ document }) => document.names())
  const all = new Set(known.flatMap((each) => [...each]))
  return names.flatMap(({ name, place }) => {
    const fix = all.has(name) ? undefined : didYouMean(name, all)
    return fix ? [warning('unknown-name', place, { message: `the API has no "${name}"`, fix, target: name })] : []
  })
}
