import type { Element } from 'hast'
import type { Raw } from 'mdast-util-to-hast'
import { placeholder } from '../../model/html.ts'
import { warning } from '../../model/problem.ts'
import type { TextContext } from '../context.ts'
import { element, textOf } from '../hastElement.ts'
import { makeId } from '../ids.ts'
import { rewriteAddresses } from '../links/rewriteAddresses.ts'
import { FOOTNOTE_LABEL } from './elementIds.ts'

/** Rewrites a link; one to a glossary term brings the term's meaning with it. */
export function link(node: Element, context: TextContext): Element {
  const { href, ariaLabel } = node.properties
  if (href === undefined) return node
  if (isFootnoteLink(node)) return footnoteLink(node, context)
  const target = rewriteAddresses(node, context)
  if (target && !ariaLabel && !saysSomething(node)) reportSilent(node, context)
  if (target?.kind === 'external') node.properties['rel'] = relOf(node)
  return target?.kind === 'term' ? termLink(node, target.term, context) : node
}

/** A link inside an inline SVG, which has no room for a term's meaning. */
export function drawingLink(node: Element, context: TextContext): Element {
  rewriteAddresses(node, context)
  return node
}

function relOf({ properties: { rel } }: Element): string[] {
  return [...new Set([...(Array.isArray(rel) ? rel.map(String) : []), 'noopener', 'noreferrer'])]
}

/** Made by the Markdown parser, both ends of it, so there is nothing to check. */
export function isFootnoteLink({ properties }: Element): boolean {
  const marked = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
  return marked && String(properties['href']).startsWith('#')
}

/** Points a footnote's number to the heading of the notes, whose id has the text's prefix. */
function footnoteLink(node: Element, { idPrefix }: TextContext): Element {
  if (node.properties['ariaDescribedBy']) node.properties['ariaDescribedBy'] = [idPrefix + FOOTNOTE_LABEL]
  return node
}

function saysSomething(node: Element): boolean {
  return textOf(node).trim() !== '' || node.children.some((child) => child.type !== 'text')
}

function reportSilent(node: Element, context: TextContext): void {
  const details = { message: 'this link has no text', fix: 'describe the target between the brackets' }
  context.problems.push(warning('empty-link', context.placeOf(node), details))
}

function termLink(node: Element, term: string, context: TextContext): Element {
  const id = makeId(context.ids, `term-meaning-${term}`, context.idPrefix, context.placeOf(node))
  node.properties['ariaDescribedBy'] = [id]
  const meaning: Raw = { type: 'raw', value: placeholder({ kind: 'term-meaning', argument: term }) }
  return element('span', { className: ['term'] }, [
    node,
    element('span', { className: ['term-meaning'], role: 'tooltip', id }, [meaning]),
  ])
}
