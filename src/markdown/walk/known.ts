import type { Nodes } from 'mdast'
import type { OwnDirectives } from '../../model/ownTheme.ts'
import { isComment } from '../comment.ts'
import { directiveOf } from '../directives/ownDirective.ts'
import { isLineBreak } from '../islands.ts'

/** The context of a node that decides whether the walk supports it. */
export type Inside = {
  heading: boolean
  line: boolean
  link: boolean
  footnote: boolean
  /** How many cells of a row are shown. */
  columns: number
  isShown: boolean
}

export const NOWHERE: Inside = {
  heading: false,
  line: false,
  link: false,
  footnote: false,
  columns: Infinity,
  isShown: true,
}

export function within(node: Nodes, inside: Inside): Inside {
  switch (node.type) {
    case 'table':
      return { ...inside, columns: node.align?.length || Infinity }
    case 'heading':
      return { ...inside, heading: true }
    case 'paragraph':
    case 'tableCell':
      return { ...inside, line: true }
    case 'link':
    case 'linkReference':
      return { ...inside, link: true }
    case 'footnoteDefinition':
      return { ...inside, footnote: true }
    default:
      return inside
  }
}

/** In what the child of a node at an index stands. Cells beyond those of the head of their table are not shown. */
export const atIndex = (node: Nodes, index: number, inside: Inside): Inside =>
  node.type === 'tableRow' && index >= inside.columns ? { ...inside, isShown: false } : inside

/**
 * Whether the walk writes a node as the reference does. This is the one place where it is decided; what is not listed, and
 * whatever is rare or needs the sanitiser, is left to the reference.
 */
export function isKnown(node: Nodes, inside: Inside, options: { ownDirectives?: OwnDirectives | undefined }): boolean {
  switch (node.type) {
    case 'root':
    case 'paragraph':
    case 'blockquote':
    case 'thematicBreak':
    case 'list':
    case 'listItem':
    case 'code':
    case 'table':
    case 'tableRow':
    case 'tableCell':
    case 'strong':
    case 'delete':
    case 'inlineCode':
    case 'image':
    case 'imageReference':
    case 'definition':
    case 'formula':
    case 'inlineFormula':
    case 'icon':
      return true
    case 'emphasis':
      return node.data?.hName === undefined || node.data.hName === 'mark'
    case 'containerDirective':
      return (directiveOf(node.name, options)?.drawing.kind ?? 'content') !== 'content'
    case 'text':
      // Without a position, a problem in it is placed where the latest one was looked for.
      return node.position !== undefined || !node.value.includes('{{')
    case 'heading':
      return !inside.footnote
    case 'link':
    case 'linkReference':
      return !inside.link
    case 'footnoteReference':
      return !inside.link && !inside.heading
    case 'footnoteDefinition':
      return /^[\w-]+$/.test(node.identifier) && node.children.at(-1)?.type === 'paragraph'
    case 'break':
      return !inside.heading
    case 'html':
      return !inside.heading && (isComment(node.value) || (inside.line && isLineBreak(node.value)))
    default:
      return false
  }
}
