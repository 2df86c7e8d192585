import type { JsonValue } from '../../../yaml/node.ts'
import { escapeCodePoint, escapeHidden, isBlock } from './hiddenCharacters.ts'
import { nativeLiteral } from './nativeLiteral.ts'
import { concatenation, mergeTexts } from './pieces.ts'
import type { Piece } from './sampleRequest.ts'

export const pythonText = (text: string): string => `"${escapeHidden(text.replace(/["\\]/g, '\\$&'), escapeCodePoint)}"`

/** A text of several lines stays one that can be read. */
export function pythonBlock(text: string): string {
  if (!isBlock(text)) return pythonText(text)
  const escaped = text.replaceAll('\\', '\\\\').replace(/"{3,}|"$/g, (quotes) => quotes.replaceAll('"', '\\"'))
  return `"""${escaped}"""`
}

/** The pieces as one text, with variables of the environment. Braces would mean something inside of an f-string. */
export function pythonPieces(pieces: Piece[]): string {
  const merged = mergeTexts(pieces)
  const isPlain = merged.every((piece) => typeof piece !== 'string' || !/[{}]/.test(piece))
  if (merged.length < 2 || !isPlain) return concatenation(merged, '+', { text: pythonText, variable: pythonVariable })
  // Quotes of the other kind: before Python 3.12 an expression could not repeat those around it.
  const inside = merged.map((piece) =>
    typeof piece === 'string' ? pythonText(piece).slice(1, -1) : `{os.environ['${piece.variable}']}`,
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
