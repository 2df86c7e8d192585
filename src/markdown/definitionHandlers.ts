import type { Element, ElementContent } from 'hast'
import type { Handler, Handlers, State } from 'mdast-util-to-hast'
import { element, isElement } from './hastElement.ts'
import type { DefinitionMeaning } from './spellings/definitionLists.ts'

const elementNamed =
  (tagName: string): Handler =>
  (state: State, node) =>
    patched(state, node, element(tagName, {}, state.all(node)))

/** Paragraphs that follow each other without blank lines are text, as in lists. */
const meaning: Handler = (state: State, node: DefinitionMeaning) => {
  const children: ElementContent[] = state
    .all(node)
    .flatMap((child) => (!node.spread && isElement(child, 'p') ? child.children : [child]))
  return patched(state, node, element('dd', {}, children))
}

function patched(state: State, node: Parameters<State['patch']>[0], made: Element): Element {
  state.patch(node, made)
  return made
}

/** Definition lists as elements. */
export const definitionHandlers: Handlers = {
  definitionList: elementNamed('dl'),
  definitionTerm: elementNamed('dt'),
  definitionMeaning: meaning,
}
