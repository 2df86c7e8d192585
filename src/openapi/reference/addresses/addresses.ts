import { type Addressed, foreignAddresses, type ReadAddress } from '../../../model/foreignAddress/foreignAddresses.ts'
import type { RenderText } from '../../../model/richText.ts'
import type { ApiDocument } from '../../read/apiDocument.ts'
import type { Anchors } from '../anchors.ts'
import { type Headings, headingsOf } from './headings.ts'
import { replaceComponents } from './redocComponents.ts'

/** Resolves addresses that were written for another API reference. */
export type Addresses = {
  read: ReadAddress
  /** The ids of the headings in texts about the API and its tags, also of those that come later. */
  headings: Headings
  replaceComponents(markdown: string): string
}

/** @param things that have an id */
export const readAddresses = (
  things: Addressed[],
  document: ApiDocument,
  anchors: Anchors,
  renderText: RenderText,
): Addresses => ({
  read: foreignAddresses(things),
  headings: headingsOf(document, anchors, renderText),
  replaceComponents: (markdown) => replaceComponents(markdown, document.securitySchemes.length > 0),
})
