import { linesOf } from '../convert/lines.ts'
import { folderOf, joined, relativeLink } from '../paths.ts'

/** The targets of links, pictures and definitions that are relative to the file. */
const RELATIVE = /((?<!\\)\]\([ \t]*<?|^ {0,3}\[[^\]\n]{1,300}\]:[ \t]*<?)(?![a-z][a-z\d+.-]*:|[/#<{])([^\s()<>#?]+)/gi

/** A text of one file as a part of another one, with links to the same files. */
export function movedLinks(text: string, from: string, to: string): string {
  if (folderOf(from) === folderOf(to)) return text
  const moved = (_: string, before: string, target: string): string =>
    before + relativeLink(to, joined(folderOf(from), target)) + (target.endsWith('/') ? '/' : '')
  return linesOf(text)
    .map(({ text: line, inCode }) => (inCode ? line : line.replace(RELATIVE, moved)))
    .join('\n')
}
