import { directive } from './callouts.ts'
import { treatmentOf } from './components.ts'
import type { Conversion } from './dialect.ts'
import type { Edit } from './edits.ts'
import { type HtmlPage, note, noteTag, placeOf, shownTag } from './htmlPage.ts'
import { ourIcon } from './iconNames.ts'
import { isLast, marginAt } from './lines.ts'
import { lostTexts } from './lostTexts.ts'
import type { Tag } from './tags.ts'

/** Names with a capital or a hyphen are components; HTML has neither. */
export const isComponent = (name: string): boolean => /[A-Z-]/.test(name)

export function componentEdits(tag: Tag, page: HtmlPage, conversion: Conversion): Edit[] {
  const { text } = page.edited
  const icon = conversion.components.has(tag.name) ? undefined : iconIn(tag)
  if (icon !== undefined) return iconEdits(icon, tag, page, conversion)
  const close = page.closings.get(tag)
  const inside = close ? text.slice(tag.end, close.start) : ''
  const treatment = treatmentOf(tag.name, tag.attributes, inside, conversion.components)
  noteTag(tag, page, conversion, treatment.kind === 'left' ? 'left' : 'converted')
  if (treatment.kind !== 'left' && !conversion.components.has(tag.name))
    for (const each of lostTexts(tag.attributes, Object.values(treatment).join('\n')))
      note(`the text "${each}" of <${tag.name}>`, 'left', tag, page, conversion)
  const open = { start: tag.start, end: tag.end }
  switch (treatment.kind) {
    case 'text':
      return [{ start: tag.start, end: close?.end ?? tag.end, text: treatment.text }]
    case 'contents':
      return [
        { ...open, text: treatment.before ?? '' },
        ...(close ? [{ start: close.start, end: close.end, text: treatment.after ?? '' }] : []),
      ]
    case 'directive': {
      const marks = directive(treatment.name, treatment.label, 0)
      // A tag that is not closed has no contents; within a line, it is not a block.
      if (!close) return [{ ...open, text: isAlone(page, open) ? `${marks.open}\n${marks.close}` : '' }]
      return [
        { ...open, text: `${marks.open}${inside.startsWith('\n') ? '' : '\n'}` },
        { start: close.start, end: close.end, text: `${inside.endsWith('\n') ? '' : '\n'}${marks.close}` },
      ]
    }
    case 'left':
      return close
        ? unknownAround(text.slice(tag.start, tag.end), open, close, inside)
        : [{ ...open, text: shownTag(tag, page) }]
  }
}

/** The name of the icon that a component of Iconify or of a theme shows. */
const iconIn = ({ name, attributes: { icon, name: named = icon } }: Tag): string | undefined =>
  /^(?:VP)?Icon$|^iconify-icon$/.test(name) ? named : undefined

function iconEdits(name: string, tag: Tag, page: HtmlPage, conversion: Conversion): Edit[] {
  const ours = ourIcon(name)
  noteTag(tag, page, conversion, 'converted')
  if (ours === undefined)
    conversion.tally.noteOnce(`icon without a counterpart: ${name}`, placeOf(tag, page, conversion))
  const end = page.closings.get(tag)?.end ?? tag.end
  return [{ start: tag.start, end, text: ours === undefined ? '' : `:icon[${ours}]` }]
}

/** Of an unknown component, its contents stay, with a comment that tells where it stood. */
function unknownAround(source: string, open: Span, close: Span, inside: string): Edit[] {
  const comment = `<!-- not imported: ${source.replace(/\s+/g, ' ').replaceAll('--', '- -')} -->`
  // Markdown does not read the rest of a line that begins with a comment.
  const isInline = !inside.startsWith('\n')
  return [
    { ...open, text: isInline ? '' : comment },
    { start: close.start, end: close.end, text: isInline ? comment : '' },
  ]
}

type Span = { start: number; end: number }

const isAlone = ({ edited: { text }, placeAt }: HtmlPage, { start, end }: Span): boolean =>
  marginAt(text, start, placeAt(start).lineStart).isFirst && isLast(text, end)
