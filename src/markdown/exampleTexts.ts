import type { Code, InlineCode } from 'mdast'
import { isCandidate } from '../model/exampleText.ts'
import { placeOfCode } from './codeSamples.ts'
import type { TextContext } from './context.ts'

/** Notes the lines of code that may contain real data of someone. */
export function noteExamples(node: Code | InlineCode, lines: () => string[], context: TextContext): void {
  const code = (node.type === 'code' && node.data?.numbered) || node.value
  if (!isCandidate(code)) return
  const place = node.type === 'code' ? placeOfCode(node, lines(), context).place : placeOfInline(node, context)
  for (const [index, text] of code.split('\n').entries())
    if (isCandidate(text))
      context.exampleTexts.push({ text, place: { ...place, line: place.line + index }, kind: 'code' })
}

/** The text of inline code stands between backticks, with a space if it begins with one. */
function placeOfInline(node: InlineCode, context: TextContext): ReturnType<TextContext['placeOf']> {
  const place = context.placeOf(node)
  const { start, end } = node.position ?? {}
  const around = (end?.offset ?? 0) - (start?.offset ?? 0) - node.value.length
  return { ...place, column: place.column + Math.max(0, around / 2) }
}
