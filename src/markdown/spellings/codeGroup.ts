import type { Code } from 'mdast'
import type { Directive } from '../directives/directiveParts.ts'
import { titleIn } from './fenceInfo.ts'
import { MANAGERS } from './packageManagers.ts'

/** Puts each block of code of a `:::code-group` in a tab, whose label is the name of the block. */
export function makeTabs(group: Directive): void {
  group.children = group.children.map((child) => (child.type === 'code' ? tabOf(child) : child))
}

function tabOf(code: Code): Directive {
  const { title, rest } = titleIn(`${code.lang ?? ''} ${code.meta ?? ''}`)
  const [lang = ''] = rest.split(/\s+/, 1)
  const label = title || lang || 'Code'
  // The code is still to be unified, which leaves its other marks as they are.
  const untitled: Code = { ...code, lang: lang || null, meta: rest.slice(lang.length).trim() || null }
  return tabWith(label, untitled)
}

/** Puts tabs with the same commands for each package manager in the place of a block with the mark `npm2yarn`. */
export const packageTabs = (code: Code): Directive | Code =>
  code.meta && /(?:^|\s)npm2yarn(?=\s|$)/.test(code.meta) ? tabsFor({ ...code, meta: withoutMark(code.meta) }) : code

const withoutMark = (meta: string): string | null => meta.replace(/(?:^|\s)npm2yarn(?=\s|$)/, '').trim() || null

const tabsFor = (code: Code): Directive => ({
  type: 'containerDirective',
  name: 'tabs',
  attributes: { group: 'package-manager' },
  children: MANAGERS.map(([name, commands]) => tabWith(name, { ...code, value: commands(code.value) })),
  ...(code.position ? { position: code.position } : {}),
})

function tabWith(label: string, code: Code): Directive {
  const { position } = code
  const heading: Directive['children'][number] = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [position ? { type: 'text', value: label, position } : { type: 'text', value: label }],
  }
  const tab: Directive = { type: 'containerDirective', name: 'tab', attributes: {}, children: [heading, code] }
  return position ? { ...tab, position } : tab
}
