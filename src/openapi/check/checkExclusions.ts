import { type Problem, warning } from '../../model/problem.ts'
import { childOf, type YamlMap, type YamlNode } from '../../yaml/node.ts'
import type { PositionKind } from '../read/grammar.ts'
import { walkSpec } from '../read/walkSpec.ts'

/** Properties of which an object has one at most. */
type Pair = readonly [string, string]

const EXAMPLES: Pair = ['example', 'examples']

const OF_PARAMETER: Pair[] = [
  ['schema', 'content'],
  EXAMPLES,
  ...['style', 'explode', 'allowReserved'].map((key): Pair => ['content', key]),
]

const EXCLUSIVE: Partial<Record<PositionKind, Pair[]>> = {
  parameters: OF_PARAMETER,
  headers: OF_PARAMETER,
  examples: [
    ['value', 'externalValue'],
    ['value', 'dataValue'],
    ['value', 'serializedValue'],
    ['serializedValue', 'externalValue'],
  ],
  links: [['operationRef', 'operationId']],
  // Media types, their encodings and licences: no other object has properties with these names.
  object: [EXAMPLES, ['encoding', 'prefixEncoding'], ['encoding', 'itemEncoding'], ['identifier', 'url']],
}

const OF_XML: Pair[] = [
  ['attribute', 'nodeType'],
  ['wrapped', 'nodeType'],
]

/** Problems, and the objects that they are about: other errors of a validator in these follow from the same mistake. */
type Explained = { problems: Problem[]; nodes: ReadonlySet<YamlNode> }

/** Reports objects that have two properties of which only one is allowed. */
export function checkExclusions(root: YamlNode): Explained {
  const problems: Problem[] = []
  const nodes = new Set<YamlNode>()
  const judge = (node: YamlNode, pairs: Pair[]): void => {
    const found = pairs.find(([a, b]) => childOf(node, a) && childOf(node, b))
    if (!found) return
    nodes.add(node)
    problems.push(excluded(node, found))
  }
  walkSpec(root, (node: YamlMap, { kind }) => {
    judge(node, EXCLUSIVE[kind] ?? [])
    const xml = kind === 'schemas' ? childOf(node, 'xml') : undefined
    if (xml) judge(xml, OF_XML)
  })
  return { problems, nodes }
}

function excluded(node: YamlNode, [a, b]: Pair): Problem {
  const place = (childOf(node, b) ?? node).place
  return warning('invalid-spec', place, {
    message: `"${b}" cannot be combined with "${a}"`,
    fix: `keep either "${a}" or "${b}"`,
  })
}
