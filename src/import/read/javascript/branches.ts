import type { Expression, Statement } from '@babel/types'
import { calleeName } from './names.ts'

/** A function with more of them is a program. */
const MOST_STATEMENTS = 1000

/**
 * What statements return, as one expression: `if (a) return b; return c` is `a ? b : c`. Undefined where something else than
 * constants, effects and conditions decides it.
 */
export function returnedBy(statements: readonly Statement[]): Expression | undefined {
  if (statements.length > MOST_STATEMENTS) return undefined
  const next = statements.findIndex((each) => !isConstant(each))
  const [first, ...rest] = next < 0 ? [] : statements.slice(next)
  switch (first?.type) {
    case 'ReturnStatement':
      return first.argument ?? { type: 'NullLiteral' }
    case 'IfStatement': {
      const consequent = returnedOfBranch(first.consequent, [])
      const alternate = first.alternate ? returnedOfBranch(first.alternate, rest) : returnedBy(rest)
      return consequent && alternate && conditional(first.test, consequent, alternate)
    }
    case 'SwitchStatement':
      return ofCases(first, rest)
    default:
      return undefined
  }
}

/** A branch that does not return goes on with what is behind it; its own constants are not known here. */
function returnedOfBranch(statement: Statement, rest: readonly Statement[]): Expression | undefined {
  const inner = statement.type === 'BlockStatement' ? statement.body : [statement]
  return inner.some(({ type }) => type === 'VariableDeclaration') ? undefined : returnedBy([...inner, ...rest])
}

type Switch = Extract<Statement, { type: 'SwitchStatement' }>

/** Each case returns, or goes on with the next one if it has no statements. */
function ofCases({ discriminant, cases }: Switch, rest: readonly Statement[]): Expression | undefined {
  let isKnown = true
  let behind = cases.at(-1)?.test === null ? undefined : returnedBy(rest)
  let next: Expression | undefined
  for (const { test, consequent } of cases.toReversed()) {
    next =
      consequent.length > 0 ? returnedOfBranch({ type: 'BlockStatement', body: consequent, directives: [] }, []) : next
    if (!test) behind = next
    else if (next && behind)
      behind = conditional({ type: 'BinaryExpression', operator: '===', left: discriminant, right: test }, next, behind)
    else isKnown = false
  }
  return isKnown ? behind : undefined
}

const conditional = (test: Expression, consequent: Expression, alternate: Expression): Expression => ({
  type: 'ConditionalExpression',
  test,
  consequent,
  alternate,
})

const isConstant = (statement: Statement): boolean =>
  (statement.type === 'VariableDeclaration' && statement.kind === 'const') || isEffect(statement) || isGuard(statement)

/** What ends a build with an error did not happen: `if (!(name in files)) throw new Error(…)`. */
export function isGuard(statement: Statement): boolean {
  if (statement.type !== 'IfStatement' || statement.alternate) return false
  const { consequent } = statement
  const [first] = consequent.type === 'BlockStatement' ? consequent.body : [consequent]
  return first?.type === 'ThrowStatement'
}

/** What React runs once a component is shown. */
const isEffect = (statement: Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'CallExpression' &&
  /^(?:React\.)?use(?:Layout)?Effect$/.test(calleeName(statement.expression.callee))
