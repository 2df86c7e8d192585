import type { ApiDocument } from '../openapi/read/apiDocument.ts'

/**
 * Returns the path of a call; undefined if the call is to another API, or if no part of the path is literal. The host
 * may be any placeholder, so a path below it counts as one of the API.
 */
export function pathOf(url: string, document: ApiDocument): string | undefined {
  const [, placeholder, host, path = ''] = /^(?:(\{[^}]*\})|https?:\/\/([^/]*))?(\/.*)?$/i.exec(url) ?? []
  if (!/[^/{}]/.test(path.replace(/\{[^{}]*\}/g, ''))) return undefined
  const servers = serversOf(document)
  if (host !== undefined && !host.includes('{') && !servers.some((server) => isHostOf(server, host))) return undefined
  if (placeholder === undefined && host === undefined && path === '') return undefined
  const bases = servers.map(basePathOf).filter((base) => base !== '' && path.startsWith(`${base}/`))
  const [longest = ''] = bases.toSorted((a, b) => b.length - a.length)
  return path.slice(longest.length)
}

const serversOf = ({ servers, operations }: ApiDocument): string[] =>
  [servers, ...operations.map((operation) => operation.servers ?? [])].flat().flatMap(({ url }) => url ?? [])

const partsOf = (server: string): [host: string, path: string] => {
  const [, host = '', path = ''] = /^(?:https?:)?(?:\/\/([^/]*))?(.*)$/i.exec(server) ?? []
  return [host, path.replace(/\/$/, '')]
}

const basePathOf = (server: string): string => partsOf(server)[1]

/** `{region}.example.com` is any host below `example.com`. */
function isHostOf(server: string, host: string): boolean {
  const [first = '', ...parts] = partsOf(server)[0]
    .toLowerCase()
    .split(/\{[^{}]*\}/)
  const last = parts.pop()
  const asked = host.toLowerCase()
  if (last === undefined) return asked === first
  if (!asked.startsWith(first)) return false
  // A pattern with as many wildcards would try each with every length.
  let at = first.length
  for (const part of parts) {
    const found = asked.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return asked.length - last.length >= at && asked.endsWith(last)
}

/** Tells whether a path with values or placeholders matches a template. */
export function fits(path: string, template: string): boolean {
  const parts = path.replace(/\/$/, '').split('/')
  const wanted = template.replace(/\/$/, '').split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => {
      const given = parts[index] ?? ''
      return part.includes('{') ? given !== '' : part === given
    })
  )
}
