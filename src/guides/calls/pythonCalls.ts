import { type Call, type LocatedText, splitUrl } from './call.ts'
import { literalJson } from './literalJson.ts'
import { callsOf, entriesIn, literalOf, splitAt } from './sourceText.ts'
import { stringIn, urlOf } from './urlExpression.ts'

const COMMENT = '#'

const CALLEE = /(?<![\w.])([\w.]*?)\.(get|post|put|patch|delete|head|options|request)\s*\(/g

/** The calls of requests and httpx in Python. */
export function pythonCalls(code: string): Call[] {
  return [...callsOf(code, CALLEE, COMMENT)].flatMap(({ match, args: { text, at } }) => {
    const [, caller = '', name = ''] = match
    if (!/(?:^|[._])(?:requests|httpx|session|client|http)$/i.test(caller)) return []
    return callOf({ code, caller, name, args: splitAt(text, ',', COMMENT, at), at: match.index })
  })
}

type Written = { code: string; caller: string; name: string; args: LocatedText[]; at: number }

function callOf({ code, caller, name, args, at }: Written): Call[] {
  const named = new Map(args.flatMap((arg) => keywordOf(arg)))
  const plain = args.filter(({ text }) => !/^(?:\w+\s*=(?!=)|\*)/.test(text))
  const [first, second] = plain
  const address = named.get('url') ?? (name === 'request' ? second : first)
  const url = address && urlOf(address, COMMENT)
  if (!url) return []
  const { url: path, query } = splitUrl(url)
  const headers = named.get('headers')
  const read = headers && entriesIn(resolved(headers, code), COMMENT)
  const params = named.get('params')
  const inParams = params && entriesIn(resolved(params, code), COMMENT)
  const isSpread = args.some(({ text }) => text.startsWith('**'))
  return [
    {
      at,
      method: name === 'request' ? first && stringIn(first.text)?.toUpperCase() : name.toUpperCase(),
      url: path,
      query: [...query, ...(inParams?.entries ?? []).map((entry) => entry.name)],
      headers: (read?.entries ?? []).map((entry) => entry.name),
      // A session has headers of its own.
      hasMoreHeaders: isSpread || !/^(?:requests|httpx)$/.test(caller) || (headers !== undefined && !read?.isWhole),
      body: bodyOf(named.get('json'), code),
    },
  ]
}

function keywordOf({ text, at }: LocatedText): [string, LocatedText][] {
  const [whole = '', name] = /^(\w+)\s*=(?!=)\s*/.exec(text) ?? []
  return name === undefined ? [] : [[name, { text: text.slice(whole.length), at: at + whole.length }]]
}

const resolved = (part: LocatedText, code: string): LocatedText =>
  /^\w+$/.test(part.text) ? (literalOf(part.text, code, COMMENT) ?? part) : part

function bodyOf(json: LocatedText | undefined, code: string): LocatedText | undefined {
  const literal = json && resolved(json, code)
  const text = literal && literalJson(literal.text)
  return literal && text !== undefined ? { text, at: literal.at } : undefined
}
