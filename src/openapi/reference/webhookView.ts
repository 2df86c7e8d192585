import type { OperationView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { ownerOf } from './owner.ts'

/** The names that the ids of webhooks are made from. One contains the method if several have the same. */
export function webhookNames(webhooks: Pick<Operation, 'path' | 'method'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of webhooks) counts.set(path, (counts.get(path) ?? 0) + 1)
  return webhooks.map(({ path, method }) => (counts.get(path) === 1 ? path : `${path}.${method.toLowerCase()}`))
}

/** Shows the requests that the API sends to the reader's server. */
export function webhookViews(context: Context): (webhook: Operation) => OperationView {
  const { webhooks } = context.document
  const names = new Map(webhookNames(webhooks).map((name, index) => [webhooks[index], name]))
  const tagsOf = tagsWithoutSection(context)
  return (webhook) => {
    const view = callView(context, webhook, ownerOf('webhook', names.get(webhook) ?? webhook.path), 'api')
    const tags = tagsOf(webhook)
    return {
      ...view,
      title: webhook.summary?.trim() || webhook.path,
      badges: tags.length === 0 ? view.badges : [...(view.badges ?? []), ...tags],
    }
  }
}

/** Webhooks stand together, so that a tag that neither an operation nor the document has would be lost. */
function tagsWithoutSection({ document }: Context): (webhook: Operation) => string[] {
  const shown = new Set([...document.tags.map(({ name }) => name), ...document.operations.flatMap(({ tags }) => tags)])
  return ({ tags }) => [...new Set(tags)].filter((tag) => !shown.has(tag))
}
