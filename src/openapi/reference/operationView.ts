import type { OperationView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import { anchorName } from './anchorName.ts'
import { callbackViews } from './callbackViews.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { ownerOf } from './owner.ts'
import { securityContent } from './security.ts'
import { snippetViews } from './snippetViews.ts'

/** An operation that readers call. */
export function operationView(context: Context, operation: Operation): OperationView {
  const owner = ownerOf('operation', anchorName(operation))
  const request = context.requestOf(operation)
  const snippets = snippetViews(context, operation, request.snippets)
  return {
    ...callView(context, operation, owner, 'reader'),
    security: securityContent(context, operation),
    callbacks: callbackViews(context, operation, owner),
    servers: request.servers,
    snippets,
    ...(snippets.some(({ leftOut }) => leftOut === 'code') ? { collection: context.hrefOf('postman.json') } : {}),
  }
}
