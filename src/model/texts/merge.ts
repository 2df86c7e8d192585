import { PLURALS, type Texts } from './texts.ts'

/** Texts by their keys, in rooms. */
export type TextTree = { [key: string]: string | TextTree | undefined }

/** Texts with some of them replaced. */
export function merged(texts: Texts, own: unknown): Texts {
  const tree = mergedTree(texts, own)
  if (!isLike(texts, tree)) throw new Error('texts have lost some of their keys')
  return tree
}

function mergedTree(base: TextTree, own: unknown): TextTree {
  const keys = 'other' in base ? PLURALS : Object.keys(base)
  return Object.fromEntries(
    keys.flatMap((key): [string, string | TextTree][] => {
      const [before, given] = [base[key], at(own, key)]
      if (typeof before === 'object') return [[key, mergedTree(before, given)]]
      const text = typeof given === 'string' ? given : before
      return text === undefined ? [] : [[key, text]]
    }),
  )
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined

const isLike = (texts: Texts, tree: TextTree): tree is Texts =>
  Object.entries(texts).every(([key, value]) => typeof tree[key] === typeof value)

/** Whether texts are the same by what they say: those that another thread has been sent are copies. */
export const saysTheSame = (one: TextTree, other: TextTree): boolean => {
  if (one === other) return true
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const isSame = (one: TextTree[string], other: TextTree[string]): boolean =>
  typeof one === 'object' && typeof other === 'object' ? saysTheSame(one, other) : one === other
