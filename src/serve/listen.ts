import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Duplex } from 'node:stream'
import { hasCode } from '../disk/diskError.ts'
import { isAllowed } from './guard.ts'
import type { Listening } from './listening.ts'
import { SECURITY_HEADERS, setSecurityHeaders } from './securityHeaders.ts'

type ListenOptions = { host: string; port: number; path: string }

/**
 * Starts a server, on the next free port if the requested one is in use. Requests of other sites, and those that do more
 * than read, do not reach the handler.
 */
export async function listen(handler: RequestListener, { host, port, path }: ListenOptions): Promise<Listening> {
  const guarded = guardedBy(inTurn(handler), host)
  const server = createServer(LIMITS, guarded)
  server.setTimeout(MOST_IDLE)
  server.on('checkExpectation', guarded).on('clientError', refuse)
  // Without a listener, Node closes the connection without a word.
  server.on('connect', (_request, socket) => end(socket, '405 Method Not Allowed'))
  const bound = await bindFrom(server, host, port)
  const addressOf = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${bound}${path}`
  const listensToAll = host === '0.0.0.0' || host === '::'
  return {
    port: bound,
    address: addressOf(host === '127.0.0.1' || listensToAll ? 'localhost' : host),
    others: listensToAll ? addressesOfMachine().map(addressOf) : [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A request without a host is refused like one with a foreign host. */
const LIMITS = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
}

/** How long a connection may neither send nor read, unless it waits for an answer: a large site takes a busy machine longer to read. */
const MOST_IDLE = 120_000

const endIfAnswered = (response: ServerResponse, socket: Socket): void => {
  if (response.headersSent) socket.destroy()
}

/** A client may send many requests without reading an answer, each of which would be kept in memory. */
const inTurn =
  (handler: RequestListener): RequestListener =>
  (request, response) =>
    response.socket ? handler(request, response) : response.once('socket', () => handler(request, response))

const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

function guardedBy(handler: RequestListener, host: string): RequestListener {
  return (request, response) => {
    setSecurityHeaders(response)
    response.on('timeout', (socket: Socket) => endIfAnswered(response, socket))
    if (!isAllowed(request, host)) return response.writeHead(403, TEXT).end('forbidden')
    if (request.method === 'GET' || request.method === 'HEAD') return handler(request, response)
    return response.writeHead(405, { ...TEXT, allow: 'GET, HEAD' }).end('only GET and HEAD are supported')
  }
}

/** Answers what is not HTTP as Node does, with the headers of all answers. */
function refuse(error: Error, socket: Socket): void {
  if (!socket.writable || hasCode(error, 'ECONNRESET')) socket.destroy()
  else end(socket, statusOf(error))
}

/** A client that keeps its side of the connection open is not waited for. */
function end(socket: Duplex, status: string): void {
  const headers = Object.entries({ connection: 'close', ...SECURITY_HEADERS }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n`, () => socket.destroy())
}

function statusOf(error: Error): string {
  if (hasCode(error, 'HPE_HEADER_OVERFLOW')) return '431 Request Header Fields Too Large'
  return hasCode(error, 'ERR_HTTP_REQUEST_TIMEOUT') ? '408 Request Timeout' : '400 Bad Request'
}

const addressesOfMachine = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)

const TRIES = 20
const LAST_PORT = 65_535

async function bindFrom(server: Server, host: string, first: number): Promise<number> {
  const last = Math.min(first + TRIES - 1, LAST_PORT)
  for (let port = first; ; port++) {
    try {
      return await bind(server, host, port)
    } catch (error) {
      if (port === last || !isTaken(error)) throw error
    }
  }
}

const isTaken = (error: unknown): boolean => hasCode(error, 'EADDRINUSE')

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      server.off('listening', onListening)
      reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    server.once('error', onError).once('listening', onListening).listen(port, host)
  })
}
