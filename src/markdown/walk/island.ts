import type { Html } from 'mdast'
import { firstParagraph } from '../pageDescription.ts'
import { sanitizeTree } from '../sanitize/sanitizeTree.ts'
import { stringify, withoutIds } from '../stringify.ts'
import { transformTree } from '../transforms/transformTree.ts'
import { pieceOf } from '../writer/blocks.ts'
import { type Walk, writeId } from './walk.ts'
import type { Block } from './written.ts'

/** Writes raw HTML that stands for itself, by the steps of the reference: it is sanitised like any other. */
export function writeIsland(node: Html, walk: Walk): Block {
  const island = walk.survey.islands.get(node)
  // A comment, which is not shown to readers.
  if (!island) return { html: '', pieces: [] }
  const tree = sanitizeTree(island)
  transformTree(tree, walk.context)
  const pieces = tree.children.map(pieceOf)
  const text = firstParagraph(tree)
  const shown = stringify(tree)
  return { html: walk.pointTo ? writeId(walk, shown, stringify(withoutIds(tree))) : shown, pieces, text }
}
