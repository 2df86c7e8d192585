import type { SyntaxNode } from '@lezer/common'
import type { PythonParameter } from './pythonObject.ts'

/** What stands between the commas of a list of parameters or arguments. */
export function parametersIn(list: SyntaxNode | null, text: string): PythonParameter[] {
  if (!list) return []
  const found: PythonParameter[] = []
  let part: Part = { from: list.from + 1 }
  for (let node = list.firstChild; node; node = node.nextSibling) {
    if (node.name === 'TypeDef') part.type = node
    if (node.name === 'AssignOp') part.operator = node
    if (node.name !== ',' && (node.name !== ')' || node.nextSibling)) continue
    found.push(parameterOf(part, node.from, text))
    part = { from: node.to }
  }
  return found.filter(({ name }) => name !== '')
}

type Part = { from: number; type?: SyntaxNode; operator?: SyntaxNode }

function parameterOf({ from, type, operator }: Part, to: number, text: string): PythonParameter {
  const end = operator?.from ?? to
  const textIn = (start: number, stop: number): string =>
    text
      .slice(start, stop)
      .replace(/#[^\n]*\n/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    name: textIn(from, type?.from ?? end),
    type: type && textIn(type.from, end).replace(/^:\s*/, ''),
    value: operator && textIn(operator.to, to),
  }
}
