import type { ConditionView, InlineContent } from '../../model/apiView.ts'
import { list } from '../../model/markdown.ts'
import { fill, type Texts } from '../../model/texts/texts.ts'
import { plain, sentence } from './words.ts'

/** A rule of the kind "when this, then that". */
export function conditionText({ when, demands, otherwise }: ConditionView, { reference: texts }: Texts): string[] {
  const rule = (text: string): string => fill(plain(text), { conditions: sentence(when) })
  return [
    ...(demands.length > 0 ? [rule(texts.when), demandList(demands)] : []),
    ...(otherwise.length > 0
      ? [demands.length > 0 ? plain(texts.otherwise) : rule(texts.unless), demandList(otherwise)]
      : []),
  ]
}

const demandList = (demands: InlineContent[]): string => list(demands.map(sentence))
