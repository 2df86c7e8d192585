import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { boundedText } from './boundedText.ts'
import { mailOnly } from './mailOnly.ts'
import { hasManyMarks } from './parsingWork.ts'
import { tablesOnly } from './tablesOnly.ts'
import { placeTaskTexts } from './taskItems.ts'

/** Reads any text by remark-parse. */
export function referenceParser(): (text: string) => Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(containersOnly).freeze()
  const parse = (text: string): Root =>
    hasManyMarks(text)
      ? parseBounded(processor, text)
      : processor().use(tablesOnly, text).use(mailOnly, text).parse(text)
  return (text) => placeTaskTexts(parse(text), text)
}

function parseBounded(processor: Processor<Root>, text: string): Root {
  let exhausted: number | undefined
  const onExhausted = (offset: number): void => {
    exhausted = offset
  }
  const root = processor().use(tablesOnly, text).use(mailOnly, text).use(boundedText, text, onExhausted).parse(text)
  return exhausted === undefined ? root : { ...root, data: { exhausted } }
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
