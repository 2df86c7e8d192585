import type { SchemaView } from '../../../model/apiView.ts'
import { type Continuations, createContinuations, fits, type Origin } from './continuations.ts'

/** A view that fits on a page, and the pages that continue it. */
type Fitted<T> = { view: T; places: SchemaView[] }

// The longest lists are continued first; if that is not enough, shorter ones are as well.
const SHARES = [1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 256]

/**
 * Continues what is too long for a page on other pages.
 *
 * @param shorten makes the view shorter by means of the continuations
 * @param taken how many continuations the origin already has
 */
export function fitPage<T>(
  view: T,
  origin: Origin,
  shorten: (view: T, on: Continuations) => T,
  taken: number,
): Fitted<T> {
  if (fits(view)) return { view, places: [] }
  let fitted: Fitted<T> = { view, places: [] }
  for (const most of SHARES) {
    const on = createContinuations(origin, most, taken)
    fitted = { view: shorten(view, on), places: on.places }
    if (fits(fitted.view)) break
  }
  return fitted
}
