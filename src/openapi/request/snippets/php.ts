import type { PartModel } from '../../../model/requestModel.ts'
import { wellFormed } from './encode.ts'
import { escapeHidden, hasHidden, isBlock } from './hiddenCharacters.ts'
import { indent } from './indent.ts'
import type { SampleBody, SampleRequest, Segment } from './sampleRequest.ts'
import { concatenation, type Notation } from './segments.ts'

/** The request as a script, for PHP 7.3 and later with its curl extension. */
export function php(request: SampleRequest): string {
  return [
    '<?php',
    '',
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
  const lines = headers.map(({ name, value }) => `    ${joined([`${name}: `, ...value])},`)
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
  if ('parts' in body)
    return ['[', ...body.parts.map((part, index) => `    ${entryOf(part, index, body.parts)},`), ']'].join('\n')
  return 'file' in body ? `file_get_contents(${phpText(body.file)})` : phpBlock(body.text)
}

/** An array has each name once, so that those of a list have their place in it. */
function entryOf(part: PartModel, index: number, all: PartModel[]): string {
  const isList = all.filter(({ name }) => name === part.name).length > 1
  const before = all.slice(0, index).filter(({ name }) => name === part.name).length
  const key = phpText(isList ? `${part.name}[${before}]` : part.name)
  if ('text' in part) return `${key} => ${phpText(part.text)}`
  const type = part.type === undefined ? [] : [phpText(part.type)]
  return `${key} => new CURLFile(${[phpText(part.file), ...type].join(', ')})`
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
