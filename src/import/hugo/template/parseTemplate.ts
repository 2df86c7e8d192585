import { type Expression, parseExpression } from './parseExpression.ts'

/** A part of a template of Go (https://pkg.go.dev/text/template). */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'show'; value: Expression }
  | { kind: 'set'; name: string; value: Expression }
  | {
      kind: 'if' | 'with' | 'range'
      value: Expression
      /** What its value is called inside: `$each`, or `$index` and `$each` of a list. */
      names: string[]
      inside: TemplateNode[]
      otherwise: TemplateNode[]
    }

/** What is between braces, or the text before it, without the white space that hyphens take away. */
type Token = { kind: 'text' | 'action'; text: string }

/** Reads a template; undefined if it has what is not read here. */
export function parseTemplate(template: string): TemplateNode[] | undefined {
  const tokens = tokensIn(template)
  const read = tokens && readParts(tokens, 0)
  return read && read.next === tokens.length ? read.parts : undefined
}

function tokensIn(template: string): Token[] | undefined {
  const tokens: Token[] = []
  let trims = false
  for (let at = 0; at < template.length; ) {
    const start = template.indexOf('{{', at)
    const text = template.slice(at, start < 0 ? undefined : start)
    const end = start < 0 ? -1 : endOfAction(template, start)
    if (start >= 0 && end < 0) return undefined
    const action = start < 0 ? '' : template.slice(start + 2, end)
    const left = trims ? text.trimStart() : text
    tokens.push({ kind: 'text', text: /^-\s/.test(action) ? left.trimEnd() : left })
    if (start < 0) break
    trims = /\s-$/.test(action)
    tokens.push({ kind: 'action', text: action.replace(/^-(?=\s)|(?<=\s)-$/g, '').trim() })
    at = end + 2
  }
  return tokens
}

/** Where the braces that close an action begin; a comment may show others. */
function endOfAction(template: string, start: number): number {
  const isComment = /^\{\{(?:-\s)?\s*\/\*/.test(template.slice(start, start + LONGEST_OPENING))
  return template.indexOf('}}', isComment ? template.indexOf('*/', start) : start)
}

const LONGEST_OPENING = 20

type Read = { parts: TemplateNode[]; next: number }

/** How deep blocks may be nested; no template of a shortcode needs more. */
const DEEPEST = 30

/** The parts up to the end of a block, or up to `else`, which is at `next`. */
function readParts(tokens: readonly Token[], from: number, depth = 0): Read | undefined {
  const parts: TemplateNode[] = []
  let next = from
  for (let token = tokens[next]; token; token = tokens[next]) {
    if (token.kind === 'text') parts.push({ kind: 'text', text: token.text })
    else if (/^(?:end|else)\b/.test(token.text)) break
    else if (/^(?:if|with|range)\b/.test(token.text)) {
      const block = depth < DEEPEST ? readBlock(tokens, next, token.text, depth + 1) : undefined
      if (!block) return undefined
      parts.push(block.part)
      next = block.next
    } else if (!/^\/\*[\s\S]*\*\/$/.test(token.text)) {
      const part = actionOf(token.text)
      if (!part) return undefined
      parts.push(part)
    }
    next += 1
  }
  return { parts, next }
}

/** `next` is the index of the `end` that closes the block. */
function readBlock(
  tokens: readonly Token[],
  at: number,
  opening: string,
  depth: number,
): { part: TemplateNode; next: number } | undefined {
  const [, kind = '', first, second, written = ''] =
    /^(if|with|range)\s+(?:(\$\w+)(?:\s*,\s*(\$\w+))?\s*:=\s*)?([\s\S]*)$/.exec(opening) ?? []
  const value = parseExpression(written)
  const names = [first, second].flatMap((each) => each ?? [])
  const inside = readParts(tokens, at + 1, depth)
  const closing = inside && tokens[inside.next]?.text
  if (!value || !inside || closing === undefined || (kind !== 'if' && kind !== 'with' && kind !== 'range'))
    return undefined
  if (closing === 'end') return { part: { kind, value, names, inside: inside.parts, otherwise: [] }, next: inside.next }
  const [, chained] = /^else\s+((?:if|with)\b[\s\S]*)$/.exec(closing) ?? []
  if (chained !== undefined) {
    const rest = depth < DEEPEST ? readBlock(tokens, inside.next, chained, depth + 1) : undefined
    return rest && { part: { kind, value, names, inside: inside.parts, otherwise: [rest.part] }, next: rest.next }
  }
  const otherwise = closing === 'else' ? readParts(tokens, inside.next + 1, depth) : undefined
  if (!otherwise || tokens[otherwise.next]?.text !== 'end') return undefined
  return { part: { kind, value, names, inside: inside.parts, otherwise: otherwise.parts }, next: otherwise.next }
}

function actionOf(written: string): TemplateNode | undefined {
  const [, name, assigned] = /^(\$\w+)\s*:?=\s*([\s\S]*)$/.exec(written) ?? []
  const value = parseExpression(assigned ?? written)
  if (!value) return undefined
  return name === undefined ? { kind: 'show', value } : { kind: 'set', name, value }
}
