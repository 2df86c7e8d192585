import { type Problem, warning } from '../../model/problem.ts'
import { childOf, nodeAt, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, referenceIn, scalarText } from '../read/nodes.ts'
import { pointerOf } from '../read/reference.ts'

/** Faults of Swagger 2.0 that its upgrade to OpenAPI 3 does not keep: an operation has a body or a form, and one body. */
export function checkSwagger(root: YamlNode): Problem[] {
  const positionOf = (node: YamlNode): string | undefined => scalarText(childOf(resolved(root, node), 'in'))
  return entriesOf(childOf(root, 'paths')).flatMap(({ value: item }) => {
    const shared = itemsOf(childOf(item, 'parameters'))
    return entriesOf(item).flatMap(({ key, value }) => {
      if (key === 'parameters') return []
      const all = [...shared, ...itemsOf(childOf(value, 'parameters'))]
      const [body, ...others] = all.filter((each) => positionOf(each) === 'body')
      const field = all.find((each) => positionOf(each) === 'formData')
      return [
        ...others.map((each) => report(each, 'an operation can have only one "body" parameter')),
        ...(body && field ? [report(field, 'a "formData" parameter cannot be combined with a "body" parameter')] : []),
      ]
    })
  })
}

const resolved = (root: YamlNode, node: YamlNode): YamlNode =>
  nodeAt(root, pointerOf(referenceIn(node) ?? '') ?? ['']) ?? node

const report = ({ place }: YamlNode, message: string): Problem =>
  warning('invalid-spec', place, { message, fix: 'put everything into one body, or send a form' })
