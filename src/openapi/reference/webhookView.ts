import type { OperationView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { ownerOf } from './owner.ts'

/** The name that the ids of a webhook are made from. It contains the method if `all` has several of the same name. */
export const webhookName = ({ path, method }: Operation, all: Operation[]): string =>
  all.filter((each) => each.path === path).length === 1 ? path : `${path}.${method.toLowerCase()}`

/** A request that the API sends to the reader's server. */
export const webhookView = (context: Context, webhook: Operation, all: Operation[]): OperationView => ({
  ...callView(context, webhook, ownerOf('webhook', webhookName(webhook, all)), 'api'),
  title: webhook.summary?.trim() || webhook.path,
})
