import type { Place } from '../../model/problem.ts'
import type { YamlNode, YamlScalar } from '../../yaml/node.ts'
import type { SpecDocument } from './document.ts'
import { scalarText } from './nodes.ts'

/** A text that is shown to readers: Markdown if it is a description. */
export type SpecText = {
  /** With its variables replaced. */
  text: string
  /** As written, so that values of variables are never interpreted as Markdown. */
  markdown: string
  /** The place of its first character. */
  place: Place
  /** Whether the file spells it in another way (`\n` for a line break), so that it has no lines of its own there. */
  flat: boolean
}

/** The text of a node. Repeated calls return the same object, so that a shared text is rendered once. */
export function createTextReader(document: SpecDocument): (node: YamlNode | undefined) => SpecText | undefined {
  const known = new Map<YamlNode, SpecText>()
  return (node) => {
    if (node?.kind !== 'scalar' || node.value === null || node.value === '') return undefined
    const read = known.get(node) ?? readText(document, node)
    known.set(node, read)
    return read
  }
}

function readText(document: SpecDocument, node: YamlScalar): SpecText {
  const markdown = document.writtenText(node) ?? ''
  const flat = node.style !== 'literal' && markdown.includes('\n')
  return { text: scalarText(node) ?? '', markdown, place: node.textPlace, flat }
}
