import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { type Listening, listen } from './listen.ts'

export type PreviewOptions = { folder: string; baseUrl: string; host: string; port: number }

/** A static host for a built site: index files, the 404 page, and nothing outside of the base URL. */
export function startPreview({ folder, baseUrl, host, port }: PreviewOptions): Promise<Listening> {
  return listen(staticHandler(folder, baseUrl), { host, port, path: baseUrl })
}

function staticHandler(folder: string, baseUrl: string): RequestListener {
  const notFound = notFoundAnswer(folder)
  // Looks at the disk for each request, so that a new build shows at once.
  const files = sirv(folder, { dev: true, etag: true, onNoMatch: notFound })
  return (request, response) => {
    const url = request.url ?? '/'
    if (url === baseUrl.slice(0, -1)) return redirect(response, baseUrl)
    if (!url.startsWith(baseUrl)) return notFound(request, response)
    request.url = url.slice(baseUrl.length - 1)
    files(request, response, () => notFound(request, response))
  }
}

function notFoundAnswer(folder: string) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(join(folder, '404.html')))
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(308, { location: to }).end()
}
