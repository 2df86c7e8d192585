import type { EntryGroup } from './contentsOf.ts'

export type Found = { groups: EntryGroup[]; count: number; more: number }

// More would not be read, and a list of thousands is slow to make at every key.
const SHOWN = 100

/** The entries in which every word of the query is found: in label, method or path, or in the label of their group. */
export function matching(groups: EntryGroup[], query: string): Found {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = groups.flatMap((group): EntryGroup[] => {
    const items = group.items.filter((item) =>
      hasAll(`${group.label} ${item.method ?? ''} ${item.label} ${item.path ?? ''} ${item.id}`, words),
    )
    return items.length > 0 || hasAll(group.label, words) ? [{ ...group, items }] : []
  })
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  let left = SHOWN
  const shown = found.map((group) => {
    const items = group.items.slice(0, left)
    left -= items.length
    return { ...group, items }
  })
  const some = shown.filter((group, index) => group.items.length > 0 || found[index]?.items.length === 0)
  return { groups: some, count, more: Math.max(0, count - SHOWN) }
}

function hasAll(text: string, words: string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}
