import type { StreamParser, StringStream } from '@codemirror/streamparser'
import { type JsonState, json } from './json.ts'

type Section = 'start' | 'header' | 'json' | 'body'

type HttpState = { part: Section; json: JsonState; afterTarget: boolean }

const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT|QUERY)(?=\s)/
const VERSION = /^HTTP\/[\d.]+/
const STATUS = /^\d{3}\b/

/** Requests and responses as they are on the wire, one after the other, and the JSON in them. */
export const http: StreamParser<HttpState> = {
  name: 'http',
  startState: () => ({ part: 'start', json: { inComment: false }, afterTarget: false }),
  token(stream, state) {
    if (stream.sol()) enterLine(stream, state)
    if (stream.eatSpace()) return null
    if (state.part === 'start') return startLine(stream, state)
    if (state.part === 'header') return header(stream)
    if (state.part === 'json') return json.token(stream, state.json)
    stream.skipToEnd()
    return null
  },
  blankLine(state) {
    if (state.part === 'header') state.part = 'body'
  },
}

function enterLine(stream: StringStream, state: HttpState): void {
  const isStart = stream.match(METHOD, false) || stream.match(/^HTTP\/[\d.]+\s+\d/, false)
  if (isStart || stream.match('###', false)) state.part = 'start'
  else if (state.part === 'start') state.part = 'header'
  else if (state.part === 'body' && stream.match(/^\s*[[{]/, false)) state.part = 'json'
  // Headers and bodies that are shown without what comes before them.
  if (state.part === 'header' && stream.match(/^[[{]/, false)) state.part = 'json'
  state.afterTarget = false
}

function startLine(stream: StringStream, state: HttpState): string | null {
  if (stream.match(/^#.*/)) return 'comment'
  if (stream.match(VERSION)) {
    state.afterTarget = true
    return 'meta'
  }
  if (!state.afterTarget && stream.match(METHOD)) return 'keyword'
  if (state.afterTarget) {
    if (stream.match(STATUS)) return 'number'
    stream.skipToEnd()
    return 'string'
  }
  stream.match(/^\S+/)
  return 'link'
}

function header(stream: StringStream): string | null {
  if (stream.start === 0 && stream.match(/^[\w-]+(?=:)/)) return 'property'
  stream.skipToEnd()
  return null
}
