import type { Element } from 'hast'
import type { Place } from '../../model/problem.ts'
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
  const id = typeof chosen === 'string' ? chosen : makeId(context.ids, text, context.idPrefix, place)
  node.properties['id'] = id
  node.children.push(element('a', { className: ['permalink'], href: `#${id}`, ariaLabel: `Link to “${text}”` }, []))
  context.headings.push({ level: Number(node.tagName.slice(1)), id, text, place })
}

/** Removes `{#id}` from the end of a heading. */
export function takeExplicitId(node: Element): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const value = last.value.trimEnd()
  const start = value.lastIndexOf('{#')
  const id = value.slice(start + 2, -1)
  if (start < 0 || !value.endsWith('}') || !/^[^\s{}#]+$/.test(id)) return undefined
  last.value = value.slice(0, start).trimEnd()
  return id
}
