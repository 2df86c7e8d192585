import type { BodyModel, KeyModel, ParameterModel, RequestModel } from '../../model/requestModel.ts'
import { childOf, toValue } from '../../yaml/node.ts'
import { entriesOf, isTrue, lookUp } from '../read/document.ts'
import type { Operation } from '../read/operations.ts'
import { bodyExamples, type Example, exampleText } from '../reference/exampleViews.ts'
import type { PageContext } from '../reference/pageContext.ts'
import { formText } from './formText.ts'
import { keyModels } from './keyModels.ts'
import { parameterModels } from './parameterModels.ts'
import { serverModels } from './serverModels.ts'

/** All that a request to an operation may carry, filled with what the document has examples for. */
export function requestModel(page: PageContext, operation: Operation): RequestModel {
  const keys = keyModels(page, operation)
  const body = bodyModel(page, operation)
  return {
    method: operation.method,
    path: operation.path,
    servers: operation.servers && serverModels(operation.servers),
    parameters: withoutSettled(parameterModels(page, operation), keys, body),
    keys,
    body,
  }
}

/** Documents list headers as parameters, too, that follow from the keys, the cookies or the body. */
function withoutSettled(parameters: ParameterModel[], keys: KeyModel[], body: BodyModel | undefined): ParameterModel[] {
  const settled = new Set([
    ...keys.map(({ place, name }) => (place === 'header' ? name.toLowerCase() : '')),
    ...(keys.some(({ place }) => place === 'basic') ? ['authorization'] : []),
    ...([...keys, ...parameters].some(({ place }) => place === 'cookie') ? ['cookie'] : []),
    ...(body ? ['content-type'] : []),
  ])
  return parameters.filter(({ place, name }) => place !== 'header' || !settled.has(name.toLowerCase()))
}

/** The first example in the first media type; JSON before any other. */
function bodyModel(page: PageContext, { node, method }: Operation): BodyModel | undefined {
  const body = childOf(node, 'requestBody')
  const content = entriesOf(lookUp(page.document, body, 'content'))
  const entry = content.find(({ key }) => isJson(key)) ?? content[0]
  if (!entry) return undefined
  const example = bodyExamples(page, entry.key, entry.value, 'request').find(({ origin }) => origin !== 'elsewhere')
  // Documents made by machines give GET a body that nobody sends.
  if (!example && ['GET', 'HEAD'].includes(method)) return undefined
  return {
    type: entry.key,
    isJson: isJson(entry.key),
    required: isTrue(lookUp(page.document, body, 'required')),
    text: example && bodyText(entry.key, example),
  }
}

const isJson = (mediaType: string): boolean => /[/+]json\b/.test(mediaType)

function bodyText(mediaType: string, example: Example): string {
  const value = toValue(example.value)
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(mediaType)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isForm && isObject ? formText(value) : exampleText(example)
}
