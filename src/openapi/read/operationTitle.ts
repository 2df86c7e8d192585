import { capitalised } from '../../model/nameInWords.ts'
import type { Operation } from './operations.ts'

type Named = Pick<Operation, 'summary' | 'operationId' | 'method' | 'path'>

/** What an operation is called: by its summary, else by its operationId in words, else by its method and path. */
export const titleOf = ({ summary, operationId, method, path }: Named): string =>
  plain(summary ?? '') || inWords(operationId ?? '') || `${method} ${path}`

/** A title has no markup: of code, emphasis and links, the words are left. */
const plain = (summary: string): string =>
  summary
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .trim()

/** `listOrderItems`, `list_order_items` and `orders.list-items` as a sentence would have them: "List order items". */
function inWords(id: string): string {
  const words = id
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+|\s+/u)
    .filter((word) => word !== '')
    .map((word) => (isAcronym(word) ? word : word.toLowerCase()))
    .join(' ')
  return capitalised(words)
}

const isAcronym = (word: string): boolean => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word)
