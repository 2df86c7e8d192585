import { styleTags, tags } from '@lezer/highlight'
import { parser } from '@lezer/rust'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const configured = parser.configure({
  props: [
    styleTags({
      'Parameter/BoundIdentifier ClosureParams/BoundIdentifier': own.parameter,
      'FieldDeclaration/FieldIdentifier FieldInitializer/FieldIdentifier': tags.definition(tags.propertyName),
    }),
  ],
})

export const rust = treeGrammar(() => configured)
