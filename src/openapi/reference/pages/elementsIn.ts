import type { ContentsItem } from '../../../model/apiView.ts'

export type Listed = { items: Pick<ContentsItem, 'method'>[] }

/** The elements of a list of contents: an item with its link for each, which has a method and a name for an operation. */
export const elementsIn = (contents: Listed[]): number =>
  contents.reduce(
    (sum, { items }) => sum + 3 + items.reduce((all, { method }) => all + (method === undefined ? 2 : 4), 0),
    0,
  )
