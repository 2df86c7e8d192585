import { type StreamParser, StringStream } from '@codemirror/streamparser'
import { type Grammar, MAX_LINE_LENGTH } from '../grammar.ts'
import { type FoundKind, type Refine, refineNames } from '../refine.ts'
import { MODE_KINDS } from './modeKinds.ts'

const TAB_SIZE = 4
const INDENT = 2

export type ModeOptions = {
  refine?: Refine
  /** What a mode means by its styles where it differs from others. */
  kinds?: Readonly<Record<string, FoundKind>>
}

/** A grammar that goes from line to line and remembers no more than the mode's state. */
export function modeGrammar(
  mode: StreamParser<unknown>,
  { refine = refineNames, kinds = {} }: ModeOptions = {},
): Grammar {
  const known = new Map(Object.entries({ ...MODE_KINDS, ...kinds }))
  const kindOf = (style: string): FoundKind => known.get(style) ?? known.get(style.split(/[. ]/, 1)[0] ?? '') ?? ''
  return (code, put) => {
    const state = mode.startState?.(INDENT) ?? {}
    let start = 0
    for (const line of code.split('\n')) {
      if (line === '') mode.blankLine?.(state, INDENT)
      else if (line.length <= MAX_LINE_LENGTH) {
        readLine(line, mode, state, (from, to, style) => {
          // V8 compiles what asks for a character before the first one a second time.
          const before = from === 0 ? '' : line.charAt(from - 1)
          const kind = refine(kindOf(style), line.slice(from, to), before, line.slice(to))
          put(start + from, start + to, kind)
        })
      }
      start += line.length + 1
    }
  }
}

type PutStyle = (from: number, to: number, style: string) => void

function readLine(line: string, mode: StreamParser<unknown>, state: unknown, put: PutStyle): void {
  const stream = new StringStream(line, TAB_SIZE, INDENT)
  while (!stream.eol()) {
    const style = nextStyle(stream, mode, state)
    if (style) put(stream.start, stream.pos, style)
  }
}

// A mode may change its state without reading anything, but not for ever.
const PATIENCE = 10

function nextStyle(stream: StringStream, mode: StreamParser<unknown>, state: unknown): string | null {
  stream.start = stream.pos
  for (let tried = 0; tried < PATIENCE; tried++) {
    const style = mode.token(stream, state)
    if (stream.pos > stream.start) return style
  }
  stream.next()
  return null
}
