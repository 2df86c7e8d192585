import { parser } from '@lezer/sass'
import { styles } from './css.ts'
import { treeGrammar } from './treeGrammar.ts'

export function sassGrammar(dialect: '' | 'indented') {
  const configured = parser.configure({ dialect, props: [styles] })
  return treeGrammar(() => configured)
}
