import type { JsonValue } from '../../../yaml/node.ts'
import { escapeCodePoint, escapeHidden, isBlock } from './hiddenCharacters.ts'
import { nativeLiteral } from './nativeLiteral.ts'
import { inQuotes } from './quotes.ts'
import type { Segment } from './sampleRequest.ts'
import { concatenation, mergeTexts } from './segments.ts'

export const pythonText = (text: string): string => escapeHidden(inQuotes(text), escapeCodePoint)

/** A text of several lines is written as a triple-quoted string. */
export function pythonBlock(text: string): string {
  if (!isBlock(text)) return pythonText(text)
  const escaped = text.replaceAll('\\', '\\\\').replace(/"{3,}|"$/g, (quotes) => quotes.replaceAll('"', '\\"'))
  return `"""${escaped}"""`
}

/** The segments as one expression. Texts with braces are concatenated, since braces have a meaning in an f-string. */
export function pythonExpression(segments: Segment[]): string {
  const merged = mergeTexts(segments)
  const isPlain = merged.every((segment) => typeof segment !== 'string' || !/[{}]/.test(segment))
  if (merged.length < 2 || !isPlain) return concatenation(merged, '+', { text: pythonText, variable: pythonVariable })
  // Before Python 3.12 an expression in an f-string could not contain the quotes around the f-string.
  const inside = merged.map((segment) =>
    typeof segment === 'string' ? pythonText(segment).slice(1, -1) : `{os.environ['${segment.variable}']}`,
  )
  return `f"${inside.join('')}"`
}

const pythonVariable = (name: string): string => `os.environ["${name}"]`

export const pythonLiteral = (value: JsonValue): string =>
  nativeLiteral(value, { indent: 4, text: pythonText, key: pythonText, word: pythonWord })

function pythonWord(value: boolean | null): string {
  if (value === null) return 'None'
  return value ? 'True' : 'False'
}
