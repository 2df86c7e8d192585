import type { Conversion } from '../convert/dialect.ts'
import { linesOf } from '../convert/lines.ts'

/** A piece of a text with shortcodes. */
export type Piece =
  | { kind: 'text'; text: string }
  | {
      kind: 'shortcode'
      name: string
      args: Args
      source: string
      offset: number
      /** Where it ends, its closing one included. */
      end: number
      inner: Piece[] | undefined
      closing: string
    }

/** `{{< name "one" key="two" >}}` */
export type Args = { positional: string[]; named: { readonly [name: string]: string } }

/** What becomes of a shortcode; undefined leaves it. */
export type Known = (args: Args, inner: string | undefined, conversion: Conversion) => string | undefined

/** The value of the first of these names, or the first value without a name. */
export const argOf = ({ positional, named }: Args, ...names: string[]): string =>
  names.map((name) => named[name]).find((value) => value !== undefined) ?? positional[0] ?? ''

type Token = {
  start: number
  end: number
  kind: 'open' | 'close' | 'single' | 'escaped' | 'comment'
  name: string
  args: string
}

/** Cuts a text into shortcodes, with what is between an opening and its closing one, and the text around them. */
export function readShortcodes(text: string): Piece[] {
  const tokens = tokensIn(text)
  const read = (
    from: number,
    at: number,
    closing: string | undefined,
  ): { pieces: Piece[]; next: number; at: number; closing: string } => {
    const pieces: Piece[] = []
    let position = at
    let index = from
    for (; index < tokens.length; ) {
      const token = tokens[index]
      if (!token) break
      pieces.push({ kind: 'text', text: text.slice(position, token.start) })
      position = token.end
      const source = text.slice(token.start, token.end)
      index += 1
      if (token.kind === 'close' && token.name === closing)
        return { pieces, next: index, at: position, closing: source }
      if (token.kind === 'escaped') pieces.push({ kind: 'text', text: escaped(source, text, token.start) })
      else if (token.kind === 'open' && isClosed(tokens, index, token.name)) {
        const inner = read(index, position, token.name)
        pieces.push({ ...shortcode(token, source), end: inner.at, inner: inner.pieces, closing: inner.closing })
        index = inner.next
        position = inner.at
      } else if (token.kind === 'open' || token.kind === 'single')
        pieces.push({ ...shortcode(token, source), inner: undefined, closing: '' })
    }
    pieces.push({ kind: 'text', text: text.slice(position) })
    return { pieces, next: index, at: text.length, closing: '' }
  }
  return read(0, 0, undefined).pieces
}

/** A shortcode that is shown; outside of code it is marked as code, since braces mean something here, too. */
function escaped(source: string, text: string, start: number): string {
  const shown = source.replace('/*', '').replace(/\*\/(?=[%>]\}\}$)/, '')
  const before = text.slice(0, start)
  const line = before.split('\n').length - 1
  const isInCode = (before.slice(before.lastIndexOf('\n') + 1).match(/`/g)?.length ?? 0) % 2 === 1
  return isInCode || linesOf(text)[line]?.inCode || /(?:^|\n)(?: {4}|\t)[^\n]*$/.test(before) ? shown : `\`${shown}\``
}

/** Whether a shortcode is closed: before another of its name is opened, or after that one is closed, too. */
function isClosed(tokens: Token[], from: number, name: string): boolean {
  let depth = 0
  for (const token of tokens.slice(from)) {
    if (token.name !== name) continue
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') {
      if (depth === 0) return true
      depth -= 1
    }
  }
  return depth < 0
}

const shortcode = (token: Token, source: string) => ({
  kind: 'shortcode' as const,
  name: token.name,
  args: argsIn(token.args),
  source,
  offset: token.start,
  end: token.end,
})

const TOKEN =
  /\{\{(?:([<%])\s*(\/\*)?\s*(\/?)\s*([\w./-]*)((?:\s+(?:[\w-]+=)?(?:"(?:[^"\\]|\\.)*"|`[^`]*`|[^\s"`]+))*?)\s*(\/?)\s*(?:\*\/)?\s*[>%]|\/\*[\s\S]*?\*\/)\}\}/g

function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const [whole, mark, isEscaped, slash, name = '', args = '', single] = match
    const kind = mark === undefined ? 'comment' : isEscaped ? 'escaped' : slash ? 'close' : single ? 'single' : 'open'
    return { start: match.index, end: match.index + whole.length, kind, name, args }
  })
}

function argsIn(written: string): Args {
  const positional: string[] = []
  const named: Record<string, string> = {}
  for (const [, key, quoted, raw, bare] of written.matchAll(
    /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`]+))/g,
  )) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? raw ?? bare ?? ''
    if (key === undefined) positional.push(value)
    else named[key] = value
  }
  return { positional, named }
}
