import type { Node, Statement } from '@babel/types'
import { pushAll } from '../../model/pushAll.ts'
import { type Tag, tagsIn } from '../convert/tags.ts'
import { isMember, memberName } from '../read/javascript/names.ts'
import { expressionIn, statementsIn } from './scopeOf.ts'
import { SHOWN } from './vueAttributes.ts'

/**
 * The statements of a component of Vue without the values that its script or its template changes, such as the number of
 * clicks or which tab is open: what they are at first is not all that readers could see.
 * @param text of the whole component
 */
export function withoutChanged(statements: Statement[], script: readonly Statement[], text: string): Statement[] {
  const changing = new Map(statements.map((statement) => [statement, changeableIn(statement, script)]))
  if ([...changing.values()].every((names) => names.length === 0)) return statements
  const changed = changedNames(script, text)
  return statements.filter((statement) => !changing.get(statement)?.some((name) => changed.has(name)))
}

/** The names of values that can change: those that a call makes, such as `ref(0)`, and those of the option `data`. */
function changeableIn(statement: Statement, script: readonly Statement[]): string[] {
  if (statement.type !== 'VariableDeclaration') return []
  const isOption = !script.includes(statement)
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && (isOption || init?.type === 'CallExpression') ? id.name : [],
  )
}

function changedNames(script: readonly Statement[], text: string): ReadonlySet<string> {
  const shown = [...text.matchAll(SHOWN)].map(([, expression = '']) => expression)
  const programs = [...tagsIn(text, 0).flatMap(programsOf), ...shown].flatMap(programIn)
  return new Set([...script, ...programs].flatMap((program) => [...nodesIn(program)].flatMap(changedBy)))
}

/** What the attributes of a tag run: of a model, that it is set, and of a loop, what follows its names. */
const programsOf = ({ attributes }: Tag): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('v-model')) return `${value} = 0`
    if (name === 'v-for') return value.replace(/^[\s\S]*?\s(?:in|of)\s/, '')
    return /^(?:[@:]|v-(?!slot))/.test(name) ? value : []
  })

/** A handler may be statements, or a function without a name, which is none. */
function programIn(written: string): Node[] {
  const statements = statementsIn(written)
  const expression = statements.length > 0 ? undefined : expressionIn(written)
  return expression ? [expression] : statements
}

/** A node and all that are in it. */
function* nodesIn(node: Node): Generator<Node> {
  const open: unknown[] = [node]
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) pushAll(open, value)
    else if (isNode(value)) {
      yield value
      pushAll(open, Object.values(value))
    }
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Methods that change what they are called on. */
const CHANGING: ReadonlySet<string> = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
)

/** The names whose values a node changes, as a whole or inside. */
function changedBy(node: Node): string[] {
  switch (node.type) {
    case 'AssignmentExpression':
      return rootsOf(node.left)
    case 'UpdateExpression':
      return rootsOf(node.argument)
    case 'UnaryExpression':
      return node.operator === 'delete' ? rootsOf(node.argument) : []
    case 'CallExpression':
    case 'OptionalCallExpression':
      return isMember(node.callee) && CHANGING.has(memberName(node.callee) ?? '') ? rootsOf(node.callee.object) : []
    default:
      return []
  }
}

/** `a` of `a.b[0]` and of `this.a`, and of each part of a pattern. */
function rootsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (isMember(node)) return node.object.type === 'ThisExpression' ? [memberName(node) ?? ''] : rootsOf(node.object)
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression')
    return rootsOf(node.expression)
  return /Pattern$/.test(node.type)
    ? [...nodesIn(node)].flatMap((each) => (each.type === 'Identifier' ? each.name : []))
    : []
}
