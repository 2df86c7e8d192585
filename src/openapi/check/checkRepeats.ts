import { type Problem, warning } from '../../model/problem.ts'
import { jsonOf } from '../../yaml/exactJson.ts'
import { exactValue } from '../../yaml/exactValue.ts'
import type { ApiDocument } from '../read/apiDocument.ts'
import { itemsOf } from '../read/nodes.ts'
import type { Schema } from '../read/schema/schema.ts'

/** Reports allowed values and required names that are there twice. */
export const checkRepeats = (document: ApiDocument): Problem[] =>
  document.everySchema().flatMap(({ schema }) => [...repeatsIn(schema, 'enum'), ...repeatsIn(schema, 'required')])

function repeatsIn({ keywords }: Schema, keyword: 'enum' | 'required'): Problem[] {
  const seen = new Set<string>()
  return itemsOf(keywords.written.get(keyword)).flatMap((item) => {
    const text = jsonOf(exactValue(item))
    const isRepeated = seen.has(text)
    seen.add(text)
    if (!isRepeated) return []
    return warning('invalid-spec', item.place, {
      message: `"${keyword}" has ${text} twice`,
      fix: 'remove one of the two',
    })
  })
}
