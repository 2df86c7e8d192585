import { type Problem, warning } from '../../model/problem.ts'
import { pushAll } from '../../model/pushAll.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, scalarText } from '../read/nodes.ts'
import { walkSpec } from '../read/walkSpec.ts'

/** Reports variables of servers that are missing, or whose defaults are none of their values. */
export function checkServers(root: YamlNode): Problem[] {
  const problems: Problem[] = []
  walkSpec(root, (node) => {
    for (const server of itemsOf(childOf(node, 'servers')))
      pushAll(problems, [...missingVariables(server), ...entriesOf(childOf(server, 'variables')).flatMap(wrongDefault)])
  })
  return problems
}

function missingVariables(server: YamlNode): Problem[] {
  const url = childOf(server, 'url')
  const address = scalarText(url) ?? ''
  const known = entriesOf(childOf(server, 'variables')).map(({ key }) => key)
  // Two braces are a variable of the site.
  if (!url || address.includes('{{')) return []
  return [...address.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name = '']) =>
    known.includes(name)
      ? []
      : warning('invalid-spec', url.place, {
          message: `the server "${address}" has no variable "${name}"`,
          fix: didYouMean(name, known) ?? `add "${name}: { default: … }" to its "variables"`,
        }),
  )
}

function wrongDefault({ key, value }: { key: string; value: YamlNode }): Problem[] {
  const preset = childOf(value, 'default')
  const text = scalarText(preset)
  const values = itemsOf(childOf(value, 'enum')).flatMap((each) => scalarText(each) ?? [])
  if (!preset || text === undefined || values.length === 0 || values.includes(text)) return []
  return [
    warning('invalid-spec', preset.place, {
      message: `"${text}" is the default of the server variable "${key}", but is not in its "enum"`,
      fix: didYouMean(text, values) ?? `add it there, or write one of ${values.map((each) => `"${each}"`).join(', ')}`,
    }),
  ]
}
