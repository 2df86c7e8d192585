import { parser } from '@lezer/go'
import { styleTags, tags } from '@lezer/highlight'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const configured = parser.configure({
  props: [
    styleTags({
      'Parameter/DefName': own.parameter,
      'MethodDecl/FieldName CallExpr/SelectorExpr/FieldName': tags.function(tags.propertyName),
      'Key/VariableName FieldDecl/FieldName': tags.definition(tags.propertyName),
    }),
  ],
})

export const go = treeGrammar(() => configured)
