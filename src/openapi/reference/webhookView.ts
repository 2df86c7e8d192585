import type { OperationView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { ownerOf } from './owner.ts'

/** The name that the ids of a webhook are made from; `all` tells whether it has one method only. */
export const webhookName = ({ path, method }: Operation, all: Operation[]): string =>
  all.filter((each) => each.path === path).length === 1 ? path : `${path}.${method.toLowerCase()}`

/** A request that the API sends to an address of the reader's. */
export const webhookView = (context: Context, webhook: Operation, all: Operation[]): OperationView => ({
  ...callView(context, webhook, ownerOf('webhook', webhookName(webhook, all)), 'api'),
  title: webhook.summary?.trim() || webhook.path,
})
