import type { ElementContent } from 'hast'
import type { Handler, State } from 'mdast-util-to-hast'
import { warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { TextContext } from '../context.ts'
import { CALLOUT_KINDS, callout } from './callout.ts'
import { cards } from './cards.ts'
import { details } from './details.ts'
import { type Directive, type DirectiveParts, type DirectiveRenderer, partsOf } from './directiveParts.ts'
import { tab, tabs } from './tabs.ts'

/** All directives, with the attributes that they may have besides `id`. */
const DIRECTIVES: ReadonlyMap<string, { attributes: string[]; render: DirectiveRenderer }> = new Map(
  Object.entries({
    ...Object.fromEntries(CALLOUT_KINDS.map((kind) => [kind, { attributes: [], render: callout(kind) }])),
    details: { attributes: ['open'], render: details },
    tabs: { attributes: ['group'], render: tabs },
    tab: { attributes: [], render: tab },
    cards: { attributes: [], render: cards },
  }),
)

/** Turns `:::name[Label]{attribute=value}` … `:::` into elements. */
export function directiveHandler(context: TextContext): Handler {
  return (state: State, node: Directive) => {
    const parts = partsOf(state, node)
    reportUnclosed(node, context)
    const known = DIRECTIVES.get(node.name)
    if (!known) return unknown(parts, context)
    reportAttributes(node, known.attributes, context)
    const rendered = known.render(parts, context)
    if (!Array.isArray(rendered)) {
      state.patch(node, rendered)
      if (node.attributes?.['id']) rendered.properties['id'] = node.attributes['id']
    }
    return rendered
  }
}

function unknown({ node, label, children }: DirectiveParts, context: TextContext): ElementContent[] {
  const fix = didYouMean(node.name, DIRECTIVES.keys()) ?? `known directives: ${[...DIRECTIVES.keys()].join(', ')}`
  const message = `":::${node.name}" is not a directive`
  context.problems.push(warning('unknown-directive', context.placeOf(node), { message, fix }))
  return label.length > 0 ? [{ type: 'element', tagName: 'p', properties: {}, children: label }, ...children] : children
}

function reportAttributes(node: Directive, known: string[], context: TextContext): void {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (name === 'id' || known.includes(name)) continue
    const message = `":::${node.name}" has no attribute "${name}"`
    const fix = didYouMean(name, known) ?? (known.length > 0 ? `known attributes: ${known.join(', ')}` : 'remove it')
    context.problems.push(warning('unknown-directive', context.placeOf(node), { message, fix }))
  }
}

/** A directive that is never closed contains everything after it, which is never intended. */
function reportUnclosed(node: Directive, context: TextContext): void {
  const start = node.position?.start
  const text = context.text.slice(start?.offset, node.position?.end.offset).trimEnd()
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  if (/^[\s>]*:{3,}$/.test(lastLine) && text.includes('\n')) return
  context.problems.push(
    warning('unclosed-directive', context.placeOf(node), {
      message: `":::${node.name}" is not closed`,
      fix: `close it with a line of as many colons as it was opened with`,
    }),
  )
}
