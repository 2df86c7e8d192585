import { codeIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { isIn, placesIn } from '../convert/places.ts'

const COMMENT = /<!--[ \t]*md:([a-z]+)([^\n>]*?)[ \t]*-->/g

/** `<!-- md:version 1.2 -->`: a hook of Material for MkDocs, which other sites have taken over, shows badges and names. */
export const badgeStep: Step = (edited, { parse, tally, source }) => {
  if (!edited.text.includes('md:')) return edited
  const code = codeIn(parse(edited.text))
  const placeAt = placesIn(edited.text)
  const edits = [...edited.text.matchAll(COMMENT)].flatMap(
    ({ 0: written, 1: kind = '', 2: given = '', index }): Edit[] => {
      if (isIn(index, code)) return []
      const shown = shownAs(kind, given.trim())
      const place = { file: source, line: edited.lines[placeAt(index).line] ?? 1 }
      tally.note('<!-- md:badge -->', shown === undefined ? 'left' : 'converted', place)
      return shown === undefined ? [] : [{ start: index, end: index + written.length, text: shown }]
    },
  )
  return applyEdits(edited, edits)
}

/** A badge, or the name of a setting; undefined for what is a link to a place outside of the site. */
function shownAs(kind: string, given: string): string | undefined {
  if (kind === 'example') return undefined
  if (/^(?:option|setting|feature)$/.test(kind)) return `\`${given}\``
  return `<span class="badge">${given || kind}</span>`
}
