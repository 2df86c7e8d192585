import type { Place } from '../../model/problem.ts'
import type { YamlNode, YamlScalar } from '../../yaml/node.ts'
import type { SpecDocument } from './document.ts'
import { scalarText } from './nodes.ts'

/** A text of the document that readers see: Markdown in a description. */
export type SpecText = {
  /** With the values of variables in it. */
  text: string
  /** As it was written, so that the value of a variable is never taken for Markdown. */
  markdown: string
  /** Where its first character stands. */
  place: Place
  /** Whether the file spells it in another way (`\n` for a line break), so that it has no lines of its own there. */
  flat: boolean
}

/** The text of a node; the same object each time, so that what several share is rendered once. */
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
