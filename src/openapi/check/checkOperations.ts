import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, itemsOf, type SpecDocument } from '../read/document.ts'
import { nameOfParameter, type Operation, operationsOf, placeOfParameter } from '../read/operations.ts'

/** What the structure of a document cannot tell: ids that repeat, parameters that do not fit their path, … */
export function checkOperations(document: SpecDocument): Problem[] {
  const operations = operationsOf(document)
  const schemes = entriesOf(childOf(childOf(document.root, 'components'), 'securitySchemes')).map(({ key }) => key)
  return [
    ...repeatedIds(operations),
    ...operations.flatMap((operation) => missingParameters(document, operation)),
    ...operations.flatMap((operation) => unusedParameters(document, operation)),
    ...operations.flatMap((operation) => missingResponses(document, operation)),
    ...unknownSchemes(childOf(document.root, 'security'), schemes),
    ...operations.flatMap(({ node }) => unknownSchemes(childOf(node, 'security'), schemes)),
  ]
}

function repeatedIds(operations: Operation[]): Problem[] {
  const first = new Map<string, Operation>()
  return operations.flatMap((operation) => {
    const id = operation.operationId
    const other = id === undefined ? undefined : first.get(id)
    if (id !== undefined && !other) first.set(id, operation)
    if (!other) return []
    return warning('invalid-spec', childOf(operation.node, 'operationId')?.place ?? operation.node.place, {
      message: `"${id}" is the operationId of two operations: this one and ${other.method} ${other.path}`,
      fix: 'give one of them another operationId',
    })
  })
}

const namesInPath = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? [])

const pathParameters = (document: SpecDocument, operation: Operation): YamlNode[] =>
  operation.parameters.filter((node) => placeOfParameter(document, node) === 'path')

function missingParameters(document: SpecDocument, operation: Operation): Problem[] {
  const declared = pathParameters(document, operation).map((node) => nameOfParameter(document, node))
  return namesInPath(operation.path)
    .filter((name) => !declared.includes(name))
    .map((name) =>
      warning('invalid-spec', operation.node.place, {
        message: `${operation.method} ${operation.path} has no parameter for "{${name}}"`,
        fix: `add "- { name: ${name}, in: path, required: true, schema: { type: string } }" to its "parameters"`,
      }),
    )
}

function unusedParameters(document: SpecDocument, operation: Operation): Problem[] {
  const used = namesInPath(operation.path)
  return pathParameters(document, operation)
    .filter((node) => !used.includes(nameOfParameter(document, node)))
    .map((node) => {
      const name = nameOfParameter(document, node)
      return warning('invalid-spec', node.place, {
        message: `the path parameter "${name}" does not stand in "${operation.path}"`,
        fix: didYouMean(name, used) ?? `write "{${name}}" in the path, or remove the parameter`,
      })
    })
}

/** OpenAPI 3.0 requires responses, so there the validator has said it; later versions only recommend them. */
function missingResponses({ version }: SpecDocument, { node, method, path }: Operation): Problem[] {
  if (version === '3.0' || childOf(node, 'responses')) return []
  return [
    warning('invalid-spec', node.place, {
      message: `${method} ${path} says nothing of its responses`,
      fix: 'add "responses" with at least the answer to a request that succeeds',
    }),
  ]
}

function unknownSchemes(security: YamlNode | undefined, schemes: string[]): Problem[] {
  return itemsOf(security)
    .flatMap(entriesOf)
    .filter(({ key }) => !schemes.includes(key))
    .map(({ key, keyPlace }) =>
      warning('invalid-spec', keyPlace, {
        message: `"${key}" is not a security scheme of this document`,
        fix: didYouMean(key, schemes) ?? 'add it under "components", "securitySchemes"',
      }),
    )
}
