import type { Element, ElementContent } from 'hast'
import type { RootContent } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import type { TextContext } from '../context.ts'

export type Directive = Extract<RootContent, { type: 'containerDirective' }>

/** A directive taken apart, its contents already elements. */
export type DirectiveParts = {
  node: Directive
  state: State
  /** The content of the brackets; empty without brackets. */
  label: ElementContent[]
  children: ElementContent[]
}

/** Makes the elements of one directive. */
export type DirectiveRenderer = (parts: DirectiveParts, context: TextContext) => Element | ElementContent[]

export function partsOf(state: State, node: Directive): DirectiveParts {
  const [first, ...rest] = node.children
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) {
    return { node, state, label: [], children: state.all(node) }
  }
  return { node, state, label: state.all(first), children: state.all({ ...node, children: rest }) }
}
