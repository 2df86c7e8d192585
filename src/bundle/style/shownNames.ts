import type { ShownBy } from '../../model/output.ts'
import { endOfPart, type StyleNode, splitSelectors } from './styleTree.ts'

const ALTERNATIVES = /:(?:is|where|has)\(/

/**
 * What a document must have so that some rule of a style sheet can apply to it: one of the lists, all names of it. A name
 * is a class with its dot, or an element.
 */
export function shownBy(nodes: StyleNode[]): ShownBy {
  const found = new Set<string>()
  visit(nodes, [[]], (names) => found.add(JSON.stringify([...new Set(names)].toSorted())))
  const lists = [...found].map((text): string[] => JSON.parse(text))
  return lists.filter((list) => !lists.some((other) => other !== list && other.every((name) => list.includes(name))))
}

function visit(nodes: StyleNode[], around: string[][], add: (names: string[]) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const names = node.head.startsWith('@') ? around : combine(around, splitSelectors(node.head).flatMap(namesOf))
    if (!node.head.startsWith('@') && node.inside.some((each) => typeof each === 'string'))
      for (const list of names) add(list)
    visit(node.inside, names, add)
  }
}

const combine = (one: string[][], other: string[][]): string[][] =>
  one.flatMap((before) => other.map((after) => [...before, ...after]))

/** The names that a selector needs: several lists where it has alternatives inside `:is()` and the like. */
function namesOf(selector: string): string[][] {
  const [opening] = ALTERNATIVES.exec(selector) ?? []
  if (opening === undefined) return [plainNames(selector)]
  const start = selector.indexOf(opening) + opening.length
  const end = endOfPart(selector, start, selector.length, ')')
  const inside = splitSelectors(selector.slice(start, end)).flatMap(namesOf)
  return combine(inside, namesOf(selector.slice(0, start - opening.length) + selector.slice(end + 1)))
}

/** Classes and elements; not what stands in other pseudo-classes, attributes, or after a colon. */
function plainNames(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*(?:\]|$)/g, '').replace(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '')
  return plain.match(/\.?[a-z][\w-]*/gi)?.filter((name) => name !== 'html' && name !== 'body') ?? []
}
