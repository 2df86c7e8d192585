import type { BodyModel, KeyModel, ParameterModel, RequestModel } from '../../model/requestModel.ts'
import type { Operation } from '../read/operations.ts'
import { templateName, withBraces } from '../read/templateName.ts'
import { keyModels } from './keyModels.ts'
import { parameterModels } from './parameterModels.ts'
import type { RequestExamples } from './requestExamples.ts'
import { serverModels } from './serverModels.ts'
import { encode } from './snippets/encode.ts'
import type { RequestWords } from './valueChecks.ts'

/** The parameters, keys and bodies of a request to an operation, with the examples of the document. */
export function requestModel(
  operation: Operation,
  bodies: BodyModel[],
  apiTitle: string,
  examples: RequestExamples,
  words: RequestWords,
): RequestModel {
  const keys = keyModels(operation, apiTitle, words.keys)
  const parameters = parameterModels(operation, examples, words)
  return {
    method: operation.method,
    path: withPlainNames(operation.path, parameters),
    servers: operation.servers && serverModels(operation.servers),
    parameters: withoutSettled(operation.path, parameters, keys, bodies),
    keys,
    bodies,
  }
}

/**
 * `/items/{id:[0-9]+}` and `/items/:id` of frameworks are `/items/{id}`, unless there is a parameter of the longer name. What
 * an address cannot have is encoded, except in names.
 */
function withPlainNames(path: string, parameters: ParameterModel[]): string {
  const names = new Set(parameters.map(({ name }) => name))
  const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name)
  return withBraces(path, inPath).replace(/\{([^{}]+)\}|[^!-~]|["<>\\^`|]/gu, (written, name: string | undefined) => {
    if (name === undefined) return encode(written)
    return names.has(name) ? written : `{${templateName(name)}}`
  })
}

/** Some documents list as parameters what keys, cookies, the body or the query of the path determine. */
function withoutSettled(
  path: string,
  parameters: ParameterModel[],
  keys: KeyModel[],
  bodies: BodyModel[],
): ParameterModel[] {
  const inPath = new URLSearchParams(path.split('?')[1])
  const settled = new Set([
    ...keys.map(({ place, name }) => (place === 'header' ? name.toLowerCase() : '')),
    ...(keys.some(({ place }) => place === 'basic') ? ['authorization'] : []),
    ...([...keys, ...parameters].some(({ place }) => place === 'cookie') ? ['cookie'] : []),
    ...(bodies.length > 0 ? ['content-type'] : []),
  ])
  const isKey = (each: ParameterModel): boolean =>
    keys.some(({ place, name }) => place === each.place && name === each.name)
  const isSettled = ({ place, name }: ParameterModel): boolean =>
    (place === 'header' && settled.has(name.toLowerCase())) || (place === 'query' && inPath.has(name))
  return parameters.filter((each) => !isKey(each) && !isSettled(each))
}
