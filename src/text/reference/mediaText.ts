import type { MediaView } from '../../model/apiView.ts'
import { codeSpan, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { bodyText, valuesText } from './schemaText.ts'
import { factList, plain, restList, sentence, spaced } from './words.ts'

/** A body in one media type, or several. */
export function mediaText(
  {
    type,
    alsoTypes = [],
    schema,
    facts,
    description,
    values,
    jsonSchema,
    encoding,
    body,
    more,
    leftOut,
    rest,
  }: MediaView,
  texts: Texts,
): string[] {
  const { reference } = texts
  const file = jsonSchema === undefined ? '' : link(plain(reference.jsonSchema), jsonSchema)
  return [
    spaced([type === '' ? '' : [type, ...alsoTypes].map(codeSpan).join(', '), sentence(schema), file]),
    description?.markdown ?? '',
    ...valuesText(values, texts),
    factList(facts, texts),
    ...encoding.map((words) => paragraph(sentence(words))),
    ...(body && leftOut !== 'fields' ? bodyText(body, texts) : []),
    more && leftOut !== 'fields' ? fill(plain(reference.seeFields), { link: sentence([more]) }) : '',
    restList({ rest }),
  ]
}
