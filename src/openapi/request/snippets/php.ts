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

const bodyOf = (body: SampleBody): string =>
  'file' in body ? `file_get_contents(${phpText(body.file)})` : phpBlock(body.text)

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
