import { type Call, type LocatedText, splitUrl } from './call.ts'
import { literalJson } from './literalJson.ts'
import { callsOf, type Entry, entriesIn, literalOf, splitAt } from './sourceText.ts'
import { stringIn, urlOf } from './urlExpression.ts'

const COMMENT = '//'

/** The calls of `fetch` in JavaScript or TypeScript. */
export function javascriptCalls(code: string): Call[] {
  return [...callsOf(code, /(?<![\w$.])fetch\s*\(/g, COMMENT)].flatMap(({ match, args }) => {
    const [address, init] = splitAt(args.text, ',', COMMENT, args.at)
    const url = address && urlOf(address, COMMENT)
    return url ? [callOf(code, match.index, url, init)] : []
  })
}

function callOf(code: string, at: number, url: LocatedText, init: LocatedText | undefined): Call {
  const options = init && entriesIn(resolved(init, code), COMMENT)
  const isKnown = init === undefined || (options?.isWhole ?? false)
  const find = (name: string): LocatedText | undefined =>
    options?.entries.find((entry) => entry.name.text === name)?.value
  const method = find('method')
  const headers = find('headers')
  const read = headers && entriesIn(resolved(headers, code), COMMENT)
  const { url: path, query } = splitUrl(url)
  return {
    at,
    method: method ? stringIn(method.text)?.toUpperCase() : isKnown ? 'GET' : undefined,
    url: path,
    query,
    headers: (read?.entries ?? []).map(({ name }: Entry) => name),
    hasMoreHeaders: !isKnown || (headers !== undefined && !read?.isWhole),
    body: bodyOf(find('body'), code),
  }
}

/** Returns the value of a name, if it is defined in the same text. */
const resolved = (part: LocatedText, code: string): LocatedText =>
  /^[\w$]+$/.test(part.text) ? (literalOf(part.text, code, COMMENT) ?? part) : part

function bodyOf(body: LocatedText | undefined, code: string): LocatedText | undefined {
  const inside = body && /^JSON\.stringify\(([\s\S]*)\)$/.exec(body.text)?.[1]
  if (!body || inside === undefined) return undefined
  const [value] = splitAt(inside, ',', COMMENT, body.at + 'JSON.stringify('.length)
  const literal = value && resolved(value, code)
  const json = literal && literalJson(literal.text)
  return literal && json !== undefined ? { text: json, at: literal.at } : undefined
}
