import type { Grammar } from '../grammar.ts'
import { piecesOf } from '../pieces.ts'
import type { QuickReader } from './reading.ts'

/** A grammar that is asked only for what a quick reader leaves. */
export function quickly(read: QuickReader, grammar: Grammar): Grammar {
  return (code, put) => {
    for (const { from, text } of piecesOf(code)) {
      const parts = read(text)
      if (parts) for (const part of parts) put(from + part.from, from + part.to, part.kind)
      else grammar(text, (start, end, kind) => put(from + start, from + end, kind))
    }
  }
}
