import type { PartModel } from '../../../model/requestModel.ts'
import { escapeHidden, escapeUnits, isBlock } from './hiddenCharacters.ts'
import { indent } from './indent.ts'
import { FORM_TYPE, writtenForm } from './multipart.ts'
import { inQuotes } from './quotes.ts'
import type { SampleBody, SampleRequest } from './sampleRequest.ts'
import { concatenation, type Notation, readsFiles } from './segments.ts'

/** The request as a program: `java Main.java`, from Java 15 on. */
export function java(request: SampleRequest): string {
  return [...imports(request), '', 'public class Main {', indent(mainMethod(request), 2), '}'].join('\n')
}

function imports({ basic, body }: SampleRequest): string[] {
  const names = [
    ...(body && 'parts' in body ? ['java.io.ByteArrayOutputStream'] : []),
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(body && 'parts' in body && readsFiles(body) ? ['java.nio.file.Files'] : []),
    ...(body && readsFiles(body) ? ['java.nio.file.Path'] : []),
    ...(basic ? ['java.util.Base64'] : []),
  ]
  return names.map((name) => `import ${name};`)
}

function mainMethod(request: SampleRequest): string {
  const { url, headers, basic, body } = request
  const credentials = basic ? concatenation([basic.user, ':', basic.password], '+', NOTATION) : ''
  const calls = [
    `URI.create(${concatenation(url, '+', NOTATION)}))`,
    ...(basic
      ? [`.header("Authorization", "Basic " + Base64.getEncoder().encodeToString((${credentials}).getBytes()))`]
      : []),
    ...(body && 'parts' in body ? [`.header("Content-Type", ${javaText(FORM_TYPE)})`] : []),
    ...headers.map(({ name, value }) => `.header(${javaText(name)}, ${concatenation(value, '+', NOTATION)})`),
    ...methodCall(request),
    '.build();',
  ]
  const [address, ...others] = calls
  const form = body && 'parts' in body ? `${indent(formStatements(body.parts).join('\n'), 2)}\n` : ''
  return `public static void main(String[] args) throws Exception {
${form}  HttpRequest request = HttpRequest.newBuilder(${address}
${indent(others.join('\n'), 6)}
  HttpResponse<String> response =
      HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
  System.out.println(response.statusCode());
  System.out.println(response.body());
}`
}

/** The builder's own methods are for the usual cases. GET is what it sends by itself. */
function methodCall({ method, body }: SampleRequest): string[] {
  if (method === 'GET' && !body) return []
  if (method === 'DELETE' && !body) return ['.DELETE()']
  const publisher = `HttpRequest.BodyPublishers.${body ? publisherOf(body) : 'noBody()'}`
  const own = method === 'POST' || method === 'PUT'
  return [own ? `.${method}(${publisher})` : `.method(${javaText(method)}, ${publisher})`]
}

function publisherOf(body: SampleBody): string {
  if ('parts' in body) return 'ofByteArray(form.toByteArray())'
  return 'file' in body ? `ofFile(Path.of(${javaText(body.file)}))` : `ofString(${javaBlock(body.text)})`
}

/** The libraries of Java have no support for forms. */
function formStatements(parts: PartModel[]): string[] {
  return [
    'var form = new ByteArrayOutputStream();',
    ...writtenForm(parts).map((piece) => `form.write(${bytesOf(piece)});`),
  ]
}

const bytesOf = (piece: { text: string } | { file: string }): string =>
  'file' in piece ? `Files.readAllBytes(Path.of(${javaText(piece.file)}))` : `${javaText(piece.text)}.getBytes("UTF-8")`

export const javaText = (text: string): string => escapeHidden(inQuotes(text), escapeUnits)

/** A text block takes away the space that all of its lines begin with, and that which a line ends with. */
export function javaBlock(text: string): string {
  if (!isBlock(text) || !/^[^ \n]/m.test(text)) return javaText(text)
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replace(/"{3,}|"$/g, (quotes) => quotes.replaceAll('"', '\\"'))
    .replace(/ $/gm, '\\s')
  return `"""\n${indent(escaped, 4)}${escaped.endsWith('\n') ? '    ' : ''}"""`
}

const NOTATION: Notation = { text: javaText, variable: (name) => `System.getenv("${name}")` }
