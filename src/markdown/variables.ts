import type { Element, Nodes } from 'hast'
import { type Place, type Problem, warning } from '../model/problem.ts'
import { didYouMean } from '../model/suggestion.ts'
import { replaceBroken } from './cleanText.ts'
import type { TextContext } from './context.ts'

const VARIABLE = /\{\{\s*([A-Za-z][\w-]*)\s*\}\}/g

/** Puts the values of variables into a text of a node. A value is text; it is never read as Markdown or HTML. */
export function replaceVariables(text: string, node: Nodes, context: TextContext): string {
  if (!text.includes('{{')) return text
  const { variables } = context.options
  const start = node.position?.start.offset
  let from = start ?? 0
  return text.replace(VARIABLE, (written: string, name: string) => {
    const found = context.text.indexOf(written, from)
    if (found >= 0) from = found + written.length
    const value = variables.get(name)
    if (value !== undefined) return replaceBroken(value)
    const place = start === undefined || found < 0 ? context.placeOf(node) : context.placeAt(found)
    context.problems.push(unknownVariable(written, name, place, variables))
    return written
  })
}

/** The same for a text without a node, in front matter. */
export function replaceVariablesAt(
  text: string,
  place: Place,
  variables: ReadonlyMap<string, string>,
  problems: Problem[],
): string {
  return text.replace(VARIABLE, (written: string, name: string) => {
    const value = variables.get(name)
    if (value === undefined) problems.push(unknownVariable(written, name, place, variables))
    return value ?? written
  })
}

const TEXT_ATTRIBUTES = ['alt', 'title', 'ariaLabel', 'dataLabel']

export function replaceInAttributes(element: Element, context: TextContext): void {
  for (const name of TEXT_ATTRIBUTES) {
    const value = element.properties[name]
    if (typeof value === 'string') element.properties[name] = replaceVariables(value, element, context)
  }
}

function unknownVariable(written: string, name: string, place: Place, variables: ReadonlyMap<string, string>): Problem {
  return warning('unknown-variable', place, {
    message: `"${written}" is not a variable of this site`,
    fix: didYouMean(name, variables.keys()) ?? 'add it under "variables" in content/site.yaml',
    target: written,
  })
}
