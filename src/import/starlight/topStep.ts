import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits } from '../convert/edits.ts'
import { isIn } from '../convert/places.ts'

const TOP = /(?<=\]\([^\s()<>]{0,1000}#)_top(?=[\s)])/g

/** The title of each page has the id `_top`; every page here can be linked to at `#top`. */
export const topStep: Step = (edited, { parse }) => {
  const { text } = edited
  if (!text.includes('#_top')) return edited
  const code = codeIn(parse(text))
  const found = [...text.matchAll(TOP)].filter(({ index }) => !isIn(index, code))
  return applyEdits(
    edited,
    found.map(({ index, 0: written }) => ({ start: index, end: index + written.length, text: 'top' })),
  )
}
