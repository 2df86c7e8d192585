import { parser } from '@lezer/cpp'
import { styleTags, tags } from '@lezer/highlight'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const parameters = ['', 'PointerDeclarator/', 'PointerDeclarator/PointerDeclarator/', 'ReferenceDeclarator/']
  .map((declarator) => `ParameterDeclaration/${declarator}Identifier`)
  .join(' ')

const configured = parser.configure({ props: [styleTags({ [parameters]: own.parameter, MacroName: tags.macroName })] })

export const cpp = treeGrammar(() => configured)
