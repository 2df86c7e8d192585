import type { List, ListItem, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import { pushAll } from '../../model/pushAll.ts'

/** A list of terms, each of which is followed by its meanings. */
type DefinitionList = {
  type: 'definitionList'
  children: (DefinitionTerm | DefinitionMeaning)[]
  position?: List['position']
  data?: List['data']
}
type DefinitionTerm = Omit<Paragraph, 'type'> & { type: 'definitionTerm' }
export type DefinitionMeaning = Omit<ListItem, 'type'> & { type: 'definitionMeaning' }

declare module 'mdast' {
  interface RootContentMap {
    definitionList: DefinitionList
    definitionTerm: DefinitionTerm
    definitionMeaning: DefinitionMeaning
  }
  interface BlockContentMap {
    definitionList: DefinitionList
  }
}

/** Makes definition lists of the lists whose items were written as meanings; the tree is changed. */
export function makeDefinitionLists(root: Root, text: string): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue
    if (node.children.some((child) => isMeanings(child, text))) joinTerms(node, text)
    pushAll(open, node.children)
  }
}

const isMeanings = (node: Nodes, text: string): node is List =>
  node.type === 'list' && text[node.position?.start.offset ?? -1] === ':'

function joinTerms(parent: Parents, text: string): void {
  const joined: Nodes[] = []
  for (const child of parent.children) {
    const before = joined.at(-1)
    if (!isMeanings(child, text) || before?.type !== 'paragraph') joined.push(child)
    else {
      joined.pop()
      const known = joined.at(-1)
      const entries = [...termsIn(before), ...child.children.map(meaningOf)]
      if (known?.type === 'definitionList') pushAll(known.children, entries)
      else
        joined.push({
          type: 'definitionList',
          children: entries,
          ...(before.position ? { position: before.position } : {}),
        })
    }
  }
  Object.assign(parent, { children: joined })
}

const meaningOf = (item: ListItem): DefinitionMeaning => ({ ...item, type: 'definitionMeaning' })

/** Each line of a paragraph is a term. */
function termsIn({ children, position }: Paragraph): DefinitionTerm[] {
  const terms: PhrasingContent[][] = [[]]
  for (const child of children) {
    if (child.type === 'break') terms.push([])
    else if (child.type !== 'text') terms.at(-1)?.push(child)
    else
      for (const [index, value] of child.value.split('\n').entries()) {
        if (index > 0) terms.push([])
        if (value !== '') terms.at(-1)?.push({ ...child, value })
      }
  }
  return terms
    .filter((written) => written.length > 0)
    .map((written) => ({ type: 'definitionTerm', children: written, ...(position ? { position } : {}) }))
}
