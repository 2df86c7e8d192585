import { type Problem, warning } from '../../model/problem.ts'
import { childOf, nodeAt, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, referenceIn, scalarText } from '../read/nodes.ts'
import { pointerOf } from '../read/reference.ts'
import { isOneExample } from '../read/swagger/upgradeOperation.ts'

/** Faults of Swagger 2.0 that its upgrade to OpenAPI 3 does not keep. */
export const checkSwagger = (root: YamlNode): Problem[] => [...bodiesBeside(root), ...examplesWithoutType(root)]

/** An operation has a body or a form, and one body. */
function bodiesBeside(root: YamlNode): Problem[] {
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

function examplesWithoutType(root: YamlNode): Problem[] {
  const operations = entriesOf(childOf(root, 'paths')).flatMap(({ value }) => entriesOf(value))
  const holders = [root, ...operations.map(({ value }) => value)]
  const responses = holders.flatMap((holder) => entriesOf(childOf(holder, 'responses')))
  return responses.flatMap(({ value }) => {
    const examples = childOf(value, 'examples')
    const [first] = isOneExample(examples) ? entriesOf(examples) : []
    if (!first) return []
    const message = `"${first.key}" is not a media type`
    return warning('invalid-spec', first.keyPlace, { message, fix: 'put the example under "application/json"' })
  })
}

const resolved = (root: YamlNode, node: YamlNode): YamlNode =>
  nodeAt(root, pointerOf(referenceIn(node) ?? '') ?? ['']) ?? node

const report = ({ place }: YamlNode, message: string): Problem =>
  warning('invalid-spec', place, { message, fix: 'put everything into one body, or send a form' })
