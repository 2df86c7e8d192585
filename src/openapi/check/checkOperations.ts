import { type Problem, warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import type { Operation } from '../read/operations.ts'
import type { Parameter } from '../read/parameters.ts'
import type { Requirement } from '../read/security.ts'
import { templateName, withBraces } from '../read/templateName.ts'
import type { Terms } from '../read/terms.ts'
import { checkParameters } from './checkParameters.ts'

/** What the structure of a document cannot show: ids that repeat, parameters that do not fit their path, … */
export function checkOperations(document: ApiDocument): Problem[] {
  const { operations, securitySchemes, security, terms } = document
  const schemes = securitySchemes.map(({ name }) => name)
  const requirements = [
    ...security,
    ...operations.flatMap((each) => (each.security.own ? each.security.requirements : [])),
  ]
  return [
    ...repeatedIds(operations),
    ...operations.flatMap(withoutSlash),
    ...operations.flatMap((each) => missingParameters(each, terms)),
    ...operations.flatMap(unusedParameters),
    ...operations.flatMap(checkParameters),
    ...unknownSchemes(requirements, schemes, terms),
    ...unknownScopes(requirements),
  ]
}

function repeatedIds(operations: Operation[]): Problem[] {
  const first = new Map<string, Operation>()
  return operations.flatMap((operation) => {
    const id = operation.operationId
    const other = id === undefined ? undefined : first.get(id)
    if (id !== undefined && !other) first.set(id, operation)
    if (!other) return []
    return warning('invalid-spec', operation.operationIdPlace, {
      message: `"${id}" is the operationId of two operations, this one and ${other.method} ${other.path}`,
      fix: 'change one of the two operationIds',
    })
  })
}

const withoutSlash = ({ path, method, place }: Operation): Problem[] =>
  path.startsWith('/')
    ? []
    : [
        warning('invalid-spec', place, {
          message: `the path "${path}" of ${method} does not begin with "/"`,
          fix: `write it as "/${path}"`,
        }),
      ]

const namesInPath = (path: string): Set<string> =>
  new Set([...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []))

const pathParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter(({ position }) => position === 'path')

/** A parameter that could not be read may be the one that is missing. */
const isUnread = ({ name, position }: Parameter): boolean => name === '' || position === ''

function missingParameters(operation: Operation, { isText }: Terms): Problem[] {
  const { method, path, place } = operation
  if (operation.parameters.some(isUnread)) return []
  const declared = new Set(pathParameters(operation).map(({ name }) => name))
  return [...namesInPath(path)]
    .filter((name) => !declared.has(name))
    .map((name) => {
      const meant = templateName(name)
      return declared.has(meant)
        ? warning('invalid-spec', place, {
            message: `"{${name}}" in the path "${path}" is not the name of a parameter`,
            fix: `write it as "{${meant}}"`,
          })
        : warning('invalid-spec', place, {
            message: `${method} ${path} has no parameter for "{${name}}"`,
            fix: `add "- { name: ${name}, in: path, required: true, ${isText} }" to its "parameters"`,
          })
    })
}

function unusedParameters(operation: Operation): Problem[] {
  const used = namesInPath(operation.path)
  const meant = new Set([...used].map(templateName))
  return pathParameters(operation)
    .filter(({ name }) => !used.has(name) && !meant.has(name))
    .map(({ name, place }) =>
      withBraces(operation.path, [name]) === operation.path
        ? warning('invalid-spec', place, {
            message: `"${operation.path}" has no path parameter "${name}"`,
            fix: didYouMean(name, [...used]) ?? `add "{${name}}" to the path, or remove the parameter`,
          })
        : warning('invalid-spec', operation.place, {
            message: `":${name}" in the path "${operation.path}" is not in braces`,
            fix: `write it as "{${name}}"`,
          }),
    )
}

const unknownSchemes = (requirements: Requirement[], known: string[], { placeOf }: Terms): Problem[] =>
  requirements
    .flat()
    .filter(({ scheme }) => !scheme)
    .map(({ name, place }) =>
      warning('invalid-spec', place, {
        message: `"${name}" is not a security scheme of this document`,
        fix: didYouMean(name, known) ?? `define it in "${placeOf('securitySchemes')}"`,
      }),
    )

/** A scheme that lists no scopes leaves them to other documentation. */
const unknownScopes = (requirements: Requirement[]): Problem[] =>
  requirements.flat().flatMap(({ scheme, scopes, place }) => {
    if (scheme?.credential.kind !== 'oauth2') return []
    const known = scheme.flows.flatMap((flow) => flow.scopes.map(({ name }) => name))
    if (known.length === 0) return []
    return scopes
      .filter((name) => !known.includes(name))
      .map((name) =>
        warning('invalid-spec', place, {
          message: `"${name}" is not a scope of "${scheme.name}"`,
          fix: didYouMean(name, known) ?? 'add it to the "scopes" of a flow',
        }),
      )
  })
