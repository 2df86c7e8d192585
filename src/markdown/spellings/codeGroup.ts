import type { Code } from 'mdast'
import type { Directive } from '../directives/directiveParts.ts'
import { titleIn } from './fenceInfo.ts'

/** Puts each block of code of a `:::code-group` in a tab, whose label is the name of the block. */
export function makeTabs(group: Directive): void {
  group.children = group.children.map((child) => (child.type === 'code' ? tabOf(child) : child))
}

function tabOf(code: Code): Directive {
  const { position } = code
  const { title, rest } = titleIn(`${code.lang ?? ''} ${code.meta ?? ''}`)
  const [lang = ''] = rest.split(/\s+/, 1)
  const label = title || lang || 'Code'
  // The code is still to be unified, which leaves its other marks as they are.
  const untitled: Code = { ...code, lang: lang || null, meta: rest.slice(lang.length).trim() || null }
  const heading: Directive['children'][number] = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [position ? { type: 'text', value: label, position } : { type: 'text', value: label }],
  }
  const tab: Directive = { type: 'containerDirective', name: 'tab', attributes: {}, children: [heading, untitled] }
  return position ? { ...tab, position } : tab
}
