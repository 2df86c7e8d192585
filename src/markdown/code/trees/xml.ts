import { parser } from '@lezer/xml'
import { treeGrammar } from './treeGrammar.ts'

export const xml = treeGrammar(() => parser)
