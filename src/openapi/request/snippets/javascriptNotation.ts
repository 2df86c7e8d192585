import type { JsonValue } from '../../../yaml/node.ts'
import { escapeHidden, escapeUnits, isBlock } from './hiddenCharacters.ts'
import { nativeLiteral } from './nativeLiteral.ts'
import type { Segment } from './sampleRequest.ts'
import { isText, mergeTexts } from './segments.ts'

/** A text in single quotes. */
export const javascriptText = (text: string): string => `'${escapeHidden(text.replace(/['\\]/g, '\\$&'), escapeUnits)}'`

/** A text of several lines stays one that can be read. */
export const javascriptBlock = (text: string): string =>
  isBlock(text) ? `\`${insideTemplate(text)}\`` : javascriptText(text)

/** The segments as one text, in a template where they hold variables; `read` writes how a variable is read. */
export function javascriptExpression(segments: Segment[], read: (name: string) => string): string {
  const merged = mergeTexts(segments)
  const [first] = merged
  if (isText(merged)) return javascriptText(merged.join(''))
  if (merged.length === 1 && typeof first === 'object') return read(first.variable)
  const inside = merged.map((segment) =>
    typeof segment === 'string' ? escapeHidden(insideTemplate(segment), escapeUnits) : `\${${read(segment.variable)}}`,
  )
  return `\`${inside.join('')}\``
}

export const javascriptLiteral = (value: JsonValue): string =>
  nativeLiteral(value, { indent: 2, text: javascriptText, key: javascriptKey, word: String })

/** `__proto__: value` would not make a field. */
export function javascriptKey(key: string): string {
  if (key === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : javascriptText(key)
}

const insideTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{|$)/g, '\\$&')
