import type { PartModel } from '../../../model/requestModel.ts'
import { wellFormed } from './encode.ts'
import { escapeHidden, hasHidden, isBlock } from './hiddenCharacters.ts'
import { indent } from './indent.ts'
import { FORM_TYPE, writtenForm } from './multipart.ts'
import type { SampleBody, SampleRequest, Segment } from './sampleRequest.ts'
import { concatenation, type Notation } from './segments.ts'

/** The request as a script, for PHP 7.3 and later with its curl extension. */
export function php(request: SampleRequest): string {
  const written = partsToWrite(request.body)
  return [
    '<?php',
    '',
    ...(written ? [formStatement(written), ''] : []),
    `$curl = curl_init(${joined(request.url)});`,
    'curl_setopt_array($curl, [',
    ...options(request).map((option) => indent(option, 4)),
    ']);',
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $response, PHP_EOL;',
  ].join('\n')
}

function options({ method, headers, basic, body }: SampleRequest): string[] {
  const type = { name: 'Content-Type', value: [FORM_TYPE] }
  const all = [...headers, ...(partsToWrite(body) ? [type] : [])]
  const lines = all.map(({ name, value }) => `    ${joined([`${name}: `, ...value])},`)
  return [
    ...methodOption(method, body),
    ...(basic ? [`CURLOPT_USERPWD => ${joined([basic.user, ':', basic.password])},`] : []),
    ...(lines.length > 0 ? ['CURLOPT_HTTPHEADER => [', ...lines, '],'] : []),
    ...(body ? [`CURLOPT_POSTFIELDS => ${bodyOf(body)},`] : []),
    'CURLOPT_RETURNTRANSFER => true,',
  ]
}

function methodOption(method: string, body: SampleBody | undefined): string[] {
  if (method === 'GET' && !body) return []
  return method === 'HEAD' ? ['CURLOPT_NOBODY => true,'] : [`CURLOPT_CUSTOMREQUEST => ${phpText(method)},`]
}

function bodyOf(body: SampleBody): string {
  if ('parts' in body) return partsToWrite(body) ? '$form' : arrayOf(body.parts)
  return 'file' in body ? contentsOf(body.file) : phpBlock(body.text)
}

const contentsOf = (file: string): string => `file_get_contents(${phpText(file)})`

/** The form that curl makes of an array has each name once, no types of texts, and no headers. Any other is written out. */
function partsToWrite(body: SampleBody | undefined): PartModel[] | undefined {
  if (!body || !('parts' in body)) return undefined
  const isOwn = body.parts.some((part) => part.headers || ('text' in part && part.type !== undefined))
  return isOwn || new Set(body.parts.map(({ name }) => name)).size < body.parts.length ? body.parts : undefined
}

const arrayOf = (parts: PartModel[]): string =>
  ['[', ...parts.map((part) => `    ${phpText(part.name)} => ${entryOf(part)},`), ']'].join('\n')

function entryOf(part: PartModel): string {
  if ('text' in part) return phpText(part.text)
  const type = part.type === undefined ? [] : [phpText(part.type)]
  return `new CURLFile(${[phpText(part.file), ...type].join(', ')})`
}

function formStatement(parts: PartModel[]): string {
  const pieces = writtenForm(parts).map((piece) => ('file' in piece ? contentsOf(piece.file) : phpText(piece.text)))
  return `$form = ${pieces.join('\n    . ')};`
}

/** Single quotes, unless something must be written as an escape. */
export function phpText(text: string): string {
  const sound = wellFormed(text)
  if (!hasHidden(sound)) return `'${sound.replace(/['\\]/g, '\\$&')}'`
  return `"${escapeHidden(sound.replace(/["\\$]/g, '\\$&'), escapeCodePoint)}"`
}

/** A nowdoc has no escapes; the word that ends it must not stand in it. */
export function phpBlock(text: string): string {
  if (!isBlock(text)) return phpText(text)
  let word = 'BODY'
  while (text.includes(word)) word += '_'
  return `<<<'${word}'\n${indent(text, 4)}\n    ${word}`
}

const escapeCodePoint = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

const joined = (segments: Segment[]): string => concatenation(segments, '.', NOTATION)

const NOTATION: Notation = { text: phpText, variable: (name) => `getenv('${name}')` }
