import type { Html, Nodes } from 'mdast'
import { isComment } from './comment.ts'

/**
 * Whether a node shows nothing where it stands, so that a page begins after it. `isEmpty` decides about raw HTML that is
 * more than a comment.
 */
export const showsNothing = (node: Nodes, isEmpty: (html: Html) => boolean = () => false): boolean =>
  node.type === 'definition' ||
  node.type === 'footnoteDefinition' ||
  (node.type === 'html' && (isComment(node.value) || isEmpty(node)))
