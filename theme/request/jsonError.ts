const TOKEN =
  /^(?:[{}[\]:,]|"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/u

/**
 * What may come next: the first characters of the tokens that fit, where `0` stands for numbers, `true`, `false` and
 * `null`.
 */
type Expected = [tokens: string, description: string]

const VALUE: Expected = ['{["0', 'a value']
const VALUE_OR_END: Expected = ['{["0]', 'a value or "]"']
const NAME: Expected = ['"', 'a name in double quotes']
const NAME_OR_END: Expected = ['"}', 'a name in double quotes or "}"']
const COLON: Expected = [':', '":"']
const NEXT_ITEM: Expected = [',]', '"," or "]"']
const NEXT_FIELD: Expected = [',}', '"," or "}"']
const NOTHING: Expected = ['', 'nothing more']

/**
 * Describes a syntax error in JSON with its line and column; empty for valid JSON. The messages of `JSON.parse` differ
 * between browsers, and some have no position.
 */
export function jsonError(text: string): string {
  const open: string[] = []
  let expected = VALUE
  let at = 0
  while (true) {
    at += text.slice(at).search(/[^ \t\n\r]|$/)
    if (at === text.length && expected === NOTHING) return ''
    const [found = ''] = TOKEN.exec(text.slice(at)) ?? []
    const token = kindOf(found)
    const [tokens, description] = expected
    if (found === '' || !tokens.includes(token)) return `${placeOf(text, at)}: ${description} is expected.`
    expected = after(token, expected, open)
    at += found.length
  }
}

const kindOf = ([first = '']: string): string => ('{}[]:,"'.includes(first) ? first : '0')

/** Tracks the open brackets. @returns what is expected after a token */
function after(token: string, expected: Expected, open: string[]): Expected {
  if (token === ':') return VALUE
  if (token === ',') return open.at(-1) === '{' ? NAME : VALUE
  if (expected === NAME || (expected === NAME_OR_END && token === '"')) return COLON
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? NAME_OR_END : VALUE_OR_END
  }
  if (token === '}' || token === ']') open.pop()
  if (open.length === 0) return NOTHING
  return open.at(-1) === '{' ? NEXT_FIELD : NEXT_ITEM
}

function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  return `Line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
}
