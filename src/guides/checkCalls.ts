import type { CodeSample } from '../model/page.ts'
import { type Place, type Problem, type ProblemDetails, warning } from '../model/problem.ts'
import { sourcePath } from '../model/route.ts'
import { didYouMean, nearestPath } from '../model/suggestion.ts'
import type { Operation } from '../openapi/read/operations.ts'
import type { Parameter } from '../openapi/read/parameters.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { type ApiContract, requestSchema } from './apiContract.ts'
import { fits, pathOf } from './callPath.ts'
import type { Call } from './calls/call.ts'
import { readCalls } from './calls/readCalls.ts'
import { keysOf, missingKeys } from './operationKeys.ts'
import { placedInCode } from './placeInCode.ts'

/** Reports differences between the calls of a code sample and the API: unknown and missing parts. */
export function checkCalls(sample: CodeSample, contracts: ApiContract[]): Problem[] {
  return readCalls(sample.code, sample.language).flatMap((call) => {
    const meant = contracts.flatMap((contract) => {
      const path = pathOf(call.url, contract.document)
      return path === undefined ? [] : [{ contract, path }]
    })
    const [first] = meant
    if (!first) return []
    const known = meant.find(({ contract, path }) =>
      contract.document.operations.some((operation) => fits(path, operation.path)),
    )
    return checkCall(call, sample, known ?? first)
  })
}

function checkCall(
  call: Call,
  sample: CodeSample,
  { contract, path }: { contract: ApiContract; path: string },
): Problem[] {
  const atCall = placedInCode(sample, call.at)
  const ofPath = contract.document.operations.filter((operation) => fits(path, operation.path))
  if (ofPath.length === 0) return [unknownPath(path, contract, atCall)]
  if (call.method === undefined) return []
  const operation = ofPath.find(({ method }) => method === call.method)
  if (!operation) return [wrongMethod(call.method, ofPath, atCall)]
  return [
    ...checkQuery(call, sample, operation),
    ...checkHeaders(call, atCall, operation),
    ...checkBody(call, sample, contract, operation),
  ]
}

const said = (place: Place, details: ProblemDetails): Problem => warning('example-mismatch', place, details)

function unknownPath(path: string, { document: { operations } }: ApiContract, place: Place): Problem {
  const meant = nearestPath(
    path,
    operations.map((operation) => operation.path),
  )
  const message = `the API has no path "${path}"`
  return said(place, meant ? { message, fix: `did you mean "${meant}"?`, target: path } : { message, target: path })
}

function wrongMethod(method: string, operations: Operation[], place: Place): Problem {
  const [first] = operations
  const message = `"${first?.path}" has no ${method} operation`
  return said(place, { message, fix: `write ${operations.map((each) => each.method).join(' or ')}`, target: method })
}

const parametersIn = ({ parameters }: Operation, position: string): Parameter[] =>
  parameters.filter((parameter) => parameter.position === position)

function checkQuery(call: Call, sample: CodeSample, operation: Operation): Problem[] {
  const known = parametersIn(operation, 'query').map(({ name }) => name)
  const keys = keysOf(operation)
    .flat()
    .flatMap(({ place, name }) => (place === 'query' ? [name] : []))
  if (operation.parameters.some(isOpen)) return []
  return call.query
    .filter(({ text }) => ![...known, ...keys].includes(text.replace(/\[\]$/, '')) && !known.includes(text))
    .map(({ text }) => {
      const fix =
        didYouMean(text, known) ??
        (known.length > 0 ? `known parameters: ${known.map((name) => `"${name}"`).join(', ')}` : 'remove it')
      return said(placedInCode(sample, nameFrom(sample.code, text, call.at)), {
        message: `"${text}" is not a query parameter of ${nameOf(operation)}`,
        fix,
        target: text,
      })
    })
}

/** One parameter may be written as many names, as `filter[name]` is. */
const isOpen = ({ position, content, style = '' }: Parameter): boolean =>
  position === 'querystring' || content !== undefined || /^deepObject|form$/.test(style)

function checkHeaders(call: Call, place: Place, operation: Operation): Problem[] {
  if (call.hasMoreHeaders) return []
  const given = new Set([...call.headers.map(({ text }) => text.toLowerCase()), ...call.query.map(({ text }) => text)])
  const required = parametersIn(operation, 'header').flatMap(({ name, required }) => (required ? [name] : []))
  const missing = [...required.filter((name) => !given.has(name.toLowerCase())), ...missingKeys(given, operation)]
  return missing.map((name) =>
    said(place, {
      message: `${nameOf(operation)} requires the header "${name}"`,
      fix: `add the header "${name}"`,
      target: name,
    }),
  )
}

function checkBody({ body }: Call, sample: CodeSample, contract: ApiContract, operation: Operation): Problem[] {
  const expected = body && requestSchema(operation)
  const value = body && parseYaml({ path: sourcePath(sample.place.file), text: body.text }).value
  if (!body || !expected || !value) return []
  const found = contract.judge(value, expected.schema, expected.direction, 'the body')
  if (!found) return []
  // For a body converted from another notation, only the start is known.
  const at = sample.code.indexOf(body.text, body.at)
  return [{ ...found, ...(at < 0 ? placedInCode(sample, body.at) : placeWithin(sample, at, found)) }]
}

/** A place in a text that begins in the middle of a code block. */
function placeWithin(sample: CodeSample, offset: number, { line, column }: Place): Place {
  const start = placedInCode(sample, offset)
  if (line === 1) return { ...start, column: start.column + column - 1 }
  return { file: start.file, line: start.line + line - 1, column: column + sample.margin }
}

/** The place of a name in a query: placeholders change the offsets of what follows them. */
function nameFrom(code: string, name: string, from: number): number {
  for (let at = code.indexOf(name, from); at >= 0; at = code.indexOf(name, at + 1)) {
    if (!/[\w-]/.test(code[at - 1] ?? '') && !/[\w-]/.test(code[at + name.length] ?? '')) return at
  }
  return from
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`
