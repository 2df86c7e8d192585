import type { ShownBy } from '../../model/output.ts'
import { cutFunctions, type StyleNode, splitSelectors } from './styleTree.ts'

const FUNCTION = /::?([\w-]+)\(/g
/** The pseudo-classes whose arguments name what a document must have. */
const ALTERNATIVES = new Set(['is', 'where', 'has'])

/** A list with fewer names is for more documents, so that what is beyond these bounds can be left out. */
const MOST_NAMES = 16
const MOST_COMBINED = 64
const MOST_LEVELS = 10

/**
 * What a document must have so that some rule of a style sheet can apply to it: one of the lists, all names of it. A name
 * is a class with its dot, or an element.
 */
export function shownBy(nodes: StyleNode[]): ShownBy {
  const found = new Map<string, string[]>()
  visit(nodes, [[]], (names) => {
    const list = [...new Set(names)].toSorted()
    found.set(list.join(' '), list)
  })
  const lists = [...found.values()]
  const alone = new Set(lists.flatMap((list) => (list.length === 1 ? list : [])))
  return found.has('') ? [[]] : lists.filter((list) => list.length === 1 || !list.some((name) => alone.has(name)))
}

function visit(nodes: StyleNode[], around: string[][], add: (names: string[]) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const names = node.head.startsWith('@')
      ? around
      : combine(
          around,
          splitSelectors(node.head).flatMap((each) => namesOf(each)),
        )
    if (!node.head.startsWith('@') && node.inside.some((each) => typeof each === 'string'))
      for (const list of names) add(list)
    visit(node.inside, names, add)
  }
}

/** Where there would be too many lists, the shorter of the two alone. */
function combine(one: string[][], other: string[][]): string[][] {
  if (isAnything(one)) return other
  if (isAnything(other)) return one
  if (one.length * other.length > MOST_COMBINED) return one.length > other.length ? other : one
  return one.flatMap((before) => other.map((after) => [...before, ...after].slice(0, MOST_NAMES)))
}

const isAnything = (lists: string[][]): boolean => lists.length === 1 && lists[0]?.length === 0

/** The names that a selector needs: several lists where it has alternatives inside `:is()` and the like. */
function namesOf(selector: string, level = 0): string[][] {
  if (level === MOST_LEVELS) return [[]]
  const { plain, cut } = cutFunctions(selector, FUNCTION)
  const needed = cut
    .filter(({ name }) => ALTERNATIVES.has(name))
    .map(({ argument }) => splitSelectors(argument).flatMap((each) => namesOf(each, level + 1)))
  return [...needed, [plainNames(plain)]].reduce(combine)
}

const ESCAPE = /\\(?:[\da-f]{1,6}\s?|[\s\S]|$)/gi
/** Stands for an escape; no name of a document has it. */
const ESCAPED = '\0'

/** Classes and elements; not what stands in attributes, or after a colon, and no name with an escape. */
function plainNames(selector: string): string[] {
  const plain = selector
    .replace(ESCAPE, ESCAPED)
    .replace(/\[[^\]]*(?:\]|$)/g, '')
    .replace(/::?[\w\0-]+/g, '')
    .replace(/[\w.\0-]+/g, (names) => (names.includes(ESCAPED) ? '' : names))
  const names = plain.match(/\.?[a-z][\w-]*/gi) ?? []
  return names.filter((name) => name !== 'html' && name !== 'body').slice(0, MOST_NAMES)
}
