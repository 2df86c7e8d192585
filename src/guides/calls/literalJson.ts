/** Converts an object of JavaScript or a dictionary of Python to JSON; undefined if a part of it is not a literal. */
export function literalJson(text: string): string | undefined {
  const tokens: string[] = []
  const token = new RegExp(TOKEN)
  while (token.lastIndex < text.length) {
    const found = token.exec(text)?.[0]
    const written = found ? jsonOf(found, text.slice(token.lastIndex, token.lastIndex + 100)) : undefined
    if (written === undefined) return undefined
    // The last entry may be followed by a comma in both languages, and not in JSON.
    if ((written === ']' || written === '}') && tokens.at(-1) === ',') tokens.pop()
    if (written !== '') tokens.push(written)
  }
  const json = tokens.join('')
  return isJson(json) ? json : undefined
}

const TOKEN =
  /(?:\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[{}[\],:]|-?\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?|[A-Za-z_$][\w$]*)/y

const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['null', 'null'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
])

function jsonOf(token: string, rest: string): string | undefined {
  if (/^(?:\s|\/|#)/.test(token)) return ''
  if (/^[{}[\],:]$/.test(token)) return token
  if (token.startsWith('"')) return isJson(token) ? token : undefined
  if (token.startsWith("'")) return JSON.stringify(token.slice(1, -1).replace(/\\(['"\\])/g, '$1'))
  if (/^-?\d/.test(token)) return token.replaceAll('_', '')
  if (/^\s*:/.test(rest)) return JSON.stringify(token)
  return WORDS.get(token)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
