import type { Element, Nodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import { replaceBroken } from '../model/replaceBroken.ts'
import { replaceVariables, unknownVariable } from '../model/variables.ts'
import type { TextContext } from './context.ts'
import { isFootnoteReference, textOf } from './hastElement.ts'

/** Replaces variables in the text of a node. A value is plain text and never parsed as Markdown or HTML. */
export function replaceInText(text: string, node: Nodes | MdastNodes, context: TextContext): string {
  if (!text.includes('{{')) return text
  const { variables } = context.options
  const start = node.position?.start.offset
  let from = start ?? 0
  const replaced = replaceVariables(text, variables, (unknown) => {
    const found = context.text.indexOf(unknown.written, from)
    if (found >= 0) from = found + unknown.written.length
    const place = start === undefined || found < 0 ? context.placeOf(node) : context.placeAt(found)
    context.problems.push(unknownVariable(unknown, place, variables))
  })
  return replaced === text ? text : replaceBroken(replaced)
}

/**
 * Replaces variables in code. There `{{name}}` may belong to a template language, so unknown names are neither replaced
 * nor reported.
 */
export function replaceInCode(code: string, { options }: TextContext): string {
  const replaced = replaceVariables(code, options.variables)
  return replaced === code ? code : replaceBroken(replaced)
}

const CODE: ReadonlySet<string> = new Set(['code', 'pre', 'samp', 'kbd'])

export const isCode = ({ tagName }: Element): boolean => CODE.has(tagName)

/** The text of an element with the values of variables in it. */
export function replacedTextOf(element: Element, context: TextContext): string {
  if (isCode(element)) return replaceInCode(textOf(element), context)
  return element.children
    .map((child) => {
      if (child.type === 'element') return isFootnoteReference(child) ? '' : replacedTextOf(child, context)
      return child.type === 'text' ? replaceInText(child.value, child, context) : ''
    })
    .join('')
}

const TEXT_ATTRIBUTES = ['alt', 'title', 'ariaLabel', 'dataLabel']

export function replaceInAttributes(element: Element, context: TextContext): void {
  for (const name of TEXT_ATTRIBUTES) {
    const value = element.properties[name]
    if (typeof value === 'string') element.properties[name] = replaceInText(value, element, context)
  }
}
