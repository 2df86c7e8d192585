import type { ElementContent } from 'hast'
import type { Blockquote, Paragraph } from 'mdast'
import { defaultHandlers, type Handler, type State } from 'mdast-util-to-hast'
import { warning } from '../../model/problem.ts'
import { didYouMean } from '../../model/suggestion.ts'
import type { TextContext } from '../context.ts'
import { CALLOUT_KINDS, calloutElement } from './callout.ts'

const MARK = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i

/** Turns a quote that starts with `[!NOTE]`, GitHub's spelling, into a callout. */
export function alertHandler(context: TextContext): Handler {
  return (state: State, node: Blockquote) => {
    const [first, ...rest] = node.children
    const name = first?.type === 'paragraph' ? markOf(first) : undefined
    if (first?.type !== 'paragraph' || name === undefined) return defaultHandlers.blockquote(state, node)
    const kind = CALLOUT_KINDS.find((each) => each === name.toLowerCase())
    if (!kind) return unknown(name, state, node, context)
    const children = [...withoutMark(first), ...rest]
    const callout = calloutElement(kind, [], blocks(state, { ...node, children }))
    state.patch(node, callout)
    return callout
  }
}

const blocks = (state: State, node: Blockquote): ElementContent[] => state.all(node)

function markOf({ children: [first] }: Paragraph): string | undefined {
  return first?.type === 'text' ? MARK.exec(first.value)?.[1] : undefined
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

function unknown(name: string, state: State, node: Blockquote, context: TextContext): ReturnType<Handler> {
  const kinds = CALLOUT_KINDS.map((kind) => kind.toUpperCase())
  const message = `"[!${name}]" is not a kind of callout`
  const fix = didYouMean(name, kinds) ?? `use one of  ${kinds.join(', ')}`
  context.problems.push(warning('unknown-directive', context.placeOf(node), { message, fix }))
  return defaultHandlers.blockquote(state, node)
}
