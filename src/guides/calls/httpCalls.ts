import { type Call, type LocatedText, splitUrl } from './call.ts'

const REQUEST_LINE = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|QUERY)[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/

/** The requests of an HTTP text: a request line, headers, a blank line, a body. `###` begins another, an answer ends one. */
export function httpCalls(code: string): Call[] {
  const requests: { first: LocatedText; lines: LocatedText[] }[] = []
  let lines: LocatedText[] = []
  for (const line of linesOf(code)) {
    if (REQUEST_LINE.test(line.text)) {
      lines = []
      requests.push({ first: line, lines })
    } else if (/^(?:###|HTTP\/)/.test(line.text)) lines = []
    else lines.push(line)
  }
  return requests.map(({ first, lines: own }) => callFrom(first, own))
}

function callFrom({ text: line, at }: LocatedText, own: LocatedText[]): Call {
  const [, method = '', target = ''] = REQUEST_LINE.exec(line) ?? []
  const blank = own.findIndex(({ text }) => text.trim() === '')
  const head = blank < 0 ? own : own.slice(0, blank)
  const body = blank < 0 ? [] : own.slice(blank + 1)
  const { url, query } = splitUrl({ text: target, at: at + line.indexOf(target) })
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
    // A request line alone names the call, and shows none of its headers.
    hasMoreHeaders: headers.length === 0,
    body: /^\s*[[{]/.test(text) ? { text: text.trimEnd(), at: body[0]?.at ?? at } : undefined,
  }
}

function linesOf(code: string): LocatedText[] {
  let at = 0
  return code.split('\n').map((text) => {
    const line = { text: text.replace(/\r$/, ''), at }
    at += text.length + 1
    return line
  })
}
