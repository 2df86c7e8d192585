import type { MediaView, PreviewField } from '../../model/apiView.ts'
import { codeSpan, list, paragraph } from '../../model/markdown.ts'
import { link } from '../../model/markdownLink.ts'
import { bodyText } from './schemaText.ts'
import { factList, itemOf, label, marks, plain, sentence, spaced } from './words.ts'

/** A body in one media type. */
export function mediaText({ type, schema, facts, jsonSchema, encoding, preview, detail }: MediaView): string[] {
  const file = jsonSchema === undefined ? '' : link('JSON Schema', jsonSchema)
  const count = `${preview.length} field${preview.length === 1 ? '' : 's'} at a glance`
  return [
    spaced([codeSpan(type), sentence(schema), file]),
    factList(facts),
    ...encoding.map((words) => paragraph(sentence(words))),
    ...(preview.length > 0 ? [label(count), previewList(preview)] : []),
    ...(detail ? bodyText(detail) : []),
  ]
}

const previewList = (fields: PreviewField[]): string =>
  list(
    fields.map(({ name, href, type, required, deprecated, summary, fields: inside }) => {
      const shown = href === undefined ? codeSpan(name) : link(codeSpan(name), href)
      const line = spaced([shown, sentence(type), ...marks({ required, deprecated }), plain(summary)])
      return itemOf([line, previewList(inside)])
    }),
  )
