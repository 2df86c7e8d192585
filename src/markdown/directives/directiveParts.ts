import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'

export type Directive = Extract<RootContent, { type: 'containerDirective' }>

/** A directive taken apart. */
export type DirectiveParts = {
  /** The content of the brackets; empty without brackets. */
  label: PhrasingContent[]
  children: (BlockContent | DefinitionContent)[]
}

export function partsOf({ children }: Directive): DirectiveParts {
  const [first, ...rest] = children
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return { label: [], children }
  return { label: first.children, children: rest }
}

/** The number of colons that a directive begins with; 0 where it is not written itself: a fence as a tab, an included one. */
export function colonsOf({ name, position }: Directive, text: string): number {
  const [, colons = '', written] = /^(:{3,})[ \t]*([\w-]*)/.exec(text.slice(position?.start.offset)) ?? []
  return written === name ? colons.length : 0
}
