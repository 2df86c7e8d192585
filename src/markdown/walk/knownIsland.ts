import type { Root } from 'hast'
import type { Html } from 'mdast'
import type { TextContext } from '../context.ts'
import { isBlank } from '../hastElement.ts'
import { readIsland } from '../islands.ts'
import { reportUnsafe } from '../sanitize/reportUnsafe.ts'
import { holdsBlocks } from '../writer/blocks.ts'

/**
 * Raw HTML that the walk can write: it stands for itself and for blocks, nothing in it is reported, and none of its links
 * depends on the ids of the text.
 */
export function knownIsland(node: Html, context: TextContext): Root | undefined {
  const island = LINK_WITHIN.test(node.value) ? undefined : readIsland(node, context)
  if (!island?.children.every((child) => isBlank(child) || child.type === 'comment' || holdsBlocks(child)))
    return undefined
  const silent = { ...context, problems: [] }
  reportUnsafe(island, silent)
  return silent.problems.length === 0 ? island : undefined
}

const LINK_WITHIN = /href\s*=[\s"']*#/i
