import type { StreamParser, StringStream } from '@codemirror/streamparser'
import { pushAll } from '../../../../model/pushAll.ts'
import type { Grammar } from '../../grammar.ts'
import { modeGrammar } from '../modeGrammar.ts'
import { readCode } from './readCode.ts'
import { readText } from './readText.ts'
import { innermost, newCode, type ShellState } from './state.ts'

const PROMPT = /^(?:[$%❯➜]|[\w.-]+@[\w.-][^\s$#%]*(?:\s[^\s$#%]*)?[$#%])\s+(?=\S)/

/** Shell commands; where lines begin with prompts, the others are what the commands print. */
export const shell: Grammar = (code, put) => (PROMPT.test(code.trimStart()) ? session : script)(code, put)

const script = modeGrammar(shellMode(false))
const session = modeGrammar(shellMode(true))

function shellMode(isSession: boolean): StreamParser<ShellState> {
  return {
    name: 'shell',
    startState: () => ({ inside: [newCode('')], documents: [], continues: false }),
    token(stream, state) {
      if (stream.sol()) {
        const style = enterLine(stream, state, isSession)
        if (stream.pos > 0) return style
      }
      const inside = innermost(state)
      return inside.kind === 'code' ? readCode(stream, state, inside) : readText(stream, state, inside)
    },
    blankLine(state) {
      state.continues = false
    },
  }
}

function enterLine(stream: StringStream, state: ShellState, isSession: boolean): string | null {
  pushAll(state.inside, state.documents.splice(0).reverse())
  const { continues } = state
  const inside = innermost(state)
  state.continues = false
  if (inside.kind !== 'code' || continues) return null
  inside.at = inside.first
  if (!isSession || state.inside.length > 1) return stream.match(/^#!.*/) ? 'meta' : null
  if (stream.match(PROMPT)) return 'meta'
  stream.skipToEnd()
  return null
}
