import type { Node, Statement } from '@babel/types'
import { type Tag, tagsIn } from '../convert/tags.ts'
import { changedIn } from '../read/javascript/changedIn.ts'
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
  return changedIn([...script, ...programs])
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
