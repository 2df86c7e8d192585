import { styleTags, tags } from '@lezer/highlight'
import { parser } from '@lezer/javascript'
import { quickly } from '../quick/quickly.ts'
import { readScript } from '../quick/script/readScript.ts'
import { type Refine, refineNames } from '../refine.ts'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const refine: Refine = (found, text, before, after) => {
  if (found === 'name' && text === 'undefined') return 'constant'
  // A method, in an object or in a class.
  if (found === 'property' && after.startsWith('(')) return 'function'
  return refineNames(found, text, before, after)
}

const styles = styleTags({
  'ParamList/VariableDefinition ParamList/ObjectPattern/PatternProperty/VariableDefinition': own.parameter,
  'ParamList/ArrayPattern/VariableDefinition Interpolation/VariableName': own.parameter,
  'Property/String': own.key,
  'ClassDeclaration/VariableName': tags.className,
  'Decorator/VariableName Decorator/CallExpression/VariableName': tags.meta,
  super: tags.self,
})

/** With the languages that are based on it, as `jsx`, `ts` or both. */
export const scriptParser = (dialect: string) => parser.configure({ dialect, props: [styles] })

export function scriptTree(dialect: string) {
  const configured = scriptParser(dialect)
  return treeGrammar(() => configured, refine)
}

export const scriptGrammar = (dialect: string) =>
  quickly((code) => readScript(code, dialect.includes('ts')), scriptTree(dialect))
