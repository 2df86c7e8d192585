import type { Nodes } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { Edit } from '../convert/edits.ts'
import { frameLink } from '../convert/embeds.ts'
import { isLast } from '../convert/lines.ts'
import { endTags, openingTags, plainStyle } from '../convert/plainStyle.ts'
import { STYLE_ATTRIBUTE } from '../convert/styleEdits.ts'
import type { Attributes } from '../convert/treatment.ts'
import { attributesOf, type JsxElement, styleOf } from './attributes.ts'
import { type Context, marginIn, note, rangeOf, tagsOf } from './context.ts'
import { givenContent } from './givenContent.ts'
import { BLOCK, isMarkdown } from './markdownInside.ts'

/**
 * HTML is Markdown, too; only what is JavaScript in it has to be written differently. What belongs in the head of a page is
 * left out, which is said.
 * @returns whether its contents are still to be converted
 */
export function visitHtml(node: JsxElement, name: string, context: Context): 'replaced' | 'kept' {
  if (IN_HEAD.has(name)) {
    note(`<${name}> of a page`, 'left', node, context)
    context.edits.push({ ...rangeOf(node), text: '' })
    return 'replaced'
  }
  const tags = tagsOf(node, context.text)
  const { open, close } = tags
  const hasGap = hasGapIn(node, name, context)
  const style = styleIn(node, name, close !== undefined && !hasGap, context)
  for (const what of lostIn(node)) note(what, 'left', node, context)
  const own = attributesOf(node, context.imports)
  const attributes = { ...own, ...style.attributes, ...own, ...withClass(own, style.className) }
  const replacement = replacementOf(name, attributes)
  if (replacement) {
    note(replacement.what, 'converted', node, context)
    context.edits.push({ ...rangeOf(node), text: replacement.text })
    return 'replaced'
  }
  const content = givenContent(attributes)
  if (content) note(content.attribute, 'left', node, context)
  pushAll(context.edits, gapBehind(node, name, context))
  const address = attributes['href'] ?? attributes['src']
  const target = address === undefined ? undefined : context.conversion.linkTo(address)
  const gap = hasGap ? separated(node, tags, context) : ''
  if (!hasJavaScript(node) && !style.isWritten && (target === undefined || target === address)) {
    if (gap !== '') context.edits.push({ ...open, text: context.text.slice(open.start, open.end) + gap })
    return 'kept'
  }
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    htmlAttribute(key, value === address ? (target ?? value) : value),
  )
  const isClosed = /\/>$/.test(context.text.slice(open.start, open.end))
  const end = node.children.length > 0 ? '>' : isClosed ? ' />' : `></${name}>`
  note(`<${name}> with JavaScript`, 'converted', node, context)
  context.edits.push({ ...open, text: `<${[name, ...written].join(' ')}${end}${openingTags(style.around)}${gap}` })
  if (close && style.around.length > 0)
    context.edits.push({ ...close, end: close.start + 1, text: `${endTags(style.around)}<` })
  return 'kept'
}

const hasJavaScript = ({ attributes }: JsxElement): boolean =>
  attributes.some(
    (each) =>
      each.type !== 'mdxJsxAttribute' ||
      (typeof each.value === 'object' && each.value !== null) ||
      /[A-Z]/.test(each.name),
  )

/** What stands in the place of an element and its contents: a link to the page of a frame, or what an attribute gives. */
function replacementOf(name: string, attributes: Attributes): { what: string; text: string } | undefined {
  if (name === 'iframe' && attributes['src'])
    return { what: '<iframe>', text: frameLink(attributes['src'], attributes['title']) }
  const content = givenContent(attributes)
  if (content?.html === undefined) return undefined
  const plain = Object.entries(attributes).flatMap(([key, value]) => htmlAttribute(key, value))
  return { what: content.attribute, text: `<${[name, ...plain].join(' ')}>${content.html}</${name}>` }
}

