import type { Element } from 'hast'
import type { Place } from '../../model/problem.ts'
import { fill } from '../../model/texts/texts.ts'
import type { TextContext } from '../context.ts'
import { element, textOf } from '../hastElement.ts'
import { makeId } from '../ids.ts'

/** A heading without a permalink yet: its id is assigned after those that authors chose. */
export type FoundHeading = { node: Element; text: string; place: Place }

/** The words of the heading are the last ones, from `from` on. */
export function findHeading(node: Element, context: TextContext, from: number): FoundHeading {
  context.headingWords.push({ from, to: context.words.length })
  return { node, text: textOf(node).trim(), place: context.placeOf(node) }
}

/** Gives a heading its id and permalink. */
export function finishHeading({ node, text, place }: FoundHeading, context: TextContext): void {
  const { id: chosen } = node.properties
  const level = Number(node.tagName.slice(1))
  const id = recordHeading({ id: typeof chosen === 'string' ? chosen : undefined, level, text, place }, context)
  node.properties['id'] = id
  node.children.push(
    element('a', { className: ['permalink'], href: `#${id}`, ariaLabel: permalinkLabel(text, context) }, []),
  )
}

type HeadingFacts = { id: string | undefined; level: number; text: string; place: Place }

/** Returns the heading's id, which is made of its text if its author chose none. */
export function recordHeading({ id: chosen, level, text, place }: HeadingFacts, context: TextContext): string {
  const id = chosen ?? makeId(context.ids, text, context.idPrefix, place)
  context.headings.push({ level, id, text, place })
  return id
}

export const permalinkLabel = (name: string, { options }: TextContext): string =>
  fill(options.texts.page.linkTo, { name })

/** Removes `{#id}` from the end of a heading. */
export function takeExplicitId(node: Element): string | undefined {
  const last = node.children.at(-1)
  const found = last?.type === 'text' ? explicitIdIn(last.value) : undefined
  if (last?.type === 'text' && found) last.value = found.before
  return found?.id
}

/** The id `{#id}` or `{ #id }` at the end of a text, and what is before it. */
export function explicitIdIn(text: string): { id: string; before: string } | undefined {
  const value = text.trimEnd()
  const start = value.lastIndexOf('{')
  const id = start < 0 ? undefined : /^\{:?[ \t]*#([^\s{}#]+)[ \t]*\}$/.exec(value.slice(start))?.[1]
  return id === undefined ? undefined : { id, before: value.slice(0, start).trimEnd() }
}
