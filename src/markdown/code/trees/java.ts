import { styleTags, tags } from '@lezer/highlight'
import { parser } from '@lezer/java'
import { refineTypes } from '../refine.ts'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const configured = parser.configure({
  props: [
    styleTags({
      'FormalParameter/Definition InferredParameters/Definition LambdaExpression/Definition': own.parameter,
      'CatchFormalParameter/Definition': own.parameter,
      'ClassDeclaration/Definition InterfaceDeclaration/Definition EnumDeclaration/Definition': tags.className,
      'Annotation MarkerAnnotation Annotation/Identifier MarkerAnnotation/Identifier': tags.meta,
      void: tags.standard(tags.typeName),
    }),
  ],
})

export const java = treeGrammar(() => configured, refineTypes)
