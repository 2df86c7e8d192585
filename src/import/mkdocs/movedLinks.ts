import { type Line, linesOf } from '../convert/lines.ts'
import { folderOf, joined, relativeLink } from '../paths.ts'

/** The targets of links, pictures and definitions that are relative to the file. */
const RELATIVE = /((?<!\\)\]\([ \t]*<?|^ {0,3}\[[^\]\n]{1,300}\]:[ \t]*<?)(?![a-z][a-z\d+.-]*:|[/#<{])([^\s()<>#?]+)/gi

/** A text of one file as a part of another one, with links to the same files. */
export function movedLinks(text: string, from: string, to: string): string {
  if (folderOf(from) === folderOf(to)) return text
  const moved = (_: string, before: string, target: string): string =>
    before + relativeLink(to, joined(folderOf(from), target)) + (target.endsWith('/') ? '/' : '')
  const lines = linesOf(text)
  const indented = indentedCode(lines)
  return lines
    .map((line, index) => (line.inCode || indented.has(index) ? line.text : line.text.replace(RELATIVE, moved)))
    .join('\n')
}

/** What begins a block whose lines are indented. */
const OPENING = /^ {0,3}(?:[-*+][ \t]|\d+[.)][ \t]|!!!|\?\?\?|===|:[ \t]|\[\^)/

/** The indexes of lines that are code by their indentation: behind a blank line, and not in another block. */
function indentedCode(lines: readonly Line[]): Set<number> {
  const code = new Set<number>()
  let [isInBlock, isAfterBlank] = [false, true]
  for (const [index, { text, indent }] of lines.entries()) {
    if (text.trim() === '') isAfterBlank = true
    else if (indent < 4) [isInBlock, isAfterBlank] = [OPENING.test(text) || (isInBlock && !isAfterBlank), false]
    else if (!isInBlock && isAfterBlank) code.add(index)
  }
  return code
}
