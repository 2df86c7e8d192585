import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'

const RULE = /^([ \t>]*)r\[([a-z][\w-]*(?:\.[\w-]+)*)\][ \t]*$/

/** `r[items.fn.intro]` (https://github.com/rust-lang/spec) names what follows; links lead to it. */
export const ruleStep: Step = (edited, { tally, source }) => {
  const edits = linesOf(edited.text).flatMap(({ start, text, inCode }, index): Edit[] => {
    const [, margin = '', name] = inCode ? [] : (RULE.exec(text) ?? [])
    if (name === undefined) return []
    tally.note('r[rule]', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
    return [{ start, end: start + text.length, text: `${margin}<a id="r-${name}"></a>` }]
  })
  return applyEdits(edited, edits)
}
