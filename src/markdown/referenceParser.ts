import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

/** Reads any text by remark-parse. */
export function referenceParser(): (text: string) => Root {
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
