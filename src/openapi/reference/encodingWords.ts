import type { Words } from '../../model/apiView.ts'
import { childOf, type YamlNode } from '../../yaml/node.ts'
import { entriesOf, isTrue, scalarText } from '../read/document.ts'
import type { PageContext } from './pageContext.ts'
import { listWords } from './schema/typeWords.ts'
import { styleWords } from './styleWords.ts'

/** How the fields of a form or of a body of several parts are sent: https://spec.openapis.org/oas/v3.1.1#encoding-object */
export function encodingWords(page: PageContext, media: YamlNode): Words[] {
  const named = entriesOf(childOf(media, 'encoding')).map(({ key, value }) => sentence([code(key)], value))
  const items = childOf(media, 'itemEncoding')
  return [...named, ...(items ? [sentence(['Each part'], items)] : [])].filter((words) => words.length > 1)

  function sentence(subject: Words, encoding: YamlNode): Words {
    const parts = partsOf(encoding)
    return parts.length === 0 ? subject : [...subject, ' is sent ', ...listWords(parts, ' and ')]
  }

  function partsOf(encoding: YamlNode): Words[] {
    const types = (scalarText(childOf(encoding, 'contentType')) ?? '').split(/\s*,\s*/).filter(Boolean)
    const headers = entriesOf(childOf(encoding, 'headers')).map(({ key }): Words => [code(key)])
    const style = styleWords(page, encoding, 'query', undefined)
    return [
      ...(types.length > 0
        ? [
            [
              'as ',
              ...listWords(
                types.map((type): Words => [code(type)]),
                ' or ',
              ),
            ],
          ]
        : []),
      ...(style ? [[style]] : []),
      ...(headers.length > 0 ? [['with the headers ', ...listWords(headers, ' and ')]] : []),
      ...(isTrue(childOf(encoding, 'allowReserved')) ? [['without encoding reserved characters']] : []),
    ]
  }
}

const code = (text: string): Words[number] => ({ kind: 'code', text })
