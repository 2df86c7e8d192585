import type { Piece, SampleRequest } from './sampleRequest.ts'

/** How a language writes a text and reads a variable of the environment. */
export type Notation = { text(text: string): string; variable(name: string): string }

/** The same pieces, with no two texts side by side and none empty. */
export function mergeTexts(pieces: Piece[]): Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (typeof piece !== 'string') merged.push(piece)
    else if (typeof last === 'string') merged[merged.length - 1] = last + piece
    else if (piece !== '') merged.push(piece)
  }
  return merged
}

/** A text without variables. */
export const isText = (pieces: Piece[]): boolean => pieces.every((piece) => typeof piece === 'string')

/** Whether there is anything to read from the environment. */
export const readsVariables = ({ url, headers, basic }: SampleRequest): boolean =>
  basic !== undefined || ![url, ...headers.map(({ value }) => value)].every(isText)

/** The pieces as an expression: `"Bearer " + System.getenv("TOKEN")`. */
export function concatenation(pieces: Piece[], operator: string, { text, variable }: Notation): string {
  const operands = mergeTexts(pieces).map((piece) =>
    typeof piece === 'string' ? text(piece) : variable(piece.variable),
  )
  return operands.length === 0 ? text('') : operands.join(` ${operator} `)
}
