import type { OperationView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { ownerOf } from './owner.ts'

/** The name that the ids of a webhook are made from. It contains the method if `all` has several of the same name. */
export const webhookName = ({ path, method }: Operation, all: Operation[]): string =>
  all.filter((each) => each.path === path).length === 1 ? path : `${path}.${method.toLowerCase()}`

/** A request that the API sends to the reader's server. */
export function webhookView(context: Context, webhook: Operation, all: Operation[]): OperationView {
  const view = callView(context, webhook, ownerOf('webhook', webhookName(webhook, all)), 'api')
  const tags = tagsWithoutSection(context, webhook)
  return {
    ...view,
    title: webhook.summary?.trim() || webhook.path,
    badges: tags.length === 0 ? view.badges : [...(view.badges ?? []), ...tags],
  }
}

/** Webhooks stand together, so that a tag that neither an operation nor the document has would be lost. */
function tagsWithoutSection({ document }: Context, { tags }: Operation): string[] {
  const isShown = (tag: string): boolean =>
    document.tags.some(({ name }) => name === tag) || document.operations.some((each) => each.tags.includes(tag))
  return [...new Set(tags)].filter((tag) => !isShown(tag))
}
