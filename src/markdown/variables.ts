import type { Element, Nodes } from 'hast'
import { replaceVariables, unknownVariable } from '../model/variables.ts'
import { replaceBroken } from './cleanText.ts'
import type { TextContext } from './context.ts'

/** Puts the values of variables into a text of a node. A value is text; it is never read as Markdown or HTML. */
export function replaceInText(text: string, node: Nodes, context: TextContext): string {
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

const TEXT_ATTRIBUTES = ['alt', 'title', 'ariaLabel', 'dataLabel']

export function replaceInAttributes(element: Element, context: TextContext): void {
  for (const name of TEXT_ATTRIBUTES) {
    const value = element.properties[name]
    if (typeof value === 'string') element.properties[name] = replaceInText(value, element, context)
  }
}
