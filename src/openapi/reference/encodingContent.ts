import type { InlineContent } from '../../model/apiView.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import type { Encoding, MediaType } from '../read/content.ts'
import { filledContent, listContent, oneOfContent } from './schema/typeContent.ts'
import { styleContent } from './styleContent.ts'

/** How the fields of a form or of a body of several parts are sent: https://spec.openapis.org/oas/v3.1.1#encoding-object */
export function encodingContent(media: MediaType, words: Texts): InlineContent[] {
  const { encodings, prefixEncodings, itemEncoding } = media
  const { part, eachPart, eachOtherPart } = words.sending
  const others = prefixEncodings.length > 0 ? eachOtherPart : eachPart
  const sent: Sent[] = [
    ...encodings.map((encoding) => ({ part: [code(encoding.name)], encoding })),
    ...prefixEncodings.map((encoding, index) => ({ part: [fill(part, { number: String(index + 1) })], encoding })),
    ...(itemEncoding ? [{ part: [others], encoding: itemEncoding }] : []),
  ]
  return sentences(sent, words)
}

type Sent = { part: InlineContent; encoding: Encoding }

/** One for all parts that are sent in the same ways; none for those that are sent in the usual way. */
function sentences(sent: Sent[], words: Texts): InlineContent[] {
  const groups = new Map<string, { parts: InlineContent[]; ways: InlineContent[] }>()
  for (const { part, encoding } of sent) {
    const ways = partsOf(encoding, words)
    const key = JSON.stringify(ways)
    const group = groups.get(key) ?? { parts: [], ways }
    groups.set(key, group)
    group.parts.push(part)
  }
  const { sending, types } = words
  return [...groups.values()].flatMap(({ parts, ways: each }) => {
    if (each.length === 0) return []
    const ways = listContent(words, each, types.and)
    const [only = [], ...more] = parts
    if (more.length === 0) return [filledContent(sending.sent, { part: only, ways })]
    return [filledContent(sending.severalSent, { parts: listContent(words, parts, types.and), ways })]
  })
}

function partsOf(encoding: Encoding, words: Texts): InlineContent[] {
  const { sending: texts } = words
  const types = encoding.types.map((type): InlineContent => [code(type)])
  const headers = encoding.headers.map(({ name }): InlineContent => [code(name)])
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
