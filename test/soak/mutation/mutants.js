import { parseAst } from 'vitest/node'

/** Operators, and what is written in their place: the boundary moves, or the meaning turns. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
}

/** Methods that are taken for one another. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
])

/** Calls that may be left out: what they are called on has the same type. */
const STEPS = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim', 'toLowerCase'])

export function mutantsOf(file, text) {
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const edits = [...editsBelow(program, undefined, text)].toSorted((a, b) => a.from - b.from || a.to - b.to)
  const noticeable = edits.filter(({ from, to }) => !isForTypes(text.slice(0, from), text.slice(to)))
  return noticeable.map((edit) => ({ file, ...placeOf(text, edit.from), ...edit }))
}

export const applied = (text, { from, to, replacement }) => text.slice(0, from) + replacement + text.slice(to)

export function nameOf(text, { file, line, column, from, to, replacement }) {
  return `${file}:${line}:${column} ${shown(text.slice(from, to))} → ${shown(replacement)}`
}

const shown = (code) => JSON.stringify(code.length > 60 ? `${code.slice(0, 59)}…` : code)

function placeOf(text, offset) {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function* editsBelow(node, parent, text) {
  if (isType(node)) return
  yield* (EDITS[node.type] ?? none)(node, text, parent)
  for (const child of childrenOf(node)) yield* editsBelow(child, node, text)
}

/** Types have no meaning at run time; expressions inside of `as`, `satisfies` and `!` have. */
const isType = ({ type }) =>
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration' ||
  (type.startsWith('TS') && !/^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/.test(type))

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child === 'object' && child !== null && typeof child.type === 'string')

/** Text that is split has a first part always: only the types ask for something in its place, which is never used. */
const isForTypes = (before, after) =>
  isLimit(before.slice(-LINE), after) ||
  /\.split\([^()]*\)\[0\](?:(?:\?\.\w+\(\))? \?\? )?$/.test(before.slice(-LINE)) ||
  (/\[\w+ = $/.test(before.slice(-LINE)) && /^[^\]]*\] = [^\n?]*\.split\(/.test(after.slice(0, LINE)))

/** More parts than are used say nothing either. */
const isLimit = (before, after) =>
  /\.split\([^()]*, $/.test(before) && (/^\)\[0\]/.test(after) || /const \[[^.\]]*\] = [^\n]*$/.test(before))

const LINE = 120

function* none() {}

/** The edits that each kind of node offers. */
const EDITS = {
  BinaryExpression: operator,
  LogicalExpression: operator,
  AssignmentExpression: operator,
  UpdateExpression: (node) =>
    replaced(node.prefix ? [node.start, node.start + 2] : [node.end - 2, node.end], OPERATORS[node.operator]),
  IfStatement: negation,
  WhileStatement: negation,
  DoWhileStatement: negation,
  ConditionalExpression: negation,
  *UnaryExpression({ operator, start }) {
    if (operator === '!') yield* replaced([start, start + 1], '')
  },
  ExpressionStatement: ({ directive, start, end }) => (directive ? none() : replaced([start, end], ';')),
  ThrowStatement: ({ start, end }) => replaced([start, end], ';'),
  ContinueStatement: ({ start, end }) => replaced([start, end], ';'),
  BreakStatement: ({ start, end }) => replaced([start, end], ';'),
  *ReturnStatement({ start, end }, _text, parent) {
    if (parent?.type === 'IfStatement') yield* replaced([start, end], ';')
  },
  *Literal(node, _text, parent) {
    const range = [node.start, node.end]
    if (parent?.key === node && parent.type === 'Property') return
    // With an empty name, no file that is imported with this one could be loaded.
    if (parent?.type === 'ImportExpression') return
    if (typeof node.value === 'boolean') yield* replaced(range, String(!node.value))
    else if (typeof node.value === 'number') yield* replaced(range, String(node.value + 1))
    else if (node.regex) yield* anchors(node)
    else if (typeof node.value === 'string') yield* replaced(range, node.value === '' ? "'mutant'" : "''")
  },
  *TemplateLiteral({ start, end }) {
    yield* replaced([start, end], '``')
  },
  *ArrayExpression({ start, end, elements }) {
    if (elements.length > 0) yield* replaced([start, end], '[]')
  },
  *MemberExpression(node, text) {
    yield* unchained(node.optional, node.object, text, node.computed)
    const other = node.computed ? undefined : METHODS.get(node.property.name)
    if (other) yield* replaced([node.property.start, node.property.end], other)
  },
  *CallExpression(node, text) {
    yield* unchained(node.optional, node.callee, text, true)
    const { callee } = node
    if (callee.type === 'MemberExpression' && STEPS.has(callee.property.name))
      yield* replaced([text.lastIndexOf(callee.optional ? '?.' : '.', callee.property.start), node.end], '')
  },
}

function* replaced([from, to], replacement) {
  yield { from, to, replacement }
}

function* operator({ left, right, operator: written }, text, parent) {
  // `??` does not stand beside `&&` without brackets.
  if (written === '??' && [left, right, parent].some((each) => each?.operator === '??')) return
  const isText = [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')
  const other = OPERATORS[written]
  if (other === undefined || (isText && /^[+-]/.test(written))) return
  const from = text.indexOf(written, left.end)
  yield* replaced([from, from + written.length], other)
}

/** A comparison, or several, are mutated at their operators, a negation by what it lacks then. */
function* negation({ test }, text) {
  if (/^(Binary|Logical|Unary)Expression$/.test(test.type)) return
  yield* replaced([test.start, test.end], `!(${text.slice(test.start, test.end)})`)
}

function* anchors({ start, regex: { pattern, flags } }) {
  if (pattern.startsWith('^')) yield* replaced([start + 1, start + 2], pattern === '^' ? '(?:)' : '')
  const end = start + 1 + pattern.length
  if (/(?<!\\)\$$/.test(pattern)) yield* replaced([end - 1, end], pattern === '$' ? '(?:)' : '')
  if (flags.includes('i')) yield* replaced([end + 1, end + 1 + flags.length], flags.replace('i', ''))
}

function* unchained(isOptional, before, text, needsNoDot) {
  if (!isOptional) return
  const from = text.indexOf('?.', before.end)
  yield* replaced([from, from + 2], needsNoDot ? '' : '.')
}
