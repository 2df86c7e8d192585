import { error, type Place, type Problem } from '../../model/problem.ts'
import type { YamlMap, YamlNode } from '../../yaml/node.ts'
import { type Position, positionOfItem, positionUnder, ROOT } from './grammar.ts'

// The largest of hundreds of public documents has 200. A validator is compiled from all of them, and asked of each value.
const MAX_MEMBERS = 5000

const WITH_MEMBERS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf'])

/** Schemas with so many members, at any depth, that no validator can be made of them in time. */
export function largeSchemas(root: YamlNode): Problem[] {
  const problems: Problem[] = []
  /** Of the schemas at a place. What aliases repeat counts each time, and one that is reported counts nothing. */
  const membersAt = (node: YamlNode, position: Position): number => {
    if (node.kind === 'scalar' || position.kind === 'data') return 0
    if (node.kind === 'list') return sum(node.items.map((item) => membersAt(item, positionOfItem(position))))
    const inside = node.entries.map(({ key, value }) => membersAt(value, positionUnder(position, key)))
    if (position.kind !== 'schemas') return 0
    if (position.shape !== 'one') return sum(inside)
    const members = sum(inside) + ownMembers(node)
    if (members <= MAX_MEMBERS) return members
    problems.push(tooLarge(node.place))
    return 0
  }
  membersAt(root, ROOT)
  return problems
}

const ownMembers = ({ entries }: YamlMap): number =>
  sum(entries.map(({ key, value }) => (WITH_MEMBERS.has(key) && value.kind === 'list' ? value.items.length : 0)))

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

const tooLarge = (place: Place): Problem =>
  error('too-complex', place, {
    message: `this schema has more than ${MAX_MEMBERS.toLocaleString('en')} members of "allOf", "anyOf" and "oneOf"`,
    fix: 'move parts of it to "components.schemas", and refer to them with "$ref"',
  })
