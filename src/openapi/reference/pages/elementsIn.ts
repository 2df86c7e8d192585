import type { ContentsItem } from '../../../model/apiView.ts'

export type Listed = { items: (Pick<ContentsItem, 'method'> & { label?: string })[] }

/**
 * The elements of a list of contents: an item with its link for each, which has a method and a name for an operation, and
 * places to break a path.
 */
export const elementsIn = (contents: Listed[]): number =>
  contents.reduce(
    (sum, { items }) =>
      sum +
      3 +
      items.reduce((all, { method, label }) => all + (method === undefined ? 2 : label?.startsWith('/') ? 6 : 4), 0),
    0,
  )
