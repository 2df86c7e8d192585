import type { PartModel } from '../../../model/requestModel.ts'
import { exactJson } from './exactJson.ts'
import { indent } from './indent.ts'
import {
  javascriptBlock,
  javascriptExpression,
  javascriptKey,
  javascriptLiteral,
  javascriptText,
} from './javascriptNotation.ts'
import { FORM_TYPE, writtenForm } from './multipart.ts'
import type { SampleBody, SampleRequest } from './sampleRequest.ts'

/** How a variable of the environment is read: `process.env.NAME`. */
type ReadVariable = (name: string) => string

/** The statements that send the request with `fetch` and print what comes back. */
export function fetchCall({ method, url, headers, basic, body }: SampleRequest, read: ReadVariable): string {
  const fields = [
    ...headers.map(({ name, value }) => `${javascriptKey(name)}: ${javascriptExpression(value, read)},`),
    ...(basic
      ? [`Authorization: \`Basic \${btoa(${javascriptExpression([basic.user, ':', basic.password], read)})}\`,`]
      : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: ${javascriptText(method)},`]),
    ...(fields.length > 0 ? ['headers: {', ...fields.map((field) => indent(field, 2)), '},'] : []),
    ...(body ? [bodyOption(body)] : []),
  ]
  const address = javascriptExpression(url, read)
  const list = options.length > 0 ? `, {\n${indent(options.join('\n'), 2)}\n}` : ''
  return [
    ...declarations(body),
    `const response = await fetch(${address}${list});`,
    'console.log(response.status);',
    'console.log(await response.text());',
  ].join('\n')
}

/** A body that is not an object literal stands by itself: its lines cannot be indented. */
function declarations(body: SampleBody | undefined): string[] {
  if (!body) return []
  if ('file' in body)
    return [
      `import { readFile } from ${javascriptText('node:fs/promises')};`,
      '',
      `const body = await readFile(${javascriptText(body.file)});`,
    ]
  if ('parts' in body) return formStatements(body.parts)
  return exactJson(body.text) === undefined ? [`const body = ${javascriptBlock(body.text)};`] : []
}

function formStatements(parts: PartModel[]): string[] {
  const files = parts.some((part) => 'file' in part)
  return [
    ...(files ? [`import { readFile } from ${javascriptText('node:fs/promises')};`, ''] : []),
    ...(parts.some(({ headers }) => headers) ? writtenBlob(parts) : formData(parts)),
    '',
  ]
}

/** A part with a media type of its own is a blob. */
const formData = (parts: PartModel[]): string[] => [
  'const form = new FormData();',
  ...parts.map((part) => `form.append(${[javascriptText(part.name), ...valueOfPart(part)].join(', ')});`),
]

const writtenBlob = (parts: PartModel[]): string[] => [
  '// FormData has no headers for a part, so the form is written out.',
  'const form = new Blob([',
  ...writtenForm(parts).map((piece) =>
    'file' in piece ? `  await readFile(${javascriptText(piece.file)}),` : `  ${javascriptText(piece.text)},`,
  ),
  `], { type: ${javascriptText(FORM_TYPE)} });`,
]

function valueOfPart(part: PartModel): string[] {
  const type = part.type === undefined ? '' : `, { type: ${javascriptText(part.type)} }`
  if ('file' in part)
    return [`new Blob([await readFile(${javascriptText(part.file)})]${type})`, javascriptText(part.file)]
  return [type === '' ? javascriptText(part.text) : `new Blob([${javascriptBlock(part.text)}]${type})`]
}

function bodyOption(body: SampleBody): string {
  if ('parts' in body) return 'body: form,'
  const value = 'text' in body ? exactJson(body.text) : undefined
  return value === undefined ? 'body,' : `body: JSON.stringify(${javascriptLiteral(value)}),`
}
