import type { StreamParser, StringStream } from '@codemirror/streamparser'

/** Where JSON is: in a comment, or in none. */
export type JsonState = { inComment: boolean }

/**
 * JSON as documentation writes it: with comments, names without quotes, ellipses and placeholders, and in fragments.
 * What is before a colon is a name; a parse tree would show nothing else.
 */
export const json: StreamParser<JsonState> = {
  name: 'json',
  startState: () => ({ inComment: false }),
  token: (stream, state) => (state.inComment ? comment(stream, state) : value(stream, state)),
}

function value(stream: StringStream, state: JsonState): string | null {
  if (stream.match(/^[\s[\]{},:]+/)) return null
  if (stream.match(/^"(?:[^"\\]|\\.)*"?|^'(?:[^'\\]|\\.)*'?/)) return isName(stream) ? 'property' : 'string'
  if (stream.match(/^(?:\/\/|#).*/)) return 'comment'
  if (stream.match('/*')) return comment(stream, state)
  if (stream.match(/^[-+]?(?:0x[\da-f]+|\.?\d[\w.+-]*|Infinity|NaN)/i)) return 'number'
  if (stream.match(/^[\w$][\w$-]*/)) return wordStyle(stream)
  stream.next()
  return null
}

const isName = (stream: StringStream): boolean => stream.match(/^\s*:/, false) !== null

function wordStyle(stream: StringStream): string | null {
  if (isName(stream)) return 'property'
  return /^(?:true|false|null)$/.test(stream.current()) ? 'atom' : null
}

function comment(stream: StringStream, state: JsonState): string {
  const end = stream.string.indexOf('*/', stream.pos)
  stream.pos = end === -1 ? stream.string.length : end + 2
  state.inComment = end === -1
  return 'comment'
}
