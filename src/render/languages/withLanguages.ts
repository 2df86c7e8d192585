import { ENGLISH, isMarked, START, unmarked } from '../../model/texts/marks.ts'

/** Comments, elements that hold nothing but text, tags with their attributes, and marks between them. */
const PIECES =
  /<!--[\s\S]*?-->|<(script|style|title|textarea|option)\b(?:"[^"]*"|'[^']*'|[^"'>])*>[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^"'>])*>|[\uFDD0\uFDD1]/g

const LANGUAGE = ` lang="${ENGLISH.lang}" dir="${ENGLISH.dir}"`

/**
 * Puts English texts that stand in for others into elements that say so. Where there can be none the marks are left out: an
 * attribute has the language of its element.
 */
export function withLanguages(document: string): string {
  if (!isMarked(document)) return document
  let depth = 0
  return document.replace(PIECES, (piece, name: string | undefined) => {
    if (piece === START) return depth++ === 0 ? `<span${LANGUAGE}>` : ''
    if (piece.length === 1) return --depth === 0 ? '</span>' : ''
    return unmarked(name === 'option' ? piece.replace(`>${START}`, `${LANGUAGE}>`) : piece)
  })
}
