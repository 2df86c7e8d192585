import type { BodyModel, KeyModel, ParameterModel, RequestModel } from '../../../model/requestModel.ts'
import type { ExactValue } from '../../../yaml/node.ts'
import { encode } from './encode.ts'
import { headerText, pairTexts, pathText } from './parameterText.ts'
import { parameterValue } from './parameterValue.ts'
import type { SampleBody, SampleHeader, SampleRequest, Segment } from './sampleRequest.ts'

/** The values of a request, as texts in the fields of a form. */
type RequestValues = {
  /** The base URL, without a slash at its end. */
  base: Segment[]
  /** In the order of the model. A missing value is left out, or shown as `{name}` if it is required. */
  parameters: readonly (string | undefined)[]
  /** By the ids of keys. A missing key is read from an environment variable. */
  keys: ReadonlyMap<string, string>
  body: { model: BodyModel; text: string | undefined } | undefined
}

/** Composes a request from values: those of the examples, or those that a reader has entered. */
export function composeRequest(model: RequestModel, values: RequestValues): SampleRequest {
  const given = givenParameters(model, values)
  const query = [...pairsIn('query', given, model, values), ...queryStringsIn(given)]
  const cookies = pairsIn('cookie', given, model, values)
  const body = values.body && bodyOf(values.body.model, values.body.text)
  const followed: SampleHeader[] = [
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: joined(cookies, '', '; ') }] : []),
    // The type of a form names what separates its parts, which only the sender can set.
    ...(values.body && body && !('parts' in body) ? [{ name: 'Content-Type', value: [values.body.model.type] }] : []),
  ]
  return {
    method: model.method,
    url: [...values.base, filledPath(model.path, given), ...joined(query, model.path.includes('?') ? '&' : '?', '&')],
    headers: [...headerKeys(model, values), ...headersOf(given), ...followed],
    basic: basicOf(model, values),
    body,
  }
}

type Given = { parameter: ParameterModel; value: ExactValue; isMissing: boolean }

/** The parameters that have a value or are required. */
const givenParameters = ({ parameters }: RequestModel, values: RequestValues): Given[] =>
  parameters.flatMap((parameter, index) => {
    const text = values.parameters[index]
    if (text !== undefined) return { parameter, value: parameterValue(parameter, text), isMissing: false }
    return parameter.required ? { parameter, value: `{${parameter.name}}`, isMissing: true } : []
  })

function filledPath(path: string, given: Given[]): string {
  const filled = new Map(
    given
      .filter(({ parameter, isMissing }) => parameter.place === 'path' && !isMissing)
      .map(({ parameter, value }) => [parameter.name, pathText(parameter, value)]),
  )
  return path.replace(/\{([^{}]+)\}/g, (written, name: string) => filled.get(name) ?? written)
}

function pairsIn(
  place: 'query' | 'cookie',
  given: Given[],
  { keys }: RequestModel,
  values: RequestValues,
): Segment[][] {
  const pairs = given.filter(({ parameter }) => parameter.place === place)
  const secrets = keys.filter((key) => key.place === place)
  return [
    ...pairs.flatMap(({ parameter, value }) => pairTexts(parameter, value).map((pair) => [pair])),
    ...secrets.map((key) => {
      const secret = secretOf(key, values)
      if (place === 'cookie') return [`${key.name}=`, secret]
      return [`${encode(key.name)}=`, typeof secret === 'string' ? encode(secret) : secret]
    }),
  ]
}

const queryStringsIn = (given: Given[]): Segment[][] =>
  given
    .filter(({ parameter, isMissing }) => parameter.place === 'querystring' && !isMissing)
    .map(({ parameter, value }) => [parameter.style === 'form' ? String(value) : encode(String(value))])

const headersOf = (given: Given[]): SampleHeader[] =>
  given
    .filter(({ parameter }) => parameter.place === 'header')
    .map(({ parameter, value }) => ({ name: parameter.name, value: [headerText(parameter, value)] }))

const secretOf = (key: KeyModel, { keys }: RequestValues): Segment => keys.get(key.id) ?? { variable: key.variable }

const headerKeys = ({ keys }: RequestModel, values: RequestValues): SampleHeader[] =>
  keys
    .filter(({ place }) => place === 'header')
    .map((key) => ({ name: key.name, value: [key.prefix, secretOf(key, values)] }))

function basicOf({ keys }: RequestModel, values: RequestValues): SampleRequest['basic'] {
  const [user, password] = keys.filter(({ place }) => place === 'basic')
  return user && password && { user: secretOf(user, values), password: secretOf(password, values) }
}

/** Without an example, the body is read from a file. */
function bodyOf(
  { type, isJson, required, text: example, parts }: BodyModel,
  text: string | undefined,
): SampleBody | undefined {
  // The parts of a body are separated by the line ends of headers, which a field of a form does not keep.
  if (text !== undefined) return { text: /^multipart\//i.test(type) ? text.replace(/\r?\n/g, '\r\n') : text }
  if (parts) return { parts }
  if (!required && example !== undefined) return undefined
  return { file: isJson ? 'body.json' : 'body' }
}

const joined = (lists: Segment[][], start: string, separator: string): Segment[] =>
  lists.flatMap((segments, index) => [index === 0 ? start : separator, ...segments])
