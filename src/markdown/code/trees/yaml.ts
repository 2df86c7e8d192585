import { styleTags, tags } from '@lezer/highlight'
import { parser } from '@lezer/yaml'
import { treeGrammar } from './treeGrammar.ts'
import { own } from './treeKinds.ts'

const configured = parser.configure({
  props: [styleTags({ Literal: own.scalar, BlockLiteralContent: tags.string })],
})

export const yaml = treeGrammar(() => configured)
