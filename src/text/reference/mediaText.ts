import type { MediaView } from '../../model/apiView.ts'
import { codeSpan, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { bodyText } from './schemaText.ts'
import { factList, plain, sentence, spaced } from './words.ts'

/** A body in one media type. */
export function mediaText(
  { type, schema, facts, jsonSchema, encoding, body, more }: MediaView,
  texts: Texts,
): string[] {
  const { reference } = texts
  const file = jsonSchema === undefined ? '' : link(plain(reference.jsonSchema), jsonSchema)
  return [
    spaced([codeSpan(type), sentence(schema), file]),
    factList(facts),
    ...encoding.map((words) => paragraph(sentence(words))),
    ...(body ? bodyText(body, texts) : []),
    more ? fill(plain(reference.seeFields), { link: sentence([more]) }) : '',
  ]
}
