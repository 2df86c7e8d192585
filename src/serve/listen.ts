import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { port: number; address: string; close(): Promise<void> }

export type ListenOptions = { host: string; port: number; path: string }

/** Starts a server; on the next free port when the wanted one is taken. */
export async function listen(handler: RequestListener, { host, port, path }: ListenOptions): Promise<Listening> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, handler)
  const bound = await bindFrom(server, host, port)
  const name = host === '127.0.0.1' ? 'localhost' : host
  return {
    port: bound,
    address: `http://${name.includes(':') ? `[${name}]` : name}:${bound}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const TRIES = 20

async function bindFrom(server: Server, host: string, first: number): Promise<number> {
  for (let port = first; port < first + TRIES; port++) {
    const bound = await bind(server, host, port)
    if (bound !== undefined) return bound
  }
  throw new Error(`none of the ports ${first} to ${first + TRIES - 1} is free`)
}

/** The port, or undefined when it is taken. */
function bind(server: Server, host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (trouble: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (trouble.code === 'EADDRINUSE') resolve(undefined)
      else reject(trouble)
    }
    const onListening = () => {
      server.off('error', onError)
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    }
    server.once('error', onError).once('listening', onListening).listen(port, host)
  })
}
