import type { Parser } from '@lezer/common'
import { highlightTree } from '@lezer/highlight'
import type { Grammar } from '../grammar.ts'
import { piecesOf } from '../pieces.ts'
import { type Refine, refineNames } from '../refine.ts'
import { boundedParse } from './boundedParse.ts'
import { innermostKind, treeKinds } from './treeKinds.ts'

// Enough to see a bracket or an equals sign after a name.
const LOOK_AHEAD = 12

/** A grammar that parses code to a tree. */
export function treeGrammar(parserFor: (code: string) => Parser, refine: Refine = refineNames): Grammar {
  return (code, put) => {
    for (const { from, text } of piecesOf(code)) {
      const tree = boundedParse(parserFor(code), text)
      if (!tree) continue
      highlightTree(tree, treeKinds, (start, end, classes) => {
        const after = text.slice(end, end + LOOK_AHEAD)
        const kind = refine(innermostKind(classes), text.slice(start, end), text.charAt(start - 1), after)
        put(from + start, from + end, kind)
      })
    }
  }
}
