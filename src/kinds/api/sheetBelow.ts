import type { ApiView } from '../../model/apiView.ts'
import type { OwnTheme } from '../../model/ownTheme.ts'
import type { ContentView } from '../../model/view.ts'

/**
 * Below what of a page its style sheet stands, for which browsers wait. On a phone the description of a first operation right
 * below the head is the largest text in the window, and is painted without the sheet.
 */
export const sheetBelow = (view: ApiView, ownTheme: OwnTheme | undefined): ContentView<'ApiPage'>['sheetBelow'] =>
  beginsWithOperation(view) && !HANDING_ON.some((part) => ownTheme && part in ownTheme.parts) ? 'operation' : 'head'

/** Parts that hand the sheet on. One of the site's own may not know that it has to. */
const HANDING_ON = ['ApiReference', 'OperationGroup', 'Operation']

/** Whether nothing but the description of its section stands between the head and the first operation. */
function beginsWithOperation({ servers, security, rest = [], groups: [first] }: ApiView): boolean {
  if (first === undefined || first.operations.length === 0) return false
  return [servers, security, rest, first.models, first.facts].every((each) => each.length === 0)
}
