import type { Element, ElementContent } from 'hast'
import { warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { element, isBlank, isElement, text, textOf } from '../hastElement.ts'
import type { DirectiveParts, DirectiveRenderer } from './directiveParts.ts'
import { label } from './label.ts'

/** `::::tabs{group=language}` around `:::tab[Label]` */
export const tabs: DirectiveRenderer = ({ node, children }, context) => {
  const stray = children.find((child) => !isPanel(child) && !isBlank(child))
  if (stray) report('":::tabs" contains text outside its tabs', 'move the text into a ":::tab[Label]"', stray, context)
  const group = node.attributes?.['group']
  return element('div', { className: ['tabs'], ...(group ? { dataGroup: group } : {}) }, children)
}

/** `:::tab[curl]` */
export const tab: DirectiveRenderer = (parts, context) => {
  const { node, children } = parts
  if (parts.label.length === 0) report('":::tab" has no label', 'write ":::tab[Label]"', node, context)
  const shown = parts.label.length > 0 ? parts.label : [text('Tab')]
  const name = shown.map(textOf).join('')
  return element('section', { className: ['tab-panel'], ariaLabel: name, dataLabel: name }, [
    label('tab-label', shown),
    ...children,
  ])
}

const isPanel = (node: ElementContent): node is Element =>
  isElement(node, 'section') && Array.isArray(node.properties['className'])

function report(message: string, fix: string, at: ElementContent | DirectiveParts['node'], context: TextContext): void {
  context.problems.push(warning('unknown-directive', context.placeOf(at), { message, fix }))
}
