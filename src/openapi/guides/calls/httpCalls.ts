import { type Call, type Part, splitUrl } from './call.ts'

const REQUEST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|QUERY)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/

/** The requests of an HTTP text: a request line, headers, a blank line, a body. `###` begins another. */
export function httpCalls(code: string): Call[] {
  const lines = linesOf(code)
  return lines.flatMap((line, index) => {
    const [, method, url = ''] = REQUEST_LINE.exec(line.text) ?? []
    if (method === undefined) return []
    return [callFrom(method, { text: url, at: line.at + line.text.indexOf(url) }, lines.slice(index + 1), line.at)]
  })
}

function callFrom(method: string, target: Part, rest: Part[], at: number): Call {
  const end = rest.findIndex(({ text }) => REQUEST_LINE.test(text) || /^(?:###|HTTP\/)/.test(text))
  const own = end < 0 ? rest : rest.slice(0, end)
  const blank = own.findIndex(({ text }) => text.trim() === '')
  const head = blank < 0 ? own : own.slice(0, blank)
  const body = blank < 0 ? [] : own.slice(blank + 1)
  const { url, query } = splitUrl({ ...target, text: withPlaceholders(target.text) })
  const headers = head.flatMap(({ text, at: start }) => {
    const name = /^([\w-]+):/.exec(text)?.[1]
    return name === undefined ? [] : [{ text: name, at: start }]
  })
  const text = body.map((line) => line.text).join('\n')
  return {
    at,
    method,
    url,
    query,
    headers,
    // A request line alone is a name for the call, and says nothing of its headers.
    hasMoreHeaders: headers.length === 0,
    body: /^\s*[[{]/.test(text) ? { text: text.trimEnd(), at: body[0]?.at ?? at } : undefined,
  }
}

const withPlaceholders = (url: string): string =>
  url.replace(/<([\w-]+)>|\{\{([\w-]+)\}\}|:([a-z]\w*)(?=\/|$)/gi, (_, a, b, c) => `{${a ?? b ?? c}}`)

function linesOf(code: string): Part[] {
  let at = 0
  return code.split('\n').map((text) => {
    const line = { text: text.replace(/\r$/, ''), at }
    at += text.length + 1
    return line
  })
}
