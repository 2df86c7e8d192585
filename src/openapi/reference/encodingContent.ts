import type { InlineContent } from '../../model/apiView.ts'
import type { Texts } from '../../model/texts/texts.ts'
import type { Encoding, MediaType } from '../read/content.ts'
import { filledContent, listContent, oneOfContent } from './schema/typeContent.ts'
import { styleContent } from './styleContent.ts'

/** How the fields of a form or of a body of several parts are sent: https://spec.openapis.org/oas/v3.1.1#encoding-object */
export const encodingContent = ({ encodings, itemEncoding }: MediaType, words: Texts): InlineContent[] =>
  [
    ...encodings.map((encoding) => sentence([code(encoding.name)], encoding, words)),
    ...(itemEncoding ? [sentence([words.sending.eachPart], itemEncoding, words)] : []),
  ].filter((content) => content.length > 0)

/** Empty where nothing is to be said. */
function sentence(part: InlineContent, encoding: Encoding, words: Texts): InlineContent {
  const ways = partsOf(encoding, words)
  if (ways.length === 0) return []
  return filledContent(words.sending.sent, { part, ways: listContent(words, ways, words.types.and) })
}

function partsOf(encoding: Encoding, words: Texts): InlineContent[] {
  const { sending: texts } = words
  const types = encoding.types.map((type): InlineContent => [code(type)])
  const headers = encoding.headers.map((name): InlineContent => [code(name)])
  const style = styleContent(encoding, 'query', undefined, words)
  return [
    ...(types.length > 0 ? [filledContent(texts.as, { types: oneOfContent({ words }, types) })] : []),
    ...(style ? [filledContent(texts.style, { style: [style] })] : []),
    ...(headers.length > 0
      ? [filledContent(texts.headers, { names: listContent(words, headers, words.types.and) })]
      : []),
    ...(encoding.allowReserved ? [[texts.reserved]] : []),
  ]
}

const code = (text: string): InlineContent[number] => ({ kind: 'code', text })
