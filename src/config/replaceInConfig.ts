import type { Checked, Problem } from '../model/problem.ts'
import { replaceVariables, unknownVariable } from '../model/variables.ts'
import { childOf, textOfScalar, type YamlNode } from '../yaml/node.ts'

/** Replaces `{{name}}` in every text of the configuration by the variables that the configuration defines. */
export function replaceInConfig(config: YamlNode): Checked<{ node: YamlNode; variables: Map<string, string> }> {
  const variables = readVariables(config)
  const problems: Problem[] = []
  return { value: { node: replaceIn(config, variables, problems), variables }, problems }
}

function readVariables(config: YamlNode): Map<string, string> {
  const variables = new Map<string, string>()
  const brand = childOf(config, 'brand')
  setVariable(variables, 'brand', brand)
  const defined = childOf(config, 'variables')
  for (const { key, value } of defined?.kind === 'map' ? defined.entries : []) {
    setVariable(variables, key, value)
  }
  return variables
}

function setVariable(variables: Map<string, string>, name: string, node: YamlNode | undefined): void {
  const text = node?.kind === 'scalar' ? textOfScalar(node) : undefined
  if (text !== undefined) variables.set(name, text)
}

function replaceIn(node: YamlNode, variables: Map<string, string>, problems: Problem[]): YamlNode {
  if (node.kind === 'list') return { ...node, items: node.items.map((item) => replaceIn(item, variables, problems)) }
  if (node.kind === 'map') {
    const entries = node.entries.map((entry) =>
      entry.key === 'variables' ? entry : { ...entry, value: replaceIn(entry.value, variables, problems) },
    )
    return { ...node, entries }
  }
  if (typeof node.value !== 'string') return node
  const value = replaceVariables(node.value, variables, (unknown) => {
    problems.push(unknownVariable(unknown, node.place, variables))
  })
  return { ...node, value }
}
