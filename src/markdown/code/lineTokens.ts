import type { ThemedToken } from '@shikijs/core'
import type { Token } from '../../model/code.ts'

/** The tokens of one line: neighbours of the same kind as one, white space around them as plain text. */
export function lineTokens(themed: ThemedToken[]): Token[] {
  const tokens: Token[] = []
  let kind = ''
  let text = ''
  for (const token of themed) {
    const next = token.content.trim() === '' ? '' : kindOf(token)
    if (next !== kind) {
      addTrimmed(tokens, text, kind)
      text = ''
      kind = next
    }
    text += token.content
  }
  addTrimmed(tokens, text, kind)
  return tokens
}

/** The highlighter's colours are variables: `var(--token-keyword)` is of the kind `keyword`. */
const kindOf = ({ color }: ThemedToken): string =>
  color?.startsWith('var(--token-') ? color.slice('var(--token-'.length, -1) : ''

function addTrimmed(tokens: Token[], text: string, kind: string): void {
  if (kind === '') {
    addPlain(tokens, text)
    return
  }
  const inner = text.trim()
  const start = text.indexOf(inner)
  addPlain(tokens, text.slice(0, start))
  tokens.push({ text: inner, kind })
  addPlain(tokens, text.slice(start + inner.length))
}

function addPlain(tokens: Token[], text: string): void {
  const latest = tokens.at(-1)
  if (text === '') return
  if (latest?.kind === '') latest.text += text
  else tokens.push({ text, kind: '' })
}
