import { MAX_DEPTH } from '../../markdown/nesting.ts'
import type { Conversion } from '../convert/dialect.ts'
import { linesOf } from '../convert/lines.ts'
import { placesIn } from '../convert/places.ts'
import { type Token, tokensIn } from './shortcodeTokens.ts'

/** A piece of a text with shortcodes. */
export type ShortcodeNode =
  | { kind: 'text'; text: string }
  | {
      kind: 'shortcode'
      name: string
      args: Args
      source: string
      offset: number
      /** Where it ends, its closing one included. */
      end: number
      inner: ShortcodeNode[] | undefined
      closing: string
    }

/** `{{< name "one" key="two" >}}` */
export type Args = { positional: string[]; named: { readonly [name: string]: string } }

/** What becomes of a shortcode; undefined leaves it. */
export type Known = (args: Args, inner: string | undefined, conversion: Conversion) => string | undefined

/** The value of the first of these names, or the first value without a name. */
export const argOf = ({ positional, named }: Args, ...names: string[]): string =>
  names.map((name) => named[name]).find((value) => value !== undefined) ?? positional[0] ?? ''

/** Cuts a text into shortcodes, with what is between an opening and its closing one, and the text around them. */
export function readShortcodes(text: string): ShortcodeNode[] {
  const tokens = tokensIn(text)
  const closed = closedTokens(tokens)
  const isCode = codeAt(text)
  const read = (from: number, at: number, path: readonly string[]): Read => {
    const pieces: ShortcodeNode[] = []
    let position = at
    let index = from
    for (; index < tokens.length; ) {
      const token = tokens[index]
      if (!token) break
      pieces.push({ kind: 'text', text: text.slice(position, token.start) })
      position = token.end
      const source = text.slice(token.start, token.end)
      index += 1
      if (token.kind === 'close' && token.name === path.at(-1))
        return { pieces, next: index, at: position, closing: source }
      if (token.kind === 'escaped') {
        const isShown = isCode(token.start) || path.some((name) => HOLDS_CODE.test(name))
        pieces.push({ kind: 'text', text: shown(source, isShown) })
      }
      // Code about templates shows what a comment is.
      else if (token.kind === 'comment' && isCode(token.start)) pieces.push({ kind: 'text', text: source })
      else if (token.kind === 'open' && closed.has(token) && path.length < MAX_DEPTH) {
        const inner = read(index, position, [...path, token.name])
        pieces.push({ ...shortcode(token, source), end: inner.at, inner: inner.pieces, closing: inner.closing })
        index = inner.next
        position = inner.at
      } else if (token.kind === 'open' || token.kind === 'single')
        pieces.push({ ...shortcode(token, source), inner: undefined, closing: '' })
    }
    pieces.push({ kind: 'text', text: text.slice(position) })
    return { pieces, next: index, at: text.length, closing: '' }
  }
  return read(0, 0, []).pieces
}

/** Shortcodes whose contents become fenced code. */
const HOLDS_CODE = /^(?:highlight|code|code-toggle|mermaid)$/

type Read = { pieces: ShortcodeNode[]; next: number; at: number; closing: string }

/** Marks as code a shortcode that is shown outside of code, since braces mean something here, too. */
function shown(source: string, isCode: boolean): string {
  const written = source.replace('/*', '').replace(/\*\/(?=[%>]\}\}$)/, '')
  return isCode ? written : `\`${written}\``
}

function codeAt(text: string): (start: number) => boolean {
  const placeAt = placesIn(text)
  const lines = linesOf(text)
  const ticks = countsOf('`', text)
  return (start) => {
    const { line, lineStart } = placeAt(start)
    const isInCode = (ticks(start) - ticks(lineStart)) % 2 === 1
    return isInCode || lines[line]?.inCode === true || /^(?: {4}|\t)/.test(text.slice(lineStart, start))
  }
}

/** Counts how often a character stands before an offset. */
function countsOf(character: string, text: string): (offset: number) => number {
  const counts = new Uint32Array(text.length + 1)
  for (let index = 0; index < text.length; index += 1)
    counts[index + 1] = (counts[index] ?? 0) + (text[index] === character ? 1 : 0)
  return (offset) => counts[offset] ?? 0
}

/** The tokens that are closed: before another of their name is opened, or after that one is closed, too. */
function closedTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const closed = new Set<Token>()
  const open = new Map<string, Token[]>()
  for (const token of tokens) {
    const ofName = open.get(token.name) ?? []
    open.set(token.name, ofName)
    if (token.kind === 'open') ofName.push(token)
    const opening = token.kind === 'close' ? ofName.pop() : undefined
    if (opening) closed.add(opening)
  }
  return closed
}

const shortcode = (token: Token, source: string) => ({
  kind: 'shortcode' as const,
  name: token.name,
  args: argsIn(token.args),
  source,
  offset: token.start,
  end: token.end,
})

function argsIn(written: string): Args {
  const positional: string[] = []
  const named: Record<string, string> = {}
  for (const [, key, quoted, raw, bare] of written.matchAll(
    /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\(?:.|$))*)(?:"|$)|`([^`]*)(?:`|$)|((?!")[^\s`]+))/gs,
  )) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? raw ?? bare ?? ''
    if (key === undefined) positional.push(value)
    else named[key] = value
  }
  return { positional, named }
}
