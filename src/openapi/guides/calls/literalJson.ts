/**
 * An object of JavaScript or a dictionary of Python as JSON; undefined when a part of it is no literal, so that its value is
 * not known.
 */
export function literalJson(text: string): string | undefined {
  let json = ''
  let at = 0
  while (at < text.length) {
    const [token = ''] = TOKEN.exec(text.slice(at)) ?? []
    const written = token === '' ? undefined : jsonOf(token, text.slice(at + token.length))
    if (written === undefined) return undefined
    json += written
    at += token.length
  }
  const closed = json.replace(/,(?=[\]}])/g, '')
  return isJson(closed) ? closed : undefined
}

const TOKEN =
  /^(?:\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[{}[\],:]|-?\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?|[A-Za-z_$][\w$]*)/

const WORDS: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  True: 'true',
  False: 'false',
  None: 'null',
}

function jsonOf(token: string, rest: string): string | undefined {
  if (/^(?:\s|\/|#)/.test(token)) return ''
  if (/^[{}[\],:]$/.test(token)) return token
  if (token.startsWith('"')) return isJson(token) ? token : undefined
  if (token.startsWith("'")) return JSON.stringify(token.slice(1, -1).replace(/\\(['"\\])/g, '$1'))
  if (/^-?\d/.test(token)) return token.replaceAll('_', '')
  if (/^\s*:/.test(rest)) return JSON.stringify(token)
  return WORDS[token]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
