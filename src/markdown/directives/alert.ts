import type { Blockquote, Paragraph } from 'mdast'
import type { CalloutKind } from '../../model/blocks.ts'
import { CALLOUT_KINDS } from './directiveKinds.ts'

const MARK = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** A quote that begins with `[!NOTE]`, which is GitHub's spelling of a callout; of no kind if there is none of this name. */
export type Alert = { name: string; kind: CalloutKind | undefined; children: Blockquote['children'] }

export function alertIn({ children: [first, ...rest] }: Blockquote): Alert | undefined {
  if (first?.type !== 'paragraph') return undefined
  const [text] = first.children
  const name = text?.type === 'text' ? MARK.exec(text.value)?.[1] : undefined
  if (name === undefined) return undefined
  const kind = CALLOUT_KINDS.find((each) => each === name.toLowerCase())
  return { name, kind, children: [...withoutMark(first), ...rest] }
}

/** The paragraph without its first line; none when nothing is left. */
function withoutMark(paragraph: Paragraph): Paragraph[] {
  const [first, ...rest] = paragraph.children
  if (first?.type !== 'text') return [paragraph]
  const value = first.value.replace(MARK, '')
  const following = rest[0]?.type === 'break' ? rest.slice(1) : rest
  const children = value === '' ? following : [{ ...first, value }, ...rest]
  return children.length > 0 ? [{ ...paragraph, children }] : []
}
