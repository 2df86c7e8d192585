import type { PartModel } from '../../../model/requestModel.ts'
import { wellFormed } from './encode.ts'
import { escapeCodePoint, escapeHidden, isBlock } from './hiddenCharacters.ts'
import { headersOfPart } from './multipart.ts'
import { inQuotes } from './quotes.ts'
import type { SampleBody, SampleRequest } from './sampleRequest.ts'
import { concatenation, type Notation, readsFiles, readsVariables } from './segments.ts'

/** The request as a program of one file. */
export function go(request: SampleRequest): string {
  const { method, url, headers, basic, body } = request
  const credentials = basic && [basic.user, basic.password].map((segment) => concatenation([segment], '+', NOTATION))
  const statements = [
    ...(body ? bodyStatements(body) : []),
    `request, err := http.NewRequest(${goText(method)}, ${concatenation(url, '+', NOTATION)}, ${body ? bodyName(body) : 'nil'})`,
    ...FAIL,
    ...(credentials ? [`request.SetBasicAuth(${credentials.join(', ')})`] : []),
    ...(body && 'parts' in body ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    ...headers.map(({ name, value }) => `request.Header.Set(${goText(name)}, ${concatenation(value, '+', NOTATION)})`),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...FAIL,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...FAIL,
    'fmt.Println(response.StatusCode)',
    'fmt.Println(string(text))',
  ]
  const main = statements.map((statement) => (statement === '' ? '' : `\t${statement}`))
  return ['package main', '', ...imports(request), '', 'func main() {', ...main, '}'].join('\n')
}

const FAIL = ['if err != nil {', '\tlog.Fatal(err)', '}']

/** Go refuses an import that is not used. */
function imports(request: SampleRequest): string[] {
  const { body } = request
  const isFile = body && 'file' in body
  const parts = body && 'parts' in body ? body.parts : undefined
  const names = [
    ...(isFile || parts ? ['bytes'] : []),
    'fmt',
    'io',
    'log',
    ...(parts ? ['mime/multipart'] : []),
    'net/http',
    ...(parts?.some(hasOwnHead) ? ['net/textproto'] : []),
    ...((body && readsFiles(body)) || readsVariables(request) ? ['os'] : []),
    ...(body && 'text' in body ? ['strings'] : []),
  ]
  return ['import (', ...names.map((name) => `\t"${name}"`), ')']
}

function bodyStatements(body: SampleBody): string[] {
  if ('parts' in body)
    return [
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      ...body.parts.flatMap(partStatements),
      'form.Close()',
    ]
  if ('text' in body) return [`body := strings.NewReader(${goBlock(body.text)})`]
  return [`file, err := os.ReadFile(${goText(body.file)})`, ...FAIL, 'body := bytes.NewReader(file)']
}

const bodyName = (body: SampleBody): string => ('parts' in body ? '&body' : 'body')

/** Whether the head of a part has more than the usual fields, which has to be written out. */
const hasOwnHead = ({ type, headers }: PartModel): boolean => type !== undefined || headers !== undefined

/** Each part in a block of its own, so that their names do not repeat. */
function partStatements(part: PartModel): string[] {
  const fail = FAIL.map((line) => `\t${line}`)
  const isFile = 'file' in part
  return [
    '{',
    ...(isFile ? [`\tfile, err := os.ReadFile(${goText(part.file)})`, ...fail] : []),
    `\tpart, err := ${partWriter(part)}`,
    ...fail,
    `\tpart.Write(${isFile ? 'file' : `[]byte(${goText(part.text)})`})`,
    '}',
  ]
}

function partWriter(part: PartModel): string {
  if (hasOwnHead(part)) return headedWriter(part)
  const name = goText(part.name)
  return 'file' in part ? `form.CreateFormFile(${name}, ${goText(part.file)})` : `form.CreateFormField(${name})`
}

function headedWriter(part: PartModel): string {
  const fields = headersOfPart(part, inQuotes).map(({ name, value }) => `${goText(name)}: {${goText(value)}}`)
  return `form.CreatePart(textproto.MIMEHeader{${fields.join(', ')}})`
}

/** Strings are UTF-8, which cannot encode lone surrogates. */
export const goText = (text: string): string => escapeHidden(inQuotes(wellFormed(text)), escapeCodePoint)

/** A raw string has no escapes, so it cannot contain a backquote. */
export const goBlock = (text: string): string => (isBlock(text) && !text.includes('`') ? `\`${text}\`` : goText(text))

const NOTATION: Notation = { text: goText, variable: (name) => `os.Getenv("${name}")` }
