import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { correctTree, readsOtherwise } from './satteriDifferences.ts'

/** Markdown to a tree: CommonMark, GFM and container directives (`:::name`). Text directives (`:name`) are text. */
export type MdastParser = (text: string) => Root

/**
 * The fast parser where its binary is there, else the reference. Both give the same tree, so a machine without the
 * binary builds the same site, only slower.
 */
export async function loadParser(): Promise<MdastParser> {
  const reference = referenceParser()
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

export function referenceParser(): MdastParser {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(containersOnly).freeze()
  return (text) => processor.parse(text)
}

/** Takes text and leaf directives out of remark-directive, so that `12:30` and `::before` are text. */
function containersOnly(this: Processor): void {
  const extensions = this.data().micromarkExtensions
  const directive = extensions?.pop()
  const flow = directive?.flow?.[COLON]
  const container = Array.isArray(flow) ? flow[0] : flow
  if (extensions && container) extensions.push({ flow: { [COLON]: container } })
}

const COLON = 58
