import type { PageContext } from './pageContext.ts'

/** A part of the reference that always stands on one page. */
export type Piece<T> = {
  view: T
  /** The ids that it brings to its page. */
  ids: string[]
  /** About how many characters of HTML it becomes. */
  size: number
}

/** Makes a part, and notes what it left on the page. */
export function pieceOf<T>(page: PageContext, make: () => T): Piece<T> {
  const ids = page.ids.length
  const textIds = page.textIds.length
  const view = make()
  const inTexts = page.textIds.slice(textIds).map(({ id }) => id)
  return { view, ids: [...page.ids.slice(ids), ...inTexts], size: JSON.stringify(view).length }
}
