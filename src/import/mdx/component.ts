import { pushAll } from '../../model/pushAll.ts'
import { treatmentOf } from '../convert/components.ts'
import { givesMore, lostTexts } from '../convert/lostTexts.ts'
import type { Attributes } from '../convert/treatment.ts'
import { attributesOf, type JsxElement } from './attributes.ts'
import { cardEdits } from './cards.ts'
import { computedTexts } from './computedTexts.ts'
import { type Context, note, tagsOf } from './context.ts'
import { ownComponent } from './ownMarkup.ts'
import type { Tags } from './placeholder.ts'
import { type Component, replacementOf } from './replacement.ts'
import { withSummary } from './summary.ts'
import { applyTreatment, pushText } from './treatmentEdits.ts'

/** Converts a component. @returns whether its contents are still to be converted */
export function visitComponent(node: JsxElement, name: string, context: Context): 'replaced' | 'kept' {
  const { text, conversion } = context
  const tags: Tags = { node, ...tagsOf(node, text) }
  const { open, close } = tags
  const read = labelled(node, context)
  const { texts, unknown } = computedTexts(node, read, context)
  const given = { ...read, ...texts }
  const attributes = name === 'Details' ? withSummary(node, given, context) : given
  const component: Component = { name, attributes, inside: close && text.slice(open.end, close.start) }
  const replacement = replacementOf(component, node, context)
  if (replacement) {
    note(replacement.what, 'converted', node, context)
    pushText(replacement.text, node, context)
    return 'replaced'
  }
  const card = name === 'Card' && !conversion.components.has(name) ? cardEdits(attributes, tags, context) : undefined
  if (card) {
    note('<Card>', 'converted', node, context)
    noteLost(lostTexts(attributes, card.map(({ text }) => text).join('\n')), node, context)
    pushAll(context.edits, card)
    return 'kept'
  }
  return treat(component, { tags, unknown }, context)
}

/** Converts a component by its treatment, or to what it shows where it is one of the site's that shows more. */
function treat(
  { name, attributes, inside = '' }: Component,
  { tags, unknown }: { tags: Tags; unknown: readonly string[] },
  context: Context,
): 'replaced' | 'kept' {
  const { components } = context.conversion
  const { node } = tags
  const isMapped = components.has(name)
  const isWrapper = context.wrappers.has(name) && !isMapped && tags.close !== undefined
  const treatment = isWrapper ? ({ kind: 'contents' } as const) : treatmentOf(name, attributes, inside, components)
  const shown = Object.values(treatment).join('\n')
  const lost = treatment.kind === 'left' || isMapped ? [] : lostTexts(attributes, shown)
  const isOwn = !isMapped && isOfSite(name, context) && givesMore(attributes, shown)
  const made = treatment.kind === 'left' || lost.length > 0 || isOwn ? ownComponent(tags, name, context) : undefined
  note(`<${name}>`, treatment.kind === 'left' && !made ? 'left' : 'converted', node, context)
  if (!made) noteLost(lost, node, context)
  if (treatment.kind !== 'left' && unknown.length > 0)
    note(`<${name}> with a value of a program`, 'left', node, context)
  if (!made) return applyTreatment(treatment, tags, context)
  if (made.kind === 'around') pushAll(context.edits, made.edits)
  else pushText(made.text, node, context)
  return made.kind === 'around' ? 'kept' : 'replaced'
}

/** Whether a component is a function of the page, or imported from a file of the site. */
function isOfSite(name: string, { scope, conversion }: Context): boolean {
  const binding = scope.bindings.get(name)
  return binding?.kind === 'import'
    ? conversion.modules.resolve(conversion.source, binding.from) !== undefined
    : binding?.kind === 'expression'
}

const noteLost = (names: string[], node: JsxElement, context: Context): void => {
  for (const each of names) note(`the text "${each}" of <${node.name}>`, 'left', node, context)
}

/** A tab that `<Tabs>` names has its label there. */
function labelled(node: JsxElement, { imports, labels }: Context): Attributes {
  const attributes = attributesOf(node, imports)
  const label = labels.get(attributes['value'] ?? node)
  return label === undefined ? attributes : { label, ...attributes }
}
