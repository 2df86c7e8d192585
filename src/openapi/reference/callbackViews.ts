import type { CallbackView } from '../../model/apiView.ts'
import type { Operation } from '../read/operations.ts'
import { callView } from './callView.ts'
import type { Context } from './context.ts'
import { type Owner, ownerOfCall, within } from './owner.ts'

/** The requests that the API sends during an operation. */
export const callbackViews = (context: Context, { callbacks }: Operation, owner: Owner): CallbackView[] =>
  callbacks.map((callback) => {
    const { name, operations } = callback
    const place = within(owner, 'callback', name)
    return {
      id: context.anchors.idOf(place.kind, ...place.path),
      name,
      operations: operations.map((call) =>
        callView(context, call, ownerOfCall(owner, callback, call.method, call.path), 'api'),
      ),
    }
  })
