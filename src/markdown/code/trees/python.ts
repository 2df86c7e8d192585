import { styleTags, tags } from '@lezer/highlight'
import { parser } from '@lezer/python'
import { readPython } from '../quick/python/readPython.ts'
import { quickly } from '../quick/quickly.ts'
import { type Refine, refineNames } from '../refine.ts'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const refine: Refine = (found, text, before, after) =>
  found === 'name' && text === 'self' ? 'keyword' : refineNames(found, text, before, after)

const configured = parser.configure({
  props: [
    styleTags({
      'ParamList/VariableName FormatReplacement/VariableName': own.parameter,
      'ArgList/VariableName': own.argument,
      'DictionaryExpression/String': own.key,
      'TypeDef/VariableName ClassDefinition/ArgList/VariableName': tags.typeName,
      'Decorator/At Decorator/VariableName Decorator/PropertyName': tags.meta,
    }),
  ],
})

export const pythonTree = treeGrammar(() => configured, refine)

export const python = quickly(readPython, pythonTree)
