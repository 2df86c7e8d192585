import { cutFunctions, type StyleNode, type StyleRule, splitSelectors } from './styleTree.ts'

// Selectors that match only after an action with the pointer, the keyboard or a button.
const STATES =
  /(?<!\\):(?:hover|active|focus(?:-visible|-within)?|popover-open|target)\b|::(?:backdrop|selection|view-transition)|\[data-copied\]/

// What is not for screens, what moves, and the colours that readers choose for pictures, which come later.
const CONDITIONS = /^@(?:media\b.*(?:\bprint\b|prefers-reduced-motion|forced-colors)|keyframes|starting-style)/

// What shows only while a reader points, selects, scrolls or changes something, and what is a matter of polish: it moves
// nothing, and its absence is not seen in the moment until the whole sheet is there.
const PROPERTIES =
  /^(?:transition|animation|cursor|pointer-events|user-select|overscroll-behavior|view-transition-name|outline-offset|accent-color|resize|(?:border(?:-\w+)*-radius|box-shadow|text-decoration-(?:color|thickness)|text-underline-offset|scrollbar-color|-webkit-font-smoothing))\s*:/

const PICTURE = /url\((?:"[^"]*"|'[^']*'|[^)]*)(?:\)|$)/g
const NO_PICTURE = 'linear-gradient(#0000,#0000)'

/**
 * The part of a style sheet without which a page would look different, or be laid out differently, when it is painted
 * first. Pictures come with the whole sheet, which moves nothing: a
 * transparent one is in their place.
 */
export function firstPaintOf(nodes: StyleNode[]): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (typeof node === 'string') return PROPERTIES.test(node) ? [] : [node.replace(PICTURE, NO_PICTURE)]
    // A font that is preloaded is there in time, and its absence would move the text.
    if (node.head === '@font-face') return [node]
    const head = headAtFirst(node)
    const inside = firstPaintOf(node.inside)
    return head === '' || inside.length === 0 ? [] : [{ head, inside }]
  })
}

function headAtFirst({ head }: StyleRule): string {
  if (head.startsWith('@')) return CONDITIONS.test(head) ? '' : head
  return splitSelectors(head)
    .filter((selector) => !STATES.test(withoutNot(selector)))
    .join(',')
}

/** `:not(:focus)` holds at first. */
const withoutNot = (selector: string): string => cutFunctions(selector, /:(not)\(/g).plain
