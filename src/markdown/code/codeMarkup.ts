import type { ThemedToken } from '@shikijs/core'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeCode = (code: string): string => code.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')

/** The markup of one line: neighbours of the same class in one `<span>`, plain text and white space in none. */
export function markupOf(tokens: ThemedToken[]): string {
  let markup = ''
  let name = ''
  let content = ''
  for (const token of tokens) {
    const next = token.content.trim() === '' ? '' : classOf(token)
    if (next !== name) {
      markup += wrap(content, name)
      content = ''
      name = next
    }
    content += token.content
  }
  return markup + wrap(content, name)
}

/** The theme's colours are variables: `var(--token-keyword)` is the class `tok-keyword`. */
function classOf({ color }: ThemedToken): string {
  return color?.startsWith('var(--token-') ? `tok-${color.slice('var(--token-'.length, -1)}` : ''
}

function wrap(content: string, name: string): string {
  if (content === '' || name === '') return escapeCode(content)
  const inner = content.trim()
  const start = content.indexOf(inner)
  const before = content.slice(0, start)
  return `${before}<span class="${name}">${escapeCode(inner)}</span>${content.slice(start + inner.length)}`
}
