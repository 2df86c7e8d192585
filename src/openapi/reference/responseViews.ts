import type { ResponseStatus, ResponseView, SchemaBody } from '../../model/apiView.ts'
import type { Response } from '../read/responses.ts'
import type { Direction } from '../read/schema/direction.ts'
import type { Context } from './context.ts'
import { bodiesIn } from './mediaViews.ts'
import { type Owner, within } from './owner.ts'
import { responseStatus, responseView } from './responseView.ts'

/**
 * The responses of a call. Where there are hundreds of operations, one that several statuses refer to is shown once: most
 * have the same for all errors.
 * @param before the bodies that stand before the responses
 */
export function responseViews(
  context: Context,
  responses: Response[],
  owner: Owner,
  direction: Direction,
  before: SchemaBody[],
): ResponseView[] {
  const ownerOf = ({ status }: Response): Owner => within(owner, 'response', status)
  const statusOf = (response: Response): ResponseStatus => responseStatus(context, response, ownerOf(response))
  const shown = new Set(before)
  return likeResponses(responses, context.document.isLarge).map(([first, ...others]) => {
    const view = responseView(context, first, ownerOf(first), direction, shown)
    for (const body of bodiesIn(view.media)) shown.add(body)
    return { ...view, ...(others.length > 0 && { alike: others.map(statusOf) }) }
  })
}

type Alike = [first: Response, ...others: Response[]]

function likeResponses(responses: Response[], areGrouped: boolean): Alike[] {
  if (!areGrouped) return responses.map((response): Alike => [response])
  const groups: Alike[] = []
  for (const response of responses) {
    const known = groups.find(([first]) => isLike(first, response))
    if (known) known.push(response)
    else groups.push([response])
  }
  return groups
}

/** Beside a reference, OpenAPI 3.1 allows texts of its own. */
const isLike = (one: Response, other: Response): boolean =>
  one.origin === other.origin && one.summary === other.summary && one.description?.text === other.description?.text
