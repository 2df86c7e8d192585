import type { Parents } from 'mdast'
import type { MdastParser } from '../mdast.ts'
import { lineCounter, verbatimLines } from './verbatimLines.ts'

const MEANING = /^([ \t>]*):(?=[ \t]+\S)/gm

/**
 * Writes the meanings of definition lists (`: meaning` below a term) as items of lists, whose contents are read by the same
 * rules. Every character keeps its place, so that the marks of the items can be looked up in the text as it was.
 */
export function respellDefinitions(text: string, parseMdast: MdastParser): string {
  let respelled = text
  // What a meaning holds is indented like code, until the meaning is the item of a list.
  for (let depth = 0; depth < DEEPEST && /^[ \t>]*:[ \t]+\S/m.test(respelled); depth++) {
    const before = respelled
    respelled = respelledOnce(before, parseMdast)
    if (respelled === before) break
  }
  return respelled
}

/** Definition lists in the meanings of others are read to this depth. */
const DEEPEST = 4

function respelledOnce(text: string, parseMdast: MdastParser): string {
  const root = parseMdast(text)
  const verbatim = verbatimLines(root)
  const meanings = new Set<number>()
  noteMeanings(root, text.split('\n'), meanings)
  const lineAt = lineCounter(text)
  return text.replace(MEANING, (whole, margin: string, at: number) => {
    const line = lineAt(at)
    return meanings.has(line) && !verbatim.has(line) ? `${margin}+` : whole
  })
}

/** Notes the lines of a container that begin a meaning: below a line of a paragraph, or below another meaning. */
function noteMeanings(parent: Parents, lines: string[], meanings: Set<number>): void {
  let follows: 'nothing' | 'term' | 'meaning' = 'nothing'
  for (const child of parent.children) {
    if (child.type === 'paragraph' && child.position) {
      const { start, end } = child.position
      let isMeaning: boolean = false
      for (let line = start.line; line <= end.line; line++) {
        const hasTerm = line > start.line || follows !== 'nothing'
        if (!hasTerm || !/^[ \t>]*:[ \t]+\S/.test(lines[line - 1] ?? '')) continue
        meanings.add(line)
        isMeaning = true
      }
      follows = isMeaning ? 'meaning' : 'term'
      continue
    }
    // What a meaning holds besides text is indented, like code.
    if (follows !== 'meaning' || child.type !== 'code') follows = 'nothing'
    if ('children' in child) noteMeanings(child, lines, meanings)
  }
}
