import { placeholderName } from '../../markdown/placeholders.ts'
import { addressEdits } from './addressEdits.ts'
import { componentEdits, isComponent } from './componentEdits.ts'
import { treatmentOf } from './components.ts'
import type { Conversion, Step } from './dialect.ts'
import { applyEdits, type Edit } from './edits.ts'
import { embeddedAddress, frameLink } from './embeds.ts'
import { type HtmlPage, htmlPage, note, noteTag, shownTag } from './htmlPage.ts'
import { movedSections } from './movedSections.ts'
import { styleEdits } from './styleEdits.ts'
import type { Tag } from './tags.ts'

/** Components in raw HTML, as VitePress and mdBook have them, become directives; addresses of HTML are rewritten. */
export const htmlStep: Step = (edited, conversion) => {
  const page = htmlPage(edited, conversion.parse(edited.text))
  return applyEdits(
    edited,
    page.tags.flatMap((tag) => tagEdits(tag, page, conversion)),
  )
}

function tagEdits(tag: Tag, page: HtmlPage, conversion: Conversion): Edit[] {
  if (tag.kind === 'close') return []
  const embedded = embeddedAddress(tag.name, tag.attributes['src'])
  if (embedded !== undefined) {
    noteTag(tag, page, conversion, 'converted')
    const end = page.closings.get(tag)?.end ?? tag.end
    return [{ start: tag.start, end, text: frameLink(embedded, tag.attributes['title']) }]
  }
  const diagram = diagramEdits(tag, page, conversion)
  if (diagram) return diagram
  if (isPlaceholder(tag, page, conversion)) {
    noteTag(tag, page, conversion, 'converted')
    return [{ start: tag.start, end: tag.end, text: shownTag(tag, page) }]
  }
  if (isComponent(tag.name)) return componentEdits(tag, page, conversion)
  const moved = movedEdits(tag, page, conversion)
  if (moved) return moved
  for (const what of lostWith(tag)) note(what, 'left', tag, page, conversion)
  return [...addressEdits(tag, page.edited.text, conversion), ...styleEdits(tag, page, conversion)]
}

/** A script that does nothing but lead to sections of other pages is a list of them at the end. */
function movedEdits(tag: Tag, page: HtmlPage, conversion: Conversion): Edit[] | undefined {
  const close = tag.name === 'script' ? page.closings.get(tag) : undefined
  const links = close && movedSections(page.edited.text.slice(tag.end, close.start), conversion)
  if (!close || links === undefined) return undefined
  note('<script> for moved sections', 'converted', tag, page, conversion)
  const { text } = page.edited
  const last = text.length
  return [
    { start: tag.start, end: close.end, text: '' },
    { start: last, end: last, text: `${text.endsWith('\n') ? '\n' : '\n\n'}${links}\n` },
  ]
}

/** What a page cannot have: programs, and rules for its looks. */
const lostWith = ({ name, attributes }: Tag): string[] => [
  ...(/^(?:script|style)$/.test(name) && attributes['type'] !== 'application/ld+json' ? [`<${name}> of a page`] : []),
  ...Object.keys(attributes).flatMap((key) => (/^on[a-z]+$/i.test(key) ? ['handler in HTML'] : [])),
]

/** `<hostname>` and `Vec<T>`, which nothing closes, are words of the author. */
const isPlaceholder = (tag: Tag, { edited: { text }, closings }: HtmlPage, { components }: Conversion): boolean =>
  tag.kind === 'open' &&
  !closings.has(tag) &&
  !components.has(tag.name) &&
  treatmentOf(tag.name, {}, '', components).kind === 'left' &&
  placeholderName(text.slice(tag.start, tag.end)) !== undefined

/** `<div class="mermaid">` holds the source of a diagram. */
function diagramEdits(tag: Tag, page: HtmlPage, conversion: Conversion): Edit[] | undefined {
  const isDiagram = /^(?:div|pre)$/.test(tag.name) && /(?:^| )mermaid(?: |$)/.test(tag.attributes['class'] ?? '')
  const close = isDiagram ? page.closings.get(tag) : undefined
  if (!close) return undefined
  noteTag(tag, page, conversion, 'converted')
  const source = page.edited.text.slice(tag.end, close.start).trim()
  const code = source.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  return [{ start: tag.start, end: close.end, text: `\`\`\`mermaid\n${code}\n\`\`\`` }]
}
