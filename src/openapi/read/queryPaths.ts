import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf } from './nodes.ts'

const QUERY_PATHS = 'x-ms-paths'

/**
 * Azure's documents list the paths that only their queries tell apart under a key of their own:
 * https://azure.github.io/autorest/extensions/#x-ms-paths. They become paths like others.
 */
export function withQueryPaths(root: YamlNode): YamlNode {
  const others = entriesOf(childOf(root, QUERY_PATHS))
  if (root.kind !== 'map' || others.length === 0) return root
  const entries = root.entries.flatMap((entry) => {
    if (entry.key === QUERY_PATHS) return []
    const { key, value } = entry
    return key === 'paths' && value.kind === 'map'
      ? { ...entry, value: { ...value, entries: [...value.entries, ...others] } }
      : entry
  })
  return { ...root, entries }
}
