import type { PartModel } from '../../../model/requestModel.ts'
import { exactJson } from './exactJson.ts'
import { indent } from './indent.ts'
import { pythonBlock, pythonExpression, pythonLiteral, pythonText } from './pythonNotation.ts'
import type { SampleBody, SampleRequest } from './sampleRequest.ts'
import { readsFiles, readsVariables } from './segments.ts'

/**
 * The request as a script. It uses requests, which is what most integrators have: urllib of the standard library throws
 * for a failure and rewrites the names of headers.
 */
export function python(request: SampleRequest): string {
  const { body } = request
  const declaration = body ? bodyDeclaration(body) : []
  return [
    ...imports(request),
    '',
    ...(declaration.length > 0 ? [...declaration, ''] : []),
    call(request),
    'print(response.status_code)',
    'print(response.text)',
  ].join('\n')
}

function imports(request: SampleRequest): string[] {
  const { body } = request
  const standard = [
    ...(readsVariables(request) ? ['import os'] : []),
    ...(body && readsFiles(body) ? ['from pathlib import Path'] : []),
  ]
  return [...standard, ...(standard.length > 0 ? [''] : []), 'import requests']
}

const NAMED = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/

function call({ method, url, headers, basic, body }: SampleRequest): string {
  const name = NAMED.test(method) ? method.toLowerCase() : 'request'
  const fields = headers.map(({ name, value }) => `    ${pythonText(name)}: ${pythonExpression(value)},`)
  const options = [
    ...(name === 'request' ? [pythonText(method)] : []),
    pythonExpression(url),
    ...(basic ? [`auth=(${pythonExpression([basic.user])}, ${pythonExpression([basic.password])})`] : []),
    ...(fields.length > 0 ? [['headers={', ...fields, '}'].join('\n')] : []),
    ...(body ? [bodyOption(body)] : []),
    // Without it, requests waits for ever.
    'timeout=30',
  ]
  const start = `response = requests.${name}(`
  if (options.length === 2) return `${start}${options.join(', ')})`
  return [start, ...options.map((option) => `${indent(option, 4)},`), ')'].join('\n')
}

/** A body that is not a dictionary stands by itself: its lines cannot be indented. */
function bodyDeclaration(body: SampleBody): string[] {
  return 'text' in body && nativeValue(body.text) === undefined ? [`body = ${pythonBlock(body.text)}`] : []
}

function bodyOption(body: SampleBody): string {
  if ('parts' in body) return ['files=[', ...body.parts.map((part) => `    ${tupleOf(part)},`), ']'].join('\n')
  if ('file' in body) return `data=Path(${pythonText(body.file)}).read_bytes()`
  const value = nativeValue(body.text)
  return value === undefined ? 'data=body.encode()' : `json=${pythonLiteral(value)}`
}

/** Parts without a file have no name of one, so that all are sent as one form. */
function tupleOf(part: PartModel): string {
  const headers = (part.headers ?? []).map(({ name, value }) => `${pythonText(name)}: ${pythonText(value)}`)
  const type = part.type === undefined ? [] : [pythonText(part.type)]
  const more = headers.length > 0 ? [...(type.length > 0 ? type : ['None']), `{${headers.join(', ')}}`] : type
  const content =
    'file' in part
      ? [pythonText(part.file), `Path(${pythonText(part.file)}).read_bytes()`]
      : ['None', pythonText(part.text)]
  return `(${pythonText(part.name)}, (${[...content, ...more].join(', ')}))`
}

/** `json=None` would send no body. */
const nativeValue = (text: string) => exactJson(text) ?? undefined
