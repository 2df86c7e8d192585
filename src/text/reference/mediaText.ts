import type { MediaView } from '../../model/apiView.ts'
import { codeSpan, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { bodyText } from './schemaText.ts'
import { factList, sentence, spaced } from './words.ts'

/** A body in one media type. */
export function mediaText({ type, schema, facts, jsonSchema, encoding, body, more }: MediaView): string[] {
  const file = jsonSchema === undefined ? '' : link('JSON Schema', jsonSchema)
  return [
    spaced([codeSpan(type), sentence(schema), file]),
    factList(facts),
    ...encoding.map((words) => paragraph(sentence(words))),
    ...(body ? bodyText(body) : []),
    more ? `Fields: ${sentence([more])}` : '',
  ]
}
