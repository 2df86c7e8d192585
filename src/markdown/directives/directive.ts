import type { Element, ElementContent } from 'hast'
import type { ListItem, PhrasingContent } from 'mdast'
import { defaultHandlers, type Handler, type State } from 'mdast-util-to-hast'
import type { Block } from '../../model/blocks.ts'
import { languageOf, unmarked } from '../../model/texts/marks.ts'
import { blockElement, titleElement } from '../blocks/mark.ts'
import type { TextContext } from '../context.ts'
import { element, text, textOf } from '../hastElement.ts'
import { replaceInCode } from '../variables.ts'
import { alertBlock, alertIn } from './alert.ts'
import { cardIn } from './card.ts'
import { type DirectiveDrawing, hasTitle, type StandardTitle, titleText } from './directiveKinds.ts'
import { type Directive, type DirectiveParts, partsOf } from './directiveParts.ts'
import { directiveOf } from './ownDirective.ts'

/** Turns `:::name[Label]{attribute=value}` … `:::` into elements; one that is unknown shows what is in it. */
export function directiveHandler(context: TextContext): Handler {
  return (state: State, node: Directive) => {
    const parts = partsOf(node)
    const drawing = directiveOf(node.name, context.options)?.drawing
    if (drawing?.kind === 'cards') return parts.children.flatMap((child) => cardsIn(child, node, state))
    if (!drawing || drawing.kind === 'content') {
      const label = state.all(paragraphOf(parts.label))
      return [...(label.length > 0 ? [element('p', {}, label)] : []), ...childrenOf(parts, node, state)]
    }
    const drawn = drawnElement(drawing, parts, { node, state, context })
    state.patch(node, drawn)
    if (node.attributes?.['id']) drawn.properties['id'] = node.attributes['id']
    return drawn
  }
}

type Drawing = Extract<DirectiveDrawing, { kind: 'block' }>

function drawnElement(
  drawing: Drawing,
  parts: DirectiveParts,
  { node, state, context }: { node: Directive; state: State; context: TextContext },
): Element {
  const written = state.all(paragraphOf(parts.label))
  const children = childrenOf(parts, node, state)
  const shown = written.length > 0 ? written : [standardTitle(drawing.title ?? '', context.options)]
  const drawn = drawing.block(node, replaceInCode(shown.map(textOf).join(''), context))
  return blockWith(drawn, hasTitle(drawing, node, parts.label) ? shown : undefined, children)
}

function standardTitle(title: StandardTitle, { texts }: TextContext['options']): ElementContent {
  const shown = titleText(title, texts.marked ?? texts)
  const language = languageOf(shown)
  return language ? element('span', language, [text(unmarked(shown))]) : text(shown)
}

/** A block around its title and its content. */
function blockWith(drawn: Block, title: ElementContent[] | undefined, children: ElementContent[]): Element {
  if (drawn.name === 'Details') {
    return element('details', drawn.props.open ? { open: true } : {}, [
      element('summary', {}, title ?? []),
      ...children,
    ])
  }
  const content = title === undefined ? children : [titleElement(title), ...children]
  return blockElement(drawn.name, drawn.props, TAGS[drawn.name] ?? 'div', content)
}

/** How the HTML parser nests a block. */
const TAGS: Readonly<Record<string, string>> = { Callout: 'aside', Tabs: 'div', Tab: 'section' }

const childrenOf = ({ children }: DirectiveParts, node: Directive, state: State): ElementContent[] =>
  state.all({ ...node, children })

const paragraphOf = (children: PhrasingContent[]): { type: 'paragraph'; children: PhrasingContent[] } => ({
  type: 'paragraph',
  children,
})

function cardsIn(child: DirectiveParts['children'][number], node: Directive, state: State): ElementContent[] {
  if (child.type !== 'list' || child.ordered) return state.all({ ...node, children: [child] })
  const cards = child.children.map((item) => cardElement(item, state))
  return [blockElement('CardList', {}, 'ul', cards)]
}

function cardElement(item: ListItem, state: State): Element {
  const { icon, title, sentence, rest } = cardIn(item)
  const drawing = icon ? state.all(paragraphOf([icon])) : []
  const written = state.all(paragraphOf(sentence))
  const paragraph = written.length > 0 ? [element('p', {}, written)] : []
  const card = [
    ...drawing,
    ...(title ? titleLink(title, state) : []),
    ...paragraph,
    ...state.all({ ...item, children: rest }),
  ]
  const drawn = blockElement('Card', {}, 'li', card)
  state.patch(item, drawn)
  return drawn
}

function titleLink(title: PhrasingContent, state: State): ElementContent[] {
  const { properties } = blockElement('CardLink', {}, 'a', [])
  return state
    .all(paragraphOf([title]))
    .map((link) => (link.type === 'element' ? { ...link, properties: { ...link.properties, ...properties } } : link))
}

/** Turns a quote that begins with `[!NOTE]` into a callout. */
export const alertHandler =
  ({ options }: TextContext): Handler =>
  (state: State, node) => {
    const alert = alertIn(node)
    if (!alert?.kind) return defaultHandlers.blockquote(state, node)
    // The title first: footnotes are numbered in the order in which they are seen.
    const written = state.all(paragraphOf(alert.title))
    const children: ElementContent[] = state.all({ ...node, children: alert.children })
    const shown = written.length > 0 ? written : [standardTitle(alert.kind, options)]
    const callout = blockWith(alertBlock(alert.kind, alert), shown, children)
    state.patch(node, callout)
    return callout
  }
