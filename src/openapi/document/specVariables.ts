import type { Place, Problem } from '../../model/problem.ts'
import { replaceVariables, type UnknownVariable, unknownVariable, type Variables } from '../../model/variables.ts'
import type { YamlNode, YamlScalar } from '../../yaml/node.ts'

export type Replaced = {
  root: YamlNode
  /** The texts that had variables in them, as they were written. */
  written: Map<YamlNode, string>
  problems: Problem[]
}

/** Puts the values of variables into every text and every key. */
export function replaceSpecVariables(root: YamlNode, variables: Variables): Replaced {
  const replaced: Replaced = { root, written: new Map(), problems: [] }
  // Aliases share their node: replacing it once keeps it shared, and its problems single.
  const done = new Map<YamlNode, YamlNode>()
  const visit = (node: YamlNode): YamlNode => {
    const known = done.get(node)
    if (known) return known
    const result = replaceIn(node, visit, variables, replaced)
    done.set(node, result)
    return result
  }
  replaced.root = visit(root)
  return replaced
}

function replaceIn(
  node: YamlNode,
  visit: (node: YamlNode) => YamlNode,
  variables: Variables,
  replaced: Replaced,
): YamlNode {
  if (node.kind === 'list') return { ...node, items: node.items.map(visit) }
  if (node.kind === 'scalar') return replaceInScalar(node, variables, replaced)
  const entries = node.entries.map(({ key, keyPlace, value }) => {
    const replacedKey = replaceVariables(key, variables, (unknown) => {
      replaced.problems.push(unknownVariable(unknown, keyPlace, variables))
    })
    return { key: replacedKey, keyPlace, value: visit(value) }
  })
  return { ...node, entries }
}

function replaceInScalar(node: YamlScalar, variables: Variables, replaced: Replaced): YamlNode {
  if (typeof node.value !== 'string' || !node.value.includes('{{')) return node
  const written = node.value
  const value = replaceVariables(written, variables, (unknown) => {
    replaced.problems.push(unknownVariable(unknown, placeOf(unknown, node, written), variables))
  })
  const result = { ...node, value }
  replaced.written.set(result, written)
  return result
}

/** Exact in texts of one line and in literal blocks; the start of the text where lines were folded. */
function placeOf(unknown: UnknownVariable, node: YamlScalar, text: string): Place {
  const before = text.slice(0, text.indexOf(unknown.written)).split('\n')
  const column = node.textPlace.column + (before.at(-1)?.length ?? 0)
  if (before.length === 1 && node.style !== 'folded') return { ...node.textPlace, column }
  if (node.style !== 'literal') return node.textPlace
  return { ...node.textPlace, line: node.textPlace.line + before.length - 1, column }
}