/** Sets what is inside of an element apart from its tags. @returns what follows the opening one */
function separated(node: JsxElement, { open, close }: ReturnType<typeof tagsOf>, context: Context): string {
  if (close) {
    const text = gapAt(marginIn(context, close.start).isFirst, open.start, context)
    context.edits.push({ ...close, end: close.start, text })
  }
  pushAll(context.edits, gapsInside(node, context))
  return close ? gapAt(isLast(context.text, open.end), open.start, context) : ''
}

/** What a style becomes: attributes, a class, and elements around text that is not Markdown of its own. */
function styleIn(node: JsxElement, name: string, isAround: boolean, context: Context) {
  const declarations = styleOf(node, context.imports)
  if (declarations === undefined) return { attributes: {}, around: [], isWritten: false }
  const { attributes, around, rest } = plainStyle(name, declarations === 'unknown' ? [] : declarations, isAround)
  const className = rest.length === 0 ? undefined : context.conversion.styles.classFor(rest)
  const isWhole = declarations !== 'unknown' && (rest.length === 0 || className !== undefined)
  note(STYLE_ATTRIBUTE, isWhole ? 'converted' : 'left', node, context)
  return { attributes, around, className, isWritten: true }
}

/** A class beside those that an element has by either name. */
function withClass(own: Attributes, name: string | undefined): Attributes {
  if (name === undefined) return {}
  const key = 'class' in own ? 'class' : 'className'
  return { [key]: [own[key], name].filter(Boolean).join(' ') }
}

/** What a page cannot have: programs. */
const lostIn = ({ attributes }: JsxElement): string[] =>
  attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(each.name) ? ['handler in HTML'] : [],
  )

const IN_HEAD: ReadonlySet<string> = new Set(['head', 'style', 'script'])

/** A tag that is alone on its line begins a block of HTML, whatever its name is. */
const beginsBlock = (node: JsxElement, name: string, end: number, text: string): boolean =>
  BLOCK.test(name) || (node.type === 'mdxJsxFlowElement' && isLast(text, end))

/** Markdown after the tag of a block is read in MDX; in Markdown a blank line has to be between them. */
function hasGapIn(node: JsxElement, name: string, context: Context): boolean {
  const { text } = context
  const { end } = tagsOf(node, text).open
  const needsGap = beginsBlock(node, name, end, text) && innerOf(node).some((child) => isMarkdown(child, context))
  return needsGap && !/^[ \t]*\n[ \t]*\n/.test(text.slice(end))
}

const innerOf = (node: JsxElement): Nodes[] =>
  node.children.flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))

/** Text on the line of a block inside, such as a summary, is no part of it. */
function gapsInside(node: JsxElement, context: Context): Edit[] {
  const inner = innerOf(node)
  return inner.flatMap((child, index) => {
    const { end } = rangeOf(child)
    const isBlock = 'name' in child && BLOCK.test(child.name ?? '') && inner[index + 1] !== undefined
    return isBlock && !isLast(context.text, end) ? [{ start: end, end, text: gapAt(false, end, context) }] : []
  })
}

/** The line break or two that make a blank line at an offset. */
function gapAt(isBroken: boolean, start: number, context: Context): string {
  return `${isBroken ? '\n' : '\n\n'}${marginIn(context, start).margin}`
}

/** Text or a component on the line after a block is Markdown in MDX, and part of the HTML in Markdown. */
function gapBehind(node: JsxElement, name: string, { text }: Context): Edit[] {
  const { end } = rangeOf(node)
  return beginsBlock(node, name, end, text) && /^[ \t]*\n[ \t]*(?:[^\s<{]|<[A-Z])/.test(text.slice(end, end + 200))
    ? [{ start: end, end, text: '\n' }]
    : []
}

const HTML_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
])

/** Looks, programs, and what only a framework reads. */
const UNWRITTEN =
  /^(?:style|key|dangerouslySetInnerHTML)$|\.|^on[A-Z]|^(?:set|class|client|server|define|is|transition):/

function htmlAttribute(name: string, value: string): string[] {
  if (UNWRITTEN.test(name)) return []
  const key = HTML_NAMES.get(name) ?? name.toLowerCase()
  return [value === '' ? key : `${key}="${value.replaceAll('"', '&quot;')}"`]
}
