import type { InlineContent } from '../../model/apiView.ts'
import type { Encoding, MediaType } from '../read/content.ts'
import { listContent } from './schema/typeContent.ts'
import { styleContent } from './styleContent.ts'

/** How the fields of a form or of a body of several parts are sent: https://spec.openapis.org/oas/v3.1.1#encoding-object */
export const encodingContent = ({ encodings, itemEncoding }: MediaType): InlineContent[] =>
  [
    ...encodings.map((encoding) => sentence([code(encoding.name)], encoding)),
    ...(itemEncoding ? [sentence(['Each part'], itemEncoding)] : []),
  ].filter((words) => words.length > 1)

function sentence(subject: InlineContent, encoding: Encoding): InlineContent {
  const parts = partsOf(encoding)
  return parts.length === 0 ? subject : [...subject, ' is sent ', ...listContent(parts, ' and ')]
}

function partsOf(encoding: Encoding): InlineContent[] {
  const types = encoding.types.map((type): InlineContent => [code(type)])
  const headers = encoding.headers.map((name): InlineContent => [code(name)])
  const style = styleContent(encoding, 'query', undefined)
  return [
    ...(types.length > 0 ? [['as ', ...listContent(types, ' or ')]] : []),
    ...(style ? [['with ', style]] : []),
    ...(headers.length > 0 ? [['with the headers ', ...listContent(headers, ' and ')]] : []),
    ...(encoding.allowReserved ? [['without encoding reserved characters']] : []),
  ]
}

const code = (text: string): InlineContent[number] => ({ kind: 'code', text })
