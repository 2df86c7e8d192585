import { hash } from 'node:crypto'
import type { SearchPart } from './searchParts.ts'

/** The texts of a group are mostly one file: 42 files of 1,000 pages. */
const FEWEST = 8
const ONE_IN = 16
const MOST = 48

/**
 * Splits parts into groups of successive ones. Where a group ends depends on addresses and not on texts, so that an edit
 * changes one group, and a new page one or two.
 */
export function groupParts(parts: SearchPart[]): SearchPart[][] {
  const groups: SearchPart[][] = []
  let group: SearchPart[] = []
  for (const part of parts) {
    if (group.length === MOST || (group.length >= FEWEST && isFirst(part))) {
      groups.push(group)
      group = []
    }
    group.push(part)
  }
  return group.length > 0 ? [...groups, group] : groups
}

const isFirst = ({ href }: SearchPart): boolean => Number.parseInt(hash('sha256', href).slice(0, 2), 16) % ONE_IN === 0
