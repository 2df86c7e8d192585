import type { PartModel } from '../../../model/requestModel.ts'
import { escapeHidden, escapeUnits, isBlock } from './hiddenCharacters.ts'
import { indent } from './indent.ts'
import { inQuotes } from './quotes.ts'
import type { SampleBody, SampleHeader, SampleRequest } from './sampleRequest.ts'
import { concatenation, type Notation } from './segments.ts'

/** The request as a program of one file, for .NET 7 and later. */
export function csharp({ method, url, headers, basic, body }: SampleRequest): string {
  const type = body ? headers.find(({ name }) => isHeader('content-type', name)) : undefined
  const others = headers.filter((header) => header !== type)
  return [
    ...usings(type ?? typedPart(body), basic),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${methodOf(method)}, ${concatenation(url, '+', NOTATION)});`,
    ...(body && 'parts' in body ? formStatements(body.parts) : []),
    ...(body ? [`request.Content = ${contentOf(body, type)};`] : []),
    ...(basic ? [basicHeader(basic)] : []),
    ...others.map(({ name, value }) => headerCall(name, concatenation(value, '+', NOTATION), body)),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine((int)response.StatusCode);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n')
}

const typedPart = (body: SampleBody | undefined): PartModel | undefined =>
  body && 'parts' in body ? body.parts.find(({ type }) => type !== undefined) : undefined

function formStatements(parts: PartModel[]): string[] {
  return [
    'using var form = new MultipartFormDataContent();',
    ...parts.map(
      (part) =>
        `form.Add(${[partContent(part), csharpText(part.name), ...('file' in part ? [csharpText(part.file)] : [])].join(', ')});`,
    ),
  ]
}

function partContent(part: PartModel): string {
  const type = part.type === undefined ? undefined : `MediaTypeHeaderValue.Parse(${csharpText(part.type)})`
  const added = addedHeaders(part)
  if ('text' in part) return `${textContent(part.text, type)}${added}`
  return added === '' ? fileContent(part.file, type) : `${fileContent(part.file, undefined)}${added}`
}

/** The media type is given as a header value; given a string, `StringContent` would add a character set. */
const textContent = (text: string, type: string | undefined): string =>
  `new StringContent(${[csharpBlock(text), ...(type ? [type] : [])].join(', ')})`

function fileContent(file: string, type: string | undefined): string {
  const content = `new ByteArrayContent(File.ReadAllBytes(${csharpText(file)}))`
  return type ? `${content} { Headers = { ContentType = ${type} } }` : content
}

/** An initializer either sets properties or adds entries, so the type of a file is one of its entries. */
function addedHeaders(part: PartModel): string {
  if (!part.headers) return ''
  const type = 'file' in part && part.type !== undefined ? [{ name: 'Content-Type', value: part.type }] : []
  const entries = [...type, ...part.headers].map(({ name, value }) => `{ ${csharpText(name)}, ${csharpText(value)} }`)
  return ` { Headers = { ${entries.join(', ')} } }`
}

function usings(type: SampleHeader | PartModel | undefined, basic: SampleRequest['basic']): string[] {
  const lines = [...(type || basic ? ['using System.Net.Http.Headers;'] : []), ...(basic ? ['using System.Text;'] : [])]
  return lines.length > 0 ? [...lines, ''] : []
}

const NAMED = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/

function methodOf(method: string): string {
  if (!NAMED.test(method)) return `new HttpMethod(${csharpText(method)})`
  return `HttpMethod.${method.slice(0, 1)}${method.slice(1).toLowerCase()}`
}

function contentOf(body: SampleBody, type: SampleHeader | undefined): string {
  const mediaType = type && `MediaTypeHeaderValue.Parse(${concatenation(type.value, '+', NOTATION)})`
  if ('parts' in body) return 'form'
  return 'text' in body ? textContent(body.text, mediaType) : fileContent(body.file, mediaType)
}

function basicHeader({ user, password }: NonNullable<SampleRequest['basic']>): string {
  const credentials = concatenation([user, ':', password], '+', NOTATION)
  const encoded = `Convert.ToBase64String(Encoding.UTF8.GetBytes(${credentials}))`
  return `request.Headers.Authorization = new AuthenticationHeaderValue("Basic", ${encoded});`
}

/** .NET sets headers that describe a body on the content, and throws if they are set on the request. */
function headerCall(name: string, value: string, body: SampleBody | undefined): string {
  const owner = body && /^(content-|allow$|expires$|last-modified$)/i.test(name) ? 'request.Content' : 'request'
  return `${owner}.Headers.Add(${csharpText(name)}, ${value});`
}

const isHeader = (wanted: string, name: string): boolean => name.toLowerCase() === wanted

export const csharpText = (text: string): string => escapeHidden(inQuotes(text), escapeUnits)

/** A raw string has no escapes; it is delimited by more quotes than it contains in a row. */
export function csharpBlock(text: string): string {
  if (!isBlock(text)) return csharpText(text)
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length))
  const fence = '"'.repeat(longest + 1)
  return `${fence}\n${indent(text, 4)}\n    ${fence}`
}

const NOTATION: Notation = { text: csharpText, variable: (name) => `Environment.GetEnvironmentVariable("${name}")` }
