import type { Root } from 'mdast'
import { isWithinBudget } from './parsingWork.ts'
import { referenceParser } from './referenceParser.ts'
import { correctTree, isSlowToRead, readsOtherwise } from './satteriDifferences.ts'
import { placeTaskTexts } from './taskItems.ts'

declare module 'mdast' {
  interface RootData {
    /** The offset from which on marks are text, since there are more than can be parsed in time. */
    exhausted?: number
  }
}

/** Markdown to a tree: CommonMark, GFM and container directives (`:::name`). Text directives (`:name`) are text. */
export type MdastParser = (text: string) => Root

/**
 * The fast parser where its binary is there, else the reference. Both give the same tree, so a machine without the
 * binary builds the same site, only slower.
 */
export async function loadParser(): Promise<MdastParser> {
  const reference = whenNeeded(referenceParser)
  try {
    const { markdownToMdast } = await import('./satteri.ts')
    const features = { gfm: true, directive: true, frontmatter: false }
    return fastParser((text) => markdownToMdast(text, { features }) as Root, reference)
  } catch {
    // An optional dependency: absent, without a binary for this system, or with one that cannot be loaded here.
    return reference
  }
}

/** Reads with `fast`, and with `reference` what the two would read differently. */
export function fastParser(fast: MdastParser, reference: MdastParser): MdastParser {
  // Returns no tree that is not used, so that its memory is free for the other parser.
  const readFast: (text: string) => Root | undefined = (text) => {
    if (readsOtherwise(text) || isSlowToRead(text)) return undefined
    const root = correctTree(fast(text), text)
    return root && isWithinBudget(root, text) ? placeTaskTexts(root, text) : undefined
  }
  return (text) => readFast(text) ?? reference(text)
}

/** Most sites have no text that only the reference reads, and it is large. */
function whenNeeded(make: () => MdastParser): MdastParser {
  let made: MdastParser | undefined
  return (text) => {
    made ??= make()
    return made(text)
  }
}
