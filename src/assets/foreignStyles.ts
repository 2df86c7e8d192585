import { type StyleToken, styleTokens } from './styleTokens.ts'

const OWN = /^(?:#|data:(?:image|font)\/|data:application\/(?:x-)?font)/i

/**
 * Removes imports, and addresses that are neither in the drawing nor data. A style that an escape spells in another way, or
 * from which something is left to remove, is removed as a whole.
 */
export function withoutForeignStyles(css: string): string {
  if (!/url|import|image|src|\\/i.test(css)) return css
  if (css.includes('\\')) return ''
  const safe = withoutForeign(css)
  // What is removed may have kept the parts of another import from one another.
  return withoutForeign(safe) === safe ? safe : ''
}

function withoutForeign(css: string): string {
  const tokens = styleTokens(css)
  const kept: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const part = tokens.slice(at, endOfPart(tokens, at))
    kept.push(safePart(part))
    at += part.length
  }
  return kept.join('')
}

const isImport = ({ kind, name }: StyleToken): boolean => kind === 'at' && name === 'import'

/** Whether strings in a function are addresses. */
const isLoading = ({ kind, name }: StyleToken): boolean =>
  kind === 'function' && /^(?:url|src|image|(?:-\w+-)?image-set)$/.test(name)

/** An import ends at its semicolon, and a function that loads at its bracket; anything else is a part of its own. */
function endOfPart(tokens: StyleToken[], at: number): number {
  const first = tokens[at]
  if (first && isImport(first)) return 1 + indexFrom(tokens, at, ({ text }) => text === ';')
  if (!first || !isLoading(first)) return at + 1
  let depth = 0
  return (
    1 +
    indexFrom(tokens, at, ({ kind, text }) => {
      if (kind === 'function' || text === '(') depth += 1
      else if (text === ')') depth -= 1
      return depth === 0
    })
  )
}

/** The last one if there is none. */
function indexFrom(tokens: StyleToken[], from: number, isEnd: (token: StyleToken) => boolean): number {
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token && isEnd(token)) return index
  }
  return tokens.length - 1
}

function safePart(part: StyleToken[]): string {
  const [first] = part
  if (first && isImport(first)) return ''
  return part.some(isForeign(first)) ? 'none' : part.map(({ text }) => text).join('')
}

/** @param first of the part that the token is in */
const isForeign =
  (first: StyleToken | undefined) =>
  ({ kind, text }: StyleToken): boolean => {
    if (kind === 'url') return !OWN.test(text.replace(/^url\([ \t\n\r\f]*/i, ''))
    if (!first || !isLoading(first)) return false
    // The value of a variable cannot be determined here.
    return (
      first.name !== 'url' ||
      (kind === 'function' && text !== first.text) ||
      (kind === 'string' && !OWN.test(text.slice(1)))
    )
  }
