import { attributes } from './markup.ts'
import { type Walk, writeLater } from './walk.ts'

/** The address of a part of the text's own page. */
export function hrefTo(id: string, walk: Walk): string {
  if (!walk.pointTo) return hrefNow(id, walk)
  return writeLater(walk, () => {
    const shown = hrefNow(id, walk)
    return { shown, repeated: shown }
  })
}

/** The same, once all ids are known. */
export const hrefNow = (id: string, { pointTo }: Walk): string =>
  attributes({ href: pointTo?.(`#${id}`).href ?? `#${id}` })
