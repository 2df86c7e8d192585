import { configureNesting, parser } from '@lezer/html'
import { cssParser } from './css.ts'
import { scriptParser } from './javascript.ts'
import { treeGrammar } from './treeGrammar.ts'

const configured = parser.configure({
  wrap: configureNesting([
    { tag: 'script', parser: scriptParser('') },
    { tag: 'style', parser: cssParser },
  ]),
})

/** With the script and the style inside. */
export const html = treeGrammar(() => configured)
