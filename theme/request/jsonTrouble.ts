const TOKEN =
  /^(?:[{}[\]:,]|"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/u

// What can stand at a place, in the words for the reader.
const VALUE = 'a value'
const VALUE_OR_END = 'a value or "]"'
const NAME = 'a name in double quotes'
const NAME_OR_END = 'a name in double quotes or "}"'
const COLON = '":"'
const NEXT_ITEM = '"," or "]"'
const NEXT_FIELD = '"," or "}"'
const END = 'nothing more'

/**
 * Why a text is no JSON, with the line and column where it stops being some: the words of browsers differ, and not all of
 * them say where.
 */
export function jsonTrouble(text: string): string {
  const open: string[] = []
  let expected = VALUE
  let at = 0
  while (true) {
    at += text.slice(at).search(/[^ \t\n\r]|$/)
    if (at === text.length && expected === END) return ''
    const [found = ''] = TOKEN.exec(text.slice(at)) ?? []
    const token = kindOf(found)
    if (found === '' || !fits(token, expected)) return `${placeOf(text, at)}: ${expected} is expected.`
    expected = after(token, expected, open)
    at += found.length
  }
}

/** The first character says what a token is; `0` stands for all of numbers, `true`, `false` and `null`. */
const kindOf = ([first = '']: string): string => ('{}[]:,"'.includes(first) ? first : '0')

/** Punctuation is expected where the words have it; names and values are said in words. */
function fits(token: string, expected: string): boolean {
  if (token === '"') return expected.startsWith('a')
  return expected.includes(`"${token}"`) || ('{[0'.includes(token) && expected.startsWith(VALUE))
}

/** Keeps what is open, and says what is expected after a token that was. */
function after(token: string, expected: string, open: string[]): string {
  if (token === ':') return VALUE
  if (token === ',') return open.at(-1) === '{' ? NAME : VALUE
  if (expected.startsWith(NAME) && token === '"') return COLON
  if (token === '{' || token === '[') open.push(token)
  if (token === '{') return NAME_OR_END
  if (token === '[') return VALUE_OR_END
  if (token === '}' || token === ']') open.pop()
  if (open.length === 0) return END
  return open.at(-1) === '{' ? NEXT_FIELD : NEXT_ITEM
}

function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n')
  return `Line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
}
