import type { ThemedToken } from '@shikijs/core'
import type { Token, TokenKind } from '../../../model/code.ts'
import { addToken } from '../addToken.ts'

/** How the colours of the theme begin, which are variables. */
export const PREFIX = 'token-'

const KINDS: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  string: 'string',
  'string-expression': 'string',
  constant: 'constant',
  comment: 'comment',
  function: 'function',
  parameter: 'variable',
  type: 'type',
  property: 'property',
  link: 'link',
  inserted: 'inserted',
  deleted: 'deleted',
}

/** The tokens of one line. */
export function shikiTokens(themed: ThemedToken[]): Token[] {
  const line: Token[] = []
  for (const token of themed) addToken(line, token.content, kindOf(token))
  return line
}

/** `var(--token-keyword)` is of the kind `keyword`. */
const kindOf = ({ color }: ThemedToken): TokenKind => KINDS[color?.slice(`var(--${PREFIX}`.length, -1) ?? ''] ?? ''
