import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { WrittenLink } from '../read/everyLink.ts'

/** Reports links of responses to operations that the document does not have. */
export function checkLinks(document: ApiDocument): Problem[] {
  const { links, operationIds } = document.everyLink()
  return links.filter(({ leads }) => !leads).map((link) => leadsNowhere(link, operationIds))
}

function leadsNowhere({ by, text, place }: WrittenLink, operationIds: ReadonlySet<string>): Problem {
  if (by === 'operationRef')
    return warning('invalid-spec', place, {
      message: `the link leads to "${text}", which is not an operation of this document`,
      fix: 'correct it: "/" in a path is written as "~1"',
    })
  return warning('invalid-spec', place, {
    message: `the link leads to "${text}", which is not the operationId of an operation`,
    fix: didYouMean(text, operationIds) ?? `give an operation this operationId, or correct the link`,
  })
}
