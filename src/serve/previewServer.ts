import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import compression from 'compression'
import sirv from 'sirv'
import { asciiAddress } from '../model/asciiAddress.ts'
import { percentDecoded } from '../model/percentEncoding.ts'
import { fileHref } from '../model/route.ts'
import { listen } from './listen.ts'
import type { Listening } from './listening.ts'

type PreviewOptions = { folder: string; baseUrl: string; host: string; port: number }

/** A static host for a built site: index files, the 404 page, and nothing outside the base URL. */
export function startPreview({ folder, baseUrl, host, port }: PreviewOptions): Promise<Listening> {
  return listen(staticHandler(folder, baseUrl), { host, port, path: baseUrl })
}

function staticHandler(folder: string, baseUrl: string): RequestListener {
  const notFound = notFoundAnswer(folder)
  // Reads the disk for each request, so that a new build is served at once.
  const files = sirv(folder, { dev: true, etag: true, onNoMatch: notFound, setHeaders })
  const compress = compression()
  return (request, response) => {
    const url = request.url ?? '/'
    if (url === baseUrl.slice(0, -1)) return redirect(response, baseUrl)
    const path = url.startsWith(baseUrl) ? pathIn(url.slice(baseUrl.length - 1)) : undefined
    if (path === undefined) return notFound(request, response)
    const moved = redirectOf(folder, url)
    if (moved !== undefined) return redirect(response, moved, 301)
    if (needsSlash(folder, path))
      return redirect(response, fileHref(`${path.slice(1)}/`, { baseUrl, trailingSlash: true }))
    nameFile(request, path)
    const range = answered(request.headers.range)
    if (range === undefined) delete request.headers.range
    else request.headers.range = range
    outlive(response, () => {
      compress(request, response, () => files(request, response, () => notFound(request, response)))
    })
  }
}

/**
 * Sets an explicit charset for text. Files with a hash in their names may be cached forever, as `_headers` specifies
 * for real hosts.
 */
function setHeaders(response: ServerResponse, path: string): void {
  if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8')
  if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8')
}

/**
 * The range that is answered: one from a byte on. The others, such as the last bytes, several ranges and the first byte
 * alone, of which sirv makes something else, are ignored, as servers may (https://www.rfc-editor.org/rfc/rfc9110#section-14.2).
 */
function answered(range: string | undefined): string | undefined {
  const [, start, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (start === undefined) return undefined
  // No file is longer, and a number that is not exact ends the answer.
  const first = Math.min(Number(start), Number.MAX_SAFE_INTEGER)
  if (last === '') return `bytes=${first}-`
  const end = Math.min(Number(last), Number.MAX_SAFE_INTEGER)
  return end === 0 || end < first ? undefined : `bytes=${first}-${end}`
}

/** A file that is removed while it is sent ends this answer and not the server. */
function outlive(response: ServerResponse, step: () => void): void {
  response.once('pipe', (source: Readable) => source.once('error', () => response.destroy()))
  try {
    step()
  } catch {
    response.destroy()
  }
}

/** Returns the decoded path of a request; undefined for a path that no file of a site can have. */
function pathIn(url: string): string | undefined {
  const path = percentDecoded(url.split('?', 1)[0] ?? '')
  // Except for `.well-known`, no published name begins with a dot, and two slashes would be another host in a redirect.
  return path === undefined || /[\\\0]|\/(?!\.well-known\/)[./]/.test(path) ? undefined : path
}

/** sirv takes `_parsedUrl` for the address if it belongs to `url`; by itself it would end a path at a `?` or `#` in a name. */
function nameFile(request: IncomingMessage, path: string): void {
  const raw = fileHref(path.slice(1), { baseUrl: '/', trailingSlash: true })
  Object.assign(request, { url: raw, _parsedUrl: { pathname: encodeURI(path), raw } })
}

/** Static hosts redirect the address of a folder to the one with its slash, unless a page has that address. */
function needsSlash(folder: string, path: string): boolean {
  if (path.endsWith('/') || existsSync(join(folder, `${path}.html`))) return false
  return existsSync(join(folder, path, 'index.html'))
}

function notFoundAnswer(folder: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const page = readNotFound(nearestNotFound(folder, pathIn(request.url ?? '/') ?? '/'))
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }
}

/** Hosts show the page of the nearest folder above the path. Of a path with thousands of folders few exist. */
function nearestNotFound(folder: string, path: string): string {
  let at = folder
  let nearest = join(folder, '404.html')
  for (const name of path.split('/').filter((each) => each !== '' && each !== '..')) {
    at = join(at, name)
    if (!existsSync(at)) break
    const page = join(at, '404.html')
    if (existsSync(page)) nearest = page
  }
  return nearest
}

/** While a build replaces the site, its files are missing for a moment. */
function readNotFound(path: string): Uint8Array | string {
  try {
    return readFileSync(path)
  } catch {
    return '<!doctype html><title>Page not found</title>Page not found'
  }
}

function redirect(response: ServerResponse, to: string, status = 308): void {
  response.writeHead(status, { location: to }).end()
}

/** Returns the target of an address in `_redirects`, like hosts that support this file. */
function redirectOf(folder: string, url: string): string | undefined {
  const asked = url.split('?', 1)[0]
  const lines = readRedirects(join(folder, '_redirects')).split('\n')
  const to = lines.map((line) => line.trim().split(/\s+/)).find(([from]) => from === asked)?.[1]
  return to === undefined ? undefined : asciiAddress(to)
}

/** A site need not have the file, and a build that replaces it may take it away at any moment. */
function readRedirects(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
