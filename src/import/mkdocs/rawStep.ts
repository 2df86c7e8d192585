import { codeIn, isIn } from '../convert/codeIn.ts'
import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit, lineAt } from '../convert/edits.ts'

const RAW = /(\{%-?[ \t]*raw[ \t]*-?%\})([\s\S]*?)(\{%-?[ \t]*endraw[ \t]*-?%\})/g

/** What stands between `{% raw %}` and `{% endraw %}` is shown: its braces are code, if they are not already. */
export const rawStep: Step = (edited, { tally, source }) => {
  const { text, lines } = edited
  if (!/\{%-?[ \t]*raw/.test(text)) return edited
  const code = codeIn(text)
  const edits = [...text.matchAll(RAW)].flatMap(({ index, 1: open = '', 2: inner = '', 3: close = '' }): Edit[] => {
    tally.note('{% raw %}', 'converted', { file: source, line: lines[lineAt(text, index)] ?? 1 })
    const start = index + open.length
    const shown = [...inner.matchAll(/\{\{[^}\n]*\}\}|\{%[^%\n]*%\}/g)].flatMap((match): Edit[] => {
      const at = start + match.index
      return isIn(at, code) ? [] : [{ start: at, end: at + match[0].length, text: `\`${match[0]}\`` }]
    })
    const end = start + inner.length
    return [{ start: index, end: start, text: '' }, ...shown, { start: end, end: end + close.length, text: '' }]
  })
  return applyEdits(edited, edits)
}
