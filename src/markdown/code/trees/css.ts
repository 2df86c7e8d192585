import { parser } from '@lezer/css'
import { styleTags, tags } from '@lezer/highlight'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

export const styles = styleTags({
  'PropertyName FeatureName': tags.definition(tags.propertyName),
  'VariableName SassVariableName': own.parameter,
  Callee: tags.function(tags.variableName),
  IdName: tags.className,
})

export const cssParser = parser.configure({ props: [styles] })

export const css = treeGrammar(() => cssParser)
