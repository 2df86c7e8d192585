import type { ConditionView, InlineContent } from '../../model/apiView.ts'
import { list } from '../../model/markdown.ts'
import { sentence } from './words.ts'

/** A rule of the kind "when this, then that". */
export function conditionText({ when, demands, otherwise }: ConditionView): string[] {
  return [
    ...(demands.length > 0 ? [`When ${sentence(when)}:`, demandList(demands)] : []),
    ...(otherwise.length > 0
      ? [demands.length > 0 ? 'Otherwise:' : `Unless ${sentence(when)}:`, demandList(otherwise)]
      : []),
  ]
}

const demandList = (demands: InlineContent[]): string => list(demands.map(sentence))
