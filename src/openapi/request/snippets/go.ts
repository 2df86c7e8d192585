import { wellFormed } from './encode.ts'
import { escapeCodePoint, escapeHidden, isBlock } from './hiddenCharacters.ts'
import type { SampleBody, SampleRequest } from './sampleRequest.ts'
import { concatenation, type Notation, readsVariables } from './segments.ts'

/** The request as a program of one file. */
export function go(request: SampleRequest): string {
  const { method, url, headers, basic, body } = request
  const credentials = basic && [basic.user, basic.password].map((segment) => concatenation([segment], '+', NOTATION))
  const statements = [
    ...(body ? bodyStatements(body) : []),
    `request, err := http.NewRequest(${goText(method)}, ${concatenation(url, '+', NOTATION)}, ${body ? 'body' : 'nil'})`,
    ...FAIL,
    ...(credentials ? [`request.SetBasicAuth(${credentials.join(', ')})`] : []),
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
  const names = [
    ...(isFile ? ['bytes'] : []),
    'fmt',
    'io',
    'log',
    'net/http',
    ...(isFile || readsVariables(request) ? ['os'] : []),
    ...(body && !isFile ? ['strings'] : []),
  ]
  return ['import (', ...names.map((name) => `\t"${name}"`), ')']
}

function bodyStatements(body: SampleBody): string[] {
  if ('text' in body) return [`body := strings.NewReader(${goBlock(body.text)})`]
  return [`file, err := os.ReadFile(${goText(body.file)})`, ...FAIL, 'body := bytes.NewReader(file)']
}

/** Strings are UTF-8, which cannot encode lone surrogates. */
export const goText = (text: string): string =>
  `"${escapeHidden(wellFormed(text).replace(/["\\]/g, '\\$&'), escapeCodePoint)}"`

/** A raw string has no escapes, so it cannot contain a backquote. */
export const goBlock = (text: string): string => (isBlock(text) && !text.includes('`') ? `\`${text}\`` : goText(text))

const NOTATION: Notation = { text: goText, variable: (name) => `os.Getenv("${name}")` }
