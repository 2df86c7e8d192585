import type { ElementContent } from 'hast'
import { warning } from '../../model/problem.ts'
import { blockElement, markedBlock, titleElement } from '../blocks/mark.ts'
import type { TextContext } from '../context.ts'
import { isBlank, text, textOf } from '../hastElement.ts'
import { replaceInCode } from '../variables.ts'
import type { DirectiveParts, DirectiveRenderer } from './directiveParts.ts'

/** `::::tabs{group=language}` around `:::tab[Label]` */
export const tabs: DirectiveRenderer = ({ node, children }, context) => {
  const stray = children.find((child) => !isPanel(child) && !isBlank(child))
  if (stray) report('":::tabs" contains text outside its tabs', 'move the text into a ":::tab[Label]"', stray, context)
  const group = node.attributes?.['group']
  return blockElement('Tabs', group ? { group } : {}, 'div', children)
}

/** `:::tab[curl]` */
export const tab: DirectiveRenderer = (parts, context) => {
  const { node, children } = parts
  if (parts.label.length === 0) report('":::tab" has no label', 'write ":::tab[Label]"', node, context)
  const shown = parts.label.length > 0 ? parts.label : [text('Tab')]
  const label = replaceInCode(shown.map(textOf).join(''), context)
  return blockElement('Tab', { label }, 'section', [titleElement(shown), ...children])
}

const isPanel = (node: ElementContent): boolean => node.type === 'element' && markedBlock(node)?.name === 'Tab'

function report(message: string, fix: string, at: ElementContent | DirectiveParts['node'], context: TextContext): void {
  context.problems.push(warning('unknown-directive', context.placeOf(at), { message, fix }))
}
