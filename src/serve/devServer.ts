import type { IncomingMessage, ServerResponse } from 'node:http'
import { lookup } from 'mrmime'
import { DamagedCache } from '../disk/segments.ts'
import { thrownMessage } from '../model/thrownMessage.ts'
import type { Answer } from './answer.ts'
import { type FilesInResponses, filesInResponses } from './filesInResponses.ts'
import { listen } from './listen.ts'
import type { Listening } from './listening.ts'
import { LIVE_EVENTS, LIVE_PROBLEMS, LIVE_SCRIPT, type LiveReload, withLiveReload } from './liveReload.ts'
import type { SiteAnswers } from './siteAnswers.ts'

type DevServerOptions = {
  root: string
  host: string
  port: number
  baseUrl: string
  /** The current site; replaced while the server runs. */
  current: () => SiteAnswers
  /** Resolves once the whole site has been read. */
  whole: Promise<void>
  liveReload: LiveReload
  /** The script that updates open pages, and the problems that it shows, as JSON. */
  liveScript: Promise<string>
  problems: () => string
  /** Called when a page is there and listens. */
  onPage?: () => void
  /** Receives unexpected errors. */
  onError: (error: unknown) => void
  /** Rebuilds the site if the cache cannot be read. */
  recover: () => Promise<void>
  /** The address that a page has now, if its old one was below a former base URL. */
  movedTo: (path: string) => Promise<string | undefined>
}

/** Serves a site from memory. Requests are looked up in a map: no path of a request ever reaches the disk. */
export function startDevServer(options: DevServerOptions): Promise<Listening> {
  const { root, host, port, baseUrl } = options
  const readFile = filesInResponses(root)
  const handler = (request: IncomingMessage, response: ServerResponse) =>
    void answerRecovering({ ...options, readFile }, request, response).catch((error: unknown) => {
      options.onError(error)
      sendError(response, error)
    })
  return listen(handler, { host, port, path: baseUrl })
}

// Each save while a page is read may make another necessary.
const MOST_RECOVERIES = 5

type Answering = DevServerOptions & { readFile: FilesInResponses }

async function answerRecovering(options: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (let recoveries = 0; ; recoveries += 1) {
    try {
      return await answer(options, request, response)
    } catch (error) {
      if (!(error instanceof DamagedCache) || recoveries === MOST_RECOVERIES) throw error
      await options.recover()
    }
  }
}

const HEADERS = { 'cache-control': 'no-cache' }

async function answer(options: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (path === LIVE_EVENTS) {
    if (options.liveReload.connect(response)) options.onPage?.()
    return
  }
  if (path === LIVE_SCRIPT) return send(response, 200, 'text/javascript', await options.liveScript)
  if (path === LIVE_PROBLEMS) return send(response, 200, 'application/json', options.problems())
  response.setHeader('server-timing', `state;desc=${options.liveReload.state()}`)
  const { site, found } = await lookUp(options, path)
  switch (found?.kind) {
    case 'page':
      return send(response, 200, 'text/html', withLiveReload(await found.render()))
    case 'text':
      return send(response, 200, typeOf(found.path), found.render())
    case 'content':
      return send(response, 200, typeOf(found.path), found.content)
    case 'file':
      if (found.policy !== undefined) response.setHeader('content-security-policy', found.policy)
      return sendFile(response, typeOf(found.path), options.readFile(found.source, response))
    case 'redirect':
      response.writeHead(308, { ...HEADERS, location: found.to }).end()
      return
    default:
      return sendMissing(response, path, site, await options.movedTo(path))
  }
}

/** The configuration may change back, so that a browser must not remember where an address has moved. */
function sendMissing(response: ServerResponse, path: string, site: SiteAnswers, moved: string | undefined): void {
  if (moved === undefined) send(response, 404, 'text/html', withLiveReload(site.notFound(path)))
  else response.writeHead(307, { ...HEADERS, location: moved }).end()
}

/** Waits for the whole site before it looks up a path that is not known yet. */
async function lookUp(
  { current, whole }: DevServerOptions,
  path: string,
): Promise<{ site: SiteAnswers; found?: Answer | undefined }> {
  const site = current()
  const found = await site.answerTo(path)
  if (found || site.isWhole) return { site, found }
  await whole
  return { site: current(), found: await current().answerTo(path) }
}

/**
 * A page that cannot be rendered must not stop the server; the error is shown in its place until it can be rendered.
 */
function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const message = escaped(thrownMessage(error))
  const title = 'This page could not be rendered'
  const text = `<h1>${title}</h1><p>This is a bug in portalgen: ${message}</p>`
  send(
    response,
    500,
    'text/html',
    withLiveReload(`<!doctype html><html lang="en"><head><title>${title}</title></head><body>${text}</body></html>`),
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function sendFile(response: ServerResponse, type: string, content: Uint8Array | undefined): void {
  if (content) send(response, 200, type, content)
  else send(response, 404, 'text/plain', 'the file no longer exists')
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const text = type.startsWith('text/') || type.endsWith('json') || type.endsWith('xml')
  response.writeHead(status, { ...HEADERS, 'content-type': text ? `${type}; charset=utf-8` : type }).end(body)
}

/** As `preview` names them, and icons, whose type is none of IANA's. */
const typeOf = (path: string): string =>
  lookup(path) ?? (/\.ico$/i.test(path) ? 'image/x-icon' : 'application/octet-stream')
