import type { Context } from './context.ts'

/** A part of the reference that always stands on one page. */
export type Piece<T> = {
  view: T
  /** The ids that it brings to its page. */
  ids: string[]
  /** About how many characters of HTML it becomes. */
  size: number
}

/** Makes a part, with the ids in its view and in its texts. */
export function pieceOf<T>({ texts }: Context, make: () => T): Piece<T> {
  const before = texts.found().ids.length
  const view = make()
  const inTexts = texts.found().ids.slice(before)
  return { view, ids: [...idsIn(view), ...inTexts.map(({ id }) => id)], size: JSON.stringify(view).length }
}

/** Every `id` of a view. */
function idsIn(view: unknown): string[] {
  const ids: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value)) {
      if (key === 'id' && typeof inside === 'string') ids.push(inside)
      else visit(inside)
    }
  }
  visit(view)
  return ids
}
