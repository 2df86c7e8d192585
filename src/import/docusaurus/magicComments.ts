import type { Step } from '../convert/dialect.ts'
import { applyEdits, type Edit } from '../convert/edits.ts'
import { linesOf } from '../convert/lines.ts'
import { type Json, listAt, textAt } from '../read/json.ts'

/** The comments in code that a site marks lines by, and those that mean the same everywhere. */
type MagicComments = ReadonlyMap<string, string>

/** https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments */
export const magicCommentsOf = (config: Json): MagicComments =>
  new Map(
    listAt(config, 'themeConfig', 'prism', 'magicComments').flatMap((each) =>
      [
        [textAt(each, 'line'), 'highlight-next-line'],
        [textAt(each, 'block', 'start'), 'highlight-start'],
        [textAt(each, 'block', 'end'), 'highlight-end'],
      ].flatMap(([own, known]): [string, string][] => (own && known && own !== known ? [[own, known]] : [])),
    ),
  )

const COMMENT = /^[ \t>]*(?:\/\/|#|--|<!--|\/\*|\{\/\*)[ \t]*(\S(?:.*\S)?)$/

/** Comments of the site's own become those that a later step reads: what they mark is marked in the same way. */
export function magicCommentStep(comments: MagicComments): Step {
  return (edited, { tally, source }) => {
    if (comments.size === 0) return edited
    const edits = linesOf(edited.text).flatMap((line, index): Edit[] => {
      const [, written = ''] = (line.inCode ? COMMENT.exec(line.text.trimEnd()) : null) ?? []
      const own = written.replace(/[ \t]*(?:-->|\*\/\}?)$/, '')
      const known = comments.get(own)
      if (known === undefined) return []
      tally.note('comments that mark lines', 'converted', { file: source, line: edited.lines[index] ?? index + 1 })
      const start = line.start + line.text.indexOf(written)
      return [{ start, end: start + own.length, text: known }]
    })
    return applyEdits(edited, edits)
  }
}
