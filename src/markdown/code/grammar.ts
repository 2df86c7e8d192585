import type { TokenKind } from '../../model/code.ts'

/** Tells the parts of code apart, whose lines end with `\n`. What is not put is plain text. */
export type Grammar = (code: string, put: PutToken) => void

/** Takes the kind of the code from one offset to another. Offsets only ever go up. */
type PutToken = (from: number, to: number, kind: TokenKind) => void

/** A language by all of its names, and its grammar, which is loaded with nothing but what it needs. */
export type Language = { names: string; load: () => Promise<Grammar> }

/** A line of minified code is not meant to be read. */
export const MAX_LINE_LENGTH = 2000
