import { childOf, type YamlNode } from '../../yaml/node.ts'
import { scalarText } from './nodes.ts'
import type { SpecText } from './text.ts'

/** A longer summary of several lines is prose. */
const LONGEST = 120

type Summary = { summary: string | undefined; description: SpecText | undefined }

/** The name and the description of an operation: a summary of several paragraphs is not a name, and follows the description. */
export function readSummary(node: YamlNode, text: (node: YamlNode | undefined) => SpecText | undefined): Summary {
  const summary = scalarText(childOf(node, 'summary'))
  const description = text(childOf(node, 'description'))
  const words = summary?.trim() ?? ''
  if (words.length <= LONGEST || !words.includes('\n')) return { summary, description }
  const prose = text(childOf(node, 'summary'))
  return { summary: undefined, description: prose && description ? joined(description, prose) : (prose ?? description) }
}

const joined = (first: SpecText, second: SpecText): SpecText => ({
  text: `${first.text}\n\n${second.text}`,
  markdown: `${first.markdown}\n\n${second.markdown}`,
  place: first.place,
  flat: true,
})
