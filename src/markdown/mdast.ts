import type { Root } from 'mdast'
import { referenceParser } from './referenceParser.ts'
import { correctTree, readsOtherwise } from './satteriDifferences.ts'

/** Markdown to a tree: CommonMark, GFM and container directives (`:::name`). Text directives (`:name`) are text. */
export type MdastParser = (text: string) => Root

/**
 * The fast parser where its binary is there, else the reference. Both give the same tree, so a machine without the
 * binary builds the same site, only slower.
 */
export async function loadParser(): Promise<MdastParser> {
  const reference = whenNeeded(referenceParser)
  try {
    const { markdownToMdast } = await import('satteri')
    const features = { gfm: true, directive: true, frontmatter: false }
    return fastParser((text) => markdownToMdast(text, { features }) as Root, reference)
  } catch {
    // An optional dependency: absent, without a binary for this system, or with one that cannot be loaded here.
    return reference
  }
}

/** Reads with `fast`, and with `reference` what the two would read differently. */
export function fastParser(fast: MdastParser, reference: MdastParser): MdastParser {
  return (text) => {
    if (readsOtherwise(text)) return reference(text)
    return correctTree(fast(text), text) ?? reference(text)
  }
}

/** Most sites have no text that only the reference reads, and it is large. */
function whenNeeded(make: () => MdastParser): MdastParser {
  let made: MdastParser | undefined
  return (text) => {
    made ??= make()
    return made(text)
  }
}
