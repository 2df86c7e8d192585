import type { Nodes, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'
import type { InlineMark } from './inlineMarks.ts'

const DEFINED = /^[ \t>]*\*\[([^\]\n]+)\]:[ \t]*(\S[^\n]*)$/

/** Takes the abbreviations (`*[HTML]: Hypertext Markup Language`, in paragraphs of their own) out of a tree. */
export function takeAbbreviations(root: Root, text: string): InlineMark[] {
  if (!/^[ \t>]*\*\[[^\]\n]+\]:/m.test(text)) return []
  const meanings = new Map<string, string>()
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue
    Object.assign(node, { children: node.children.filter((child) => !isTaken(child, text, meanings)) })
    pushAll(open, node.children)
  }
  if (meanings.size === 0) return []
  // The longest first, of those that begin alike.
  const names = [...meanings.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(SPECIAL, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return [{ pattern, element: (written) => ({ name: 'abbr', title: meanings.get(written) ?? '' }) }]
}

const SPECIAL = /[\\^$.*+?()[\]{}|/-]/g

function isTaken({ type, position }: Nodes, text: string, meanings: Map<string, string>): boolean {
  if (type !== 'paragraph' || !position) return false
  const lines = text.slice(position.start.offset, position.end.offset).split('\n')
  const defined = lines.map((line) => DEFINED.exec(line))
  if (defined.some((found) => !found)) return false
  for (const [, name = '', meaning = ''] of defined.flatMap((found) => (found ? [found] : [])))
    if (!meanings.has(name)) meanings.set(name, meaning.trim())
  return true
}
