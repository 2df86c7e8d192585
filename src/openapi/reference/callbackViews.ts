import type { CallbackView } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { chainOf, entriesOf } from '../read/document.ts'
import { operationsOfPath } from '../read/operations.ts'
import { type Owner, within } from './fieldView.ts'
import { callView } from './operationView.ts'
import { type PageContext, placeId } from './pageContext.ts'

/** What the API calls in the course of an operation; the callbacks of a callback are not followed. */
export function callbackViews(page: PageContext, operation: YamlNode, owner: Owner): CallbackView[] {
  return entriesOf(childOf(operation, 'callbacks')).map(({ key: name, value }) => {
    const place = within(owner, 'callback', name)
    const id = placeId(page, place.kind, ...place.path)
    const [target] = chainOf(page.document, value).toReversed()
    const expressions = entriesOf(target).filter(({ key }) => !key.startsWith('x-') && key !== '$ref')
    const calls = expressions.flatMap(({ key, keyPlace, value: item }) =>
      operationsOfPath(page.document, key, keyPlace, item),
    )
    const ownerOf = (method: string, path: string): Owner =>
      within(place, ...(expressions.length > 1 ? [path] : []), method.toLowerCase())
    return {
      id,
      name,
      operations: calls.map((call) => callView(page, call, ownerOf(call.method, call.path), 'api')),
    }
  })
}
