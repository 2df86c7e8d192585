import type { Element, ElementContent } from 'hast'
import { warning } from '../../model/problem.ts'
import { blockElement } from '../blocks/mark.ts'
import { element, isBlank, isElement } from '../hastElement.ts'
import type { DirectiveRenderer } from './directiveParts.ts'

/** `:::cards` around a list of `**[Title](link.md)** One sentence.` */
export const cards: DirectiveRenderer = ({ node, children }, context) => {
  if (!children.some((child) => isElement(child, 'ul'))) {
    const message = '":::cards" does not contain a list'
    const fix = 'write each card as "- **[Title](page.md)** One sentence."'
    context.problems.push(warning('unknown-directive', context.placeOf(node), { message, fix }))
  }
  return children.map((child) => (isElement(child, 'ul') ? cardList(child) : child))
}

function cardList(list: Element): Element {
  const items = list.children.filter((child) => isElement(child, 'li')).map(card)
  return { ...list, ...blockElement('CardList', {}, 'ul', items) }
}

function card(item: Element): Element {
  const content = item.children.filter((child) => !isBlank(child))
  // The items of a loose list (blank lines between them) hold paragraphs, those of a tight one hold the text itself.
  const [lead, ...rest] = isElement(content[0], 'p') ? [content[0].children, ...content.slice(1)] : [item.children]
  const [title, sentence] = splitTitle(lead.filter((child, index) => index > 0 || !isBlank(child)))
  const paragraph = sentence.length > 0 ? [element('p', {}, sentence)] : []
  return { ...item, ...blockElement('Card', {}, 'li', [...title, ...paragraph, ...rest]) }
}

function splitTitle([first, ...rest]: ElementContent[]): [ElementContent[], ElementContent[]] {
  const link = isElement(first, 'strong') && first.children.length === 1 ? first.children[0] : first
  if (!isElement(link, 'a')) return [[], first ? [first, ...rest] : []]
  const { properties } = blockElement('CardLink', {}, 'a', [])
  return [[{ ...link, properties: { ...link.properties, ...properties } }], withoutLeadingSpace(rest)]
}

function withoutLeadingSpace([first, ...rest]: ElementContent[]): ElementContent[] {
  if (!first) return []
  return first.type === 'text'
    ? [{ ...first, value: first.value.trimStart() }, ...rest].filter(isText)
    : [first, ...rest]
}

const isText = (node: ElementContent): boolean => node.type !== 'text' || node.value !== ''
