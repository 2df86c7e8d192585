import type { Blockquote, Paragraph, PhrasingContent } from 'mdast'
import type { Block, CalloutKind } from '../../model/blocks.ts'
import { CALLOUT_KINDS } from './directiveKinds.ts'

const MARK = /^\[!([a-z]+)\]([-+]?)(?:[ \t]+|(?=\n)|$)/i

/**
 * A quote that begins with `[!NOTE]`, which is GitHub's spelling of a callout; of no kind if there is none of this name.
 * A title may follow, and `-` or `+` before it makes it a section that unfolds.
 */
export type Alert = {
  name: string
  kind: CalloutKind | undefined
  fold: 'folded' | 'unfolded' | undefined
  title: PhrasingContent[]
  children: Blockquote['children']
}

export function alertIn({ children: [first, ...rest] }: Blockquote): Alert | undefined {
  if (first?.type !== 'paragraph') return undefined
  const [text] = first.children
  const [mark, name, sign] = (text?.type === 'text' && MARK.exec(text.value)) || []
  if (mark === undefined || name === undefined || text?.type !== 'text') return undefined
  const kind = CALLOUT_KINDS.find((each) => each === name.toLowerCase())
  const fold = sign === '-' ? 'folded' : sign === '+' ? 'unfolded' : undefined
  const unmarked = [{ ...text, value: text.value.slice(mark.length) }, ...first.children.slice(1)]
  const { line, below } = firstLine(unmarked)
  return { name, kind, fold, title: line, children: [...paragraphOf(first, below), ...rest] }
}

/** The block that an alert is drawn as. */
export const alertBlock = (kind: CalloutKind, { fold }: Alert): Block =>
  fold === undefined
    ? { name: 'Callout', props: { kind } }
    : { name: 'Details', props: { open: fold === 'unfolded' ? true : undefined } }

/** What stands on the first line of a paragraph, and below it. */
function firstLine(nodes: PhrasingContent[]): { line: PhrasingContent[]; below: PhrasingContent[] } {
  const end = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')))
  const last = nodes[end]
  if (last?.type !== 'text') {
    const line = end < 0 ? nodes : nodes.slice(0, end)
    return { line: withoutEmpty(line), below: end < 0 ? [] : nodes.slice(end + 1) }
  }
  const at = last.value.indexOf('\n')
  const line = [...nodes.slice(0, end), { ...last, value: last.value.slice(0, at).trimEnd() }]
  return {
    line: withoutEmpty(line),
    below: withoutEmpty([{ ...last, value: last.value.slice(at + 1) }, ...nodes.slice(end + 1)]),
  }
}

const withoutEmpty = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.filter((node) => node.type !== 'text' || node.value !== '')

const paragraphOf = (paragraph: Paragraph, children: PhrasingContent[]): Paragraph[] =>
  children.length > 0 ? [{ ...paragraph, children }] : []
