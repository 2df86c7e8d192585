import type { TokenKind } from '../../model/code.ts'

/**
 * What a grammar finds, where the text and what follows it decide on the kind: a name; an argument, which may have a
 * name; a key, which may be a value; and a value that is written without quotes.
 */
export type FoundKind = TokenKind | 'name' | 'argument' | 'key' | 'scalar'

/** The kind of a part, by its text, by the character before it and by what follows it. */
export type Refine = (found: FoundKind, text: string, before: string, after: string) => TokenKind

const SCALAR =
  /^(?:true|false|null|yes|no|on|off|~|[-+]?(?:\d(?:_*\d)*|(?:\d[\d_]*)?\.\d+)(?:e[-+]?\d+)?|0x[\da-f]+|[-+]?\.inf|\.nan)$/i

/** A name before a bracket is that of a function, also where a fragment of code leaves its grammar in doubt. */
export const refineNames: Refine = (found, text, _before, after) => {
  switch (found) {
    case 'name':
      return after.startsWith('(') ? 'function' : ''
    case 'argument':
      return /^ ?=[^=]/.test(after) ? 'property' : ''
    case 'key':
      return /^\s*(?::|=>)/.test(after) ? 'property' : 'string'
    case 'scalar':
      return SCALAR.test(text) ? 'constant' : 'string'
    case 'keyword':
    case 'function':
      return CONSTANTS.has(text) ? 'constant' : found
    default:
      return found
  }
}

const CONSTANTS = new Set(['nil', 'null', 'true', 'false', '$null', '$true', '$false'])

/** Where types begin with a capital letter, names that do are types; members are not, but may be generic functions. */
export const refineTypes: Refine = (found, text, before, after) => {
  const kind = refineNames(found, text, before, after)
  if (before === '.' && after.startsWith('(') && (kind === 'type' || kind === 'keyword')) return 'function'
  if (found !== 'name' || kind !== '') return kind
  if (before === '.') return after.startsWith('<') ? 'function' : ''
  return /^[A-Z]\w*[a-z]/.test(text) ? 'type' : ''
}
