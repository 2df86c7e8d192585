import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { codeIn } from '../convert/fences.ts'
import { indented, marginAt } from '../convert/lines.ts'

const FILE = /(?<!\s)\s+file=(?:<rootDir>)?([^\s#]+)(?:#L(\d+)(?:(-)(?:L(\d+))?)?)?(?=\s|$)/

/** A fence with `file=./x.js#L2-L5` holds these lines of the file (https://github.com/kevin940726/remark-code-import). */
export const codeFileStep: Step = (edited, { include, parse, tally, source }) => {
  if (!/^[ \t>]*[`~]{3}.*\sfile=/m.test(edited.text)) return edited
  const edits = [...codeIn(parse(edited.text))].flatMap((node): Edit[] => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const [opening = ''] = edited.text.slice(start, end).split('\n', 1)
    const [written, path = '', from, dash, to = dash === undefined ? from : undefined] = FILE.exec(opening) ?? []
    const fence = /^(?:`{3,}|~{3,})/.exec(opening)?.[0]
    if (written === undefined || fence === undefined) return []
    const line = node.position?.start.line ?? 1
    const file = include(path)
    tally.note('fence with file=', file ? 'converted' : 'left', { file: source, line: edited.lines[line - 1] ?? line })
    const info = opening.replace(FILE, '')
    if (!file) return [{ start, end: start + opening.length, text: info }]
    const lines = file.text.trimEnd().split('\n')
    const code = lines.slice(Number(from ?? 1) - 1, to === undefined ? undefined : Number(to))
    const { margin } = marginAt(edited.text, start, start - (node.position?.start.column ?? 1) + 1)
    return [{ start, end, text: indented([info, ...code, fence].join('\n'), margin) }]
  })
  return applyEdits(edited, edits)
}
