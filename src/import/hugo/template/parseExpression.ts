/** An expression of a template: a value, a path such as `.Get` or `$name`, or a function or method with its arguments. */
export type Expression =
  | { kind: 'value'; value: string | number | boolean }
  | { kind: 'path'; path: string }
  | { kind: 'call'; of: Expression; args: Expression[] }

const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*"|`[^`]*`)|(-?\d+(?:\.\d+)?)(?![\w.])|(\$?\w*(?:\.\w+)+|\$\w*|\w+|\.)|([()|]))/y

/** How deep parentheses may be nested; no template of a shortcode needs more. */
const DEEPEST = 30

/** Reads `.Get 0 | default "x"`; undefined if it has what is not read here. */
export function parseExpression(written: string): Expression | undefined {
  const tokens = tokensIn(written)
  const read = tokens && pipelineAt(tokens, 0, 0)
  return read && read.next === tokens.length ? read.value : undefined
}

function tokensIn(written: string): RegExpExecArray[] | undefined {
  const tokens: RegExpExecArray[] = []
  const end = written.trimEnd().length
  TOKEN.lastIndex = 0
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(written)
    if (!token) return undefined
    tokens.push(token)
  }
  return tokens
}

type Read = { value: Expression; next: number }

/** What is before `|` is the last argument of what follows, if anything does. */
function pipelineAt(tokens: readonly RegExpExecArray[], from: number, depth: number): Read | undefined {
  let read = commandAt(tokens, from, depth)
  while (read && tokens[read.next]?.[4] === '|') {
    if (read.next + 1 === tokens.length) return { ...read, next: tokens.length }
    const then = commandAt(tokens, read.next + 1, depth)
    if (!then) return undefined
    const { value } = then
    const [of, args] = value.kind === 'call' ? [value.of, value.args] : [value, []]
    read = { value: { kind: 'call', of, args: [...args, read.value] }, next: then.next }
  }
  return read
}

function commandAt(tokens: readonly RegExpExecArray[], from: number, depth: number): Read | undefined {
  const operands: Expression[] = []
  let next = from
  for (let token = tokens[next]; token && token[4] !== '|' && token[4] !== ')'; token = tokens[next]) {
    const operand = operandAt(tokens, next, depth)
    if (!operand) return undefined
    operands.push(operand.value)
    next = operand.next
  }
  const [of, ...args] = operands
  return of && { value: args.length === 0 ? of : { kind: 'call', of, args }, next }
}

function operandAt(tokens: readonly RegExpExecArray[], at: number, depth: number): Read | undefined {
  const [, quoted, number, path, mark] = tokens[at] ?? []
  const next = at + 1
  if (quoted !== undefined) return { value: { kind: 'value', value: textOf(quoted) }, next }
  if (number !== undefined) return { value: { kind: 'value', value: Number(number) }, next }
  if (path === 'true' || path === 'false') return { value: { kind: 'value', value: path === 'true' }, next }
  if (path !== undefined) return { value: { kind: 'path', path }, next }
  const inside = mark === '(' && depth < DEEPEST ? pipelineAt(tokens, next, depth + 1) : undefined
  return inside && tokens[inside.next]?.[4] === ')' ? { value: inside.value, next: inside.next + 1 } : undefined
}

const ESCAPES: { readonly [letter: string]: string } = { n: '\n', t: '\t' }

const textOf = (quoted: string): string =>
  quoted.startsWith('`')
    ? quoted.slice(1, -1)
    : quoted.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
