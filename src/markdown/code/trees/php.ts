import { styleTags, tags } from '@lezer/highlight'
import { parser } from '@lezer/php'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const styles = styleTags({
  'Parameter/VariableName PropertyParameter/VariableName String/VariableName Interpolation/VariableName HeredocString/VariableName':
    own.parameter,
  'Pair/String': own.key,
  'NewExpression/Name NewExpression/QualifiedName/Name ScopedExpression/Name BaseClause/Name': tags.className,
  readonly: tags.modifier,
  HeredocString: tags.string,
})

const page = parser.configure({ props: [styles] })
const program = parser.configure({ top: 'Program', props: [styles] })

/** Also a part of a program, which does not begin as a file does. */
export const php = treeGrammar((code) => (code.includes('<?') ? page : program))
