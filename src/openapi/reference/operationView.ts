import type { CallViews, OperationView } from '../../model/apiView.ts'
import type { RequestCall } from '../../model/requestModel.ts'
import type { Operation } from '../read/operations.ts'
import { anchorName } from './anchorName.ts'
import { callbackViews } from './callbackViews.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { ownerOf } from './owner.ts'
import { securityContent } from './security.ts'
import { isShort, snippetViews } from './snippetViews.ts'

/** An operation that readers call. */
export function operationView(context: Context, operation: Operation): OperationView {
  const owner = ownerOf('operation', anchorName(operation))
  const request = context.requestOf(operation)
  const [first, ...others] = request.calls
  const code = first?.snippets ?? []
  const snippets = snippetViews(context, operation, code, isShort(context, code))
  const calls = first && others.length > 0 ? callViews(context, operation, first, others) : undefined
  const shown = [snippets, ...(calls?.others ?? []).map((each) => each.snippets)].flat()
  return {
    ...callView(context, operation, owner, 'reader'),
    security: securityContent(context, operation),
    callbacks: callbackViews(context, operation, owner),
    servers: request.servers,
    snippets,
    ...(calls ? { calls } : {}),
    ...(shown.some(({ leftOut }) => leftOut === 'code') ? { collection: context.hrefOf('postman.json') } : {}),
  }
}

const callViews = (
  context: Context,
  operation: Operation,
  { mediaTypes }: RequestCall,
  others: RequestCall[],
): CallViews => ({
  mediaTypes,
  others: others.map((each) => ({
    mediaTypes: each.mediaTypes,
    snippets: snippetViews(context, operation, each.snippets, true),
  })),
})
