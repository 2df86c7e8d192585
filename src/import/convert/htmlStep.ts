import type { Html, Nodes, Root } from 'mdast'
import { placeholderName } from '../../markdown/placeholders.ts'
import { pushAll } from '../../model/pushAll.ts'
import type { Outcome } from '../tally.ts'
import { addressEdits } from './addressEdits.ts'
import { directive } from './callouts.ts'
import { treatmentOf } from './components.ts'
import type { Conversion, Step } from './dialect.ts'
import { applyEdits, type Edit, type Edited } from './edits.ts'
import { embeddedAddress, frameLink } from './embeds.ts'
import { isLast, marginAt } from './lines.ts'
import { movedSections } from './movedSections.ts'
import { type PlaceInText, placesIn } from './places.ts'
import { declarationsIn, endTags, openingTags, plainStyle } from './plainStyle.ts'
import { htmlCode, shownCode } from './shownCode.ts'
import { closingTags, type Tag, tagsIn } from './tags.ts'

/** Components in raw HTML, as VitePress and mdBook have them, become directives; addresses of HTML are rewritten. */
export const htmlStep: Step = (edited, conversion) => {
  const inBlocks = new Set<Tag>()
  const tags = [...htmlIn(conversion.parse(edited.text))].flatMap((node) => {
    const start = node.position?.start.offset ?? 0
    const found = tagsIn(edited.text.slice(start, node.position?.end.offset), start)
    // Within a line, each tag is a node of its own.
    for (const tag of found) if (tag.start > start || tag.end !== node.position?.end.offset) inBlocks.add(tag)
    return found
  })
  const page = { edited, closings: closingTags(tags), inBlocks, placeAt: placesIn(edited.text) }
  return applyEdits(
    edited,
    tags.flatMap((tag) => tagEdits(tag, page, conversion)),
  )
}

type Page = {
  edited: Edited
  closings: ReadonlyMap<Tag, Tag>
  /** The tags of blocks of HTML, in which nothing is Markdown. */
  inBlocks: ReadonlySet<Tag>
  placeAt: (offset: number) => PlaceInText
}

function* htmlIn(root: Root): Generator<Html> {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'html') yield node
    if ('children' in node) pushAll(open, node.children.toReversed())
  }
}

/** Names with a capital or a hyphen are components; HTML has neither. */
const isComponent = (name: string): boolean => /[A-Z-]/.test(name)

function tagEdits(tag: Tag, page: Page, conversion: Conversion): Edit[] {
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
function movedEdits(tag: Tag, page: Page, conversion: Conversion): Edit[] | undefined {
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
const isPlaceholder = (tag: Tag, { edited: { text }, closings }: Page, { components }: Conversion): boolean =>
  tag.kind === 'open' &&
  !closings.has(tag) &&
  !components.has(tag.name) &&
  treatmentOf(tag.name, {}, '', components).kind === 'left' &&
  placeholderName(text.slice(tag.start, tag.end)) !== undefined

function shownTag(tag: Tag, { edited: { text }, inBlocks }: Page): string {
  const source = text.slice(tag.start, tag.end).replace(/\s+/g, ' ')
  const before = text.slice(Math.max(0, tag.start - 500), tag.start)
  return inBlocks.has(tag) ? htmlCode(source) : shownCode(source, before)
}

/** Looks are classes with rules in a style sheet. */
export const STYLE_ATTRIBUTE = 'style attribute'

/** `<div class="mermaid">` holds the source of a diagram. */
function diagramEdits(tag: Tag, page: Page, conversion: Conversion): Edit[] | undefined {
  const isDiagram = /^(?:div|pre)$/.test(tag.name) && /(?:^| )mermaid(?: |$)/.test(tag.attributes['class'] ?? '')
  const close = isDiagram ? page.closings.get(tag) : undefined
  if (!close) return undefined
  noteTag(tag, page, conversion, 'converted')
  const source = page.edited.text.slice(tag.end, close.start).trim()
  const code = source.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  return [{ start: tag.start, end: close.end, text: `\`\`\`mermaid\n${code}\n\`\`\`` }]
}

/** Styles are not kept; attributes, elements and classes that show the same are. */
function styleEdits(tag: Tag, page: Page, conversion: Conversion): Edit[] {
  const { name, start, end, attributes } = tag
  const { text } = page.edited
  if (attributes['style'] === undefined) return []
  const close = page.closings.get(tag)
  const isAround = close !== undefined && !/\n[ \t]*\n/.test(text.slice(end, close.start))
  const style = plainStyle(name, declarationsIn(attributes['style']), isAround)
  const className = style.rest.length === 0 ? undefined : conversion.styles.classFor(style.rest)
  note(STYLE_ATTRIBUTE, style.rest.length === 0 || className ? 'converted' : 'left', tag, page, conversion)
  const written = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/.exec(text.slice(start, end))
  if (!written) return []
  const at = start + written.index
  const own = Object.entries(style.attributes).filter(([key]) => !(key in attributes))
  const classes = className === undefined ? undefined : classEdit(tag, text, className)
  const plain = own.map(([key, value]) => ` ${key}="${value}"`).join('')
  const added = className !== undefined && classes === undefined ? ` class="${className}"` : ''
  return [
    { start: at, end: at + written[0].length, text: added + plain },
    ...(classes ? [classes] : []),
    ...(close && style.around.length > 0
      ? [
          { start: end - 1, end, text: `>${openingTags(style.around)}` },
          { start: close.start, end: close.start + 1, text: `${endTags(style.around)}<` },
        ]
      : []),
  ]
}

/** Adds a class to those that a tag has; undefined if it has none. */
function classEdit({ start, end }: Tag, text: string, name: string): Edit | undefined {
  const written = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"']+))/.exec(text.slice(start, end))
  if (!written) return undefined
  const classes = [written[1] ?? written[2] ?? written[3] ?? '', name].filter(Boolean).join(' ')
  const at = start + written.index
  return { start: at, end: at + written[0].length, text: ` class="${classes}"` }
}

const noteTag = (tag: Tag, page: Page, conversion: Conversion, outcome: Outcome): void =>
  note(`<${tag.name}>`, outcome, tag, page, conversion)

function note(
  construct: string,
  outcome: Outcome,
  { start }: Tag,
  { edited: { lines }, placeAt }: Page,
  { tally, source }: Conversion,
): void {
  const { line } = placeAt(start)
  tally.note(construct, outcome, { file: source, line: lines[line] ?? line + 1 })
}

const isAlone = ({ edited: { text }, placeAt }: Page, { start, end }: { start: number; end: number }): boolean =>
  marginAt(text, start, placeAt(start).lineStart).isFirst && isLast(text, end)

function componentEdits(tag: Tag, page: Page, conversion: Conversion): Edit[] {
  const { text } = page.edited
  const close = page.closings.get(tag)
  const inside = close ? text.slice(tag.end, close.start) : ''
  const treatment = treatmentOf(tag.name, tag.attributes, inside, conversion.components)
  noteTag(tag, page, conversion, treatment.kind === 'left' ? 'left' : 'converted')
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
    case 'left': {
      const source = text.slice(tag.start, tag.end).replace(/\s+/g, ' ')
      if (close) {
        const comment = `<!-- not imported: ${source.replaceAll('--', '- -')} -->`
        // Markdown does not read the rest of a line that begins with a comment.
        const isInline = !inside.startsWith('\n')
        return [
          { ...open, text: isInline ? '' : comment },
          { start: close.start, end: close.end, text: isInline ? comment : '' },
        ]
      }
      return [{ ...open, text: shownTag(tag, page) }]
    }
  }
}
