import type { Words } from '../../model/apiView.ts'
import type { Encoding, MediaType } from '../read/content.ts'
import { listWords } from './schema/typeWords.ts'
import { styleWords } from './styleWords.ts'

/** How the fields of a form or of a body of several parts are sent: https://spec.openapis.org/oas/v3.1.1#encoding-object */
export const encodingWords = ({ encodings, itemEncoding }: MediaType): Words[] =>
  [
    ...encodings.map((encoding) => sentence([code(encoding.name)], encoding)),
    ...(itemEncoding ? [sentence(['Each part'], itemEncoding)] : []),
  ].filter((words) => words.length > 1)

function sentence(subject: Words, encoding: Encoding): Words {
  const parts = partsOf(encoding)
  return parts.length === 0 ? subject : [...subject, ' is sent ', ...listWords(parts, ' and ')]
}

function partsOf(encoding: Encoding): Words[] {
  const types = encoding.types.map((type): Words => [code(type)])
  const headers = encoding.headers.map((name): Words => [code(name)])
  const style = styleWords(encoding, 'query', undefined)
  return [
    ...(types.length > 0 ? [['as ', ...listWords(types, ' or ')]] : []),
    ...(style ? [[style]] : []),
    ...(headers.length > 0 ? [['with the headers ', ...listWords(headers, ' and ')]] : []),
    ...(encoding.allowReserved ? [['without encoding reserved characters']] : []),
  ]
}

const code = (text: string): Words[number] => ({ kind: 'code', text })
