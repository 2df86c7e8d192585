import type { OperationView } from '../../model/apiView.ts'
import { childOf } from '../../yaml/node.ts'
import { scalarText } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import { callView } from './operationView.ts'
import type { PageContext } from './pageContext.ts'

/** The name that the ids of a webhook are made from; `all` tells whether it has one method only. */
export const webhookName = ({ path, method }: Operation, all: Operation[]): string =>
  all.filter((each) => each.path === path).length === 1 ? path : `${path}.${method.toLowerCase()}`

/** A request that the API sends to an address of the reader's. */
export function webhookView(page: PageContext, webhook: Operation, all: Operation[]): OperationView {
  const owner = { kind: 'webhook' as const, path: [webhookName(webhook, all)], expanded: false }
  const title = scalarText(childOf(webhook.node, 'summary')) ?? webhook.path
  return { ...callView(page, webhook, owner, 'api'), title }
}
