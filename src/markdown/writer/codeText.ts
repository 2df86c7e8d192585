import { type Code, textOfLine } from '../../model/code.ts'
import { type CodeBlock, isWithin } from '../../model/codeMarkup.ts'
import { codeFence, escapeText, oneLine } from '../../model/markdown.ts'

/**
 * Writes the code without the marks of its fence; for changes it writes a diff, since added and removed lines would
 * look alike.
 */
export function blockFence({ code, display }: CodeBlock): string {
  if (display.inserted.length === 0 && display.deleted.length === 0) {
    return codeFence(codeText(code), code.language === 'text' ? '' : code.language)
  }
  const marked = code.lines.map((line, index) => {
    const mark = isWithin(index + 1, display.deleted) ? '- ' : isWithin(index + 1, display.inserted) ? '+ ' : '  '
    return mark + textOfLine(line)
  })
  return codeFence(marked.join('\n'), 'diff')
}

/** The title, which stands above the code. */
export const blockTitle = ({ display: { title } }: CodeBlock): string =>
  title ? `**${escapeText(oneLine(title).trim())}**` : ''

export const codeText = ({ lines }: Code): string => lines.map(textOfLine).join('\n')
