import { element, text } from '../hastElement.ts'
import type { DirectiveRenderer } from './directiveParts.ts'

/** `:::details[Summary]`, with `{open}` to start unfolded */
export const details: DirectiveRenderer = ({ node, label, children }) => {
  const open = node.attributes?.['open'] !== undefined ? { open: true } : {}
  const summary = element('summary', {}, label.length > 0 ? label : [text('Details')])
  return element('details', open, [summary, ...children])
}
