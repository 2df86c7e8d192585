import { replaceVariables, type Variables } from '../../model/variables.ts'
import type { YamlNode, YamlScalar } from '../../yaml/node.ts'

type Replaced = {
  root: YamlNode
  /** The texts that had variables in them, as they were written. */
  written: Map<YamlNode, string>
}

/**
 * Puts the values of variables into every text and every key. An unknown name is not reported: APIs for messages and
 * templates have `{{first_name}}` in their descriptions and examples.
 */
export function replaceSpecVariables(root: YamlNode, variables: Variables): Replaced {
  const written = new Map<YamlNode, string>()
  // Aliases share their node: replacing it once keeps it shared.
  const done = new Map<YamlNode, YamlNode>()
  const visit = (node: YamlNode): YamlNode => {
    const known = done.get(node)
    if (known) return known
    const result = replaceIn(node, visit, variables, written)
    done.set(node, result)
    return result
  }
  return { root: visit(root), written }
}

function replaceIn(
  node: YamlNode,
  visit: (node: YamlNode) => YamlNode,
  variables: Variables,
  written: Replaced['written'],
): YamlNode {
  if (node.kind === 'list') return { ...node, items: node.items.map(visit) }
  if (node.kind === 'scalar') return replaceInScalar(node, variables, written)
  const entries = node.entries.map(({ key, keyPlace, value }) => ({
    key: replaceVariables(key, variables),
    keyPlace,
    value: visit(value),
  }))
  return { ...node, entries }
}

function replaceInScalar(node: YamlScalar, variables: Variables, written: Replaced['written']): YamlNode {
  if (typeof node.value !== 'string' || !node.value.includes('{{')) return node
  const result = { ...node, value: replaceVariables(node.value, variables) }
  written.set(result, node.value)
  return result
}
