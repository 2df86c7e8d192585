import { codeFence, codeSpan } from '../../model/markdown.ts'
import type { Edit } from '../convert/edits.ts'
import { indented, isLast } from '../convert/lines.ts'
import type { JsxElement } from './attributes.ts'
import { type Context, marginIn } from './context.ts'

/** An element with its tags; without contents, the first is the whole element. */
export type Tags = { node: JsxElement; open: Edit; close: Edit | undefined }

/** Marks what was not converted: a comment around contents that are kept, a callout with the source in place of nothing. */
export function placeholder({ node, open, close }: Tags, context: Context): Edit[] {
  const { text, placeAt } = context
  const source = text.slice(open.start, open.end).replace(/\s+/g, ' ')
  if (close) {
    const comment = `<!-- not imported: ${source.replaceAll('--', '- -')} -->`
    // Markdown does not read the rest of a line that begins with a comment.
    const isInline = !text.slice(open.end, close.start).startsWith('\n')
    return [
      { ...open, text: isInline ? '' : comment },
      { ...close, text: isInline ? comment : '' },
    ]
  }
  // Inside a tag on the same line there is no Markdown.
  const before = text.slice(placeAt(open.start).lineStart, open.start).trimEnd()
  if (/[^\s>]>$/.test(before)) return [{ ...open, text: `<code>${source.replaceAll('<', '&lt;')}</code>` }]
  // The end of a directive has a line of its own.
  if (node.type === 'mdxJsxTextElement' || !isLast(text, open.end)) return [{ ...open, text: codeSpan(source) }]
  const lines = text.slice(open.start, open.end).split('\n')
  const shown = lines.length === 1 ? codeSpan(source) : codeFence(dedented(lines).join('\n'), 'jsx')
  return [{ ...open, text: indented(`:::caution[Not imported]\n${shown}\n:::`, marginIn(context, open.start).margin) }]
}

/** The lines of a source without the indentation that all but the first have in common. */
function dedented([first = '', ...others]: string[]): string[] {
  const widths = others.flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]))
  const width = widths.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY)
  return [first, ...others.map((line) => line.slice(width))]
}
